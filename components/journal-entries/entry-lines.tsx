import { clsx } from 'clsx';
import { Amount } from '@/components/ui/amount';
import { useLocale } from '@/components/ui/locale';
import { isLongAmount } from '@/components/ui/tables/amount-column';
import type { LineEntry } from '@/lib/contract/journal-entry';
import { unitsOfAmount } from '@/lib/format/amount';
import type { EntryDetailsProps } from './entry-details-props';
import { ledgerName, totalOf } from './entry-summary';

/** The lines of an entry with debit and credit columns, their totals and difference. */
export function EntryLines({ entry, ledgers, currency, renderLedger }: EntryDetailsProps) {
  const debits = totalOf(entry.line_entries, 'debit', currency);
  const credits = totalOf(entry.line_entries, 'credit', currency);
  const isLong = isLongAmount(debits, currency, useLocale());
  return (
    <table
      aria-label="Lines"
      // Both columns of long amounts leave the names little room.
      className={clsx(
        'w-full border-collapse',
        isLong && 'max-sm:[&_td]:text-xs [&_td:not(:first-child)]:pl-2 [&_td:not(:first-child)]:text-xs',
      )}
    >
      <thead>
        <tr className="h-[26px] border-b border-line text-xs text-faint *:font-medium">
          <th className="text-left">Ledger</th>
          <th className="w-24 pl-3 text-right">Debit</th>
          <th className="w-24 pl-3 text-right">Credit</th>
        </tr>
      </thead>
      <tbody>
        {placesOf(entry.line_entries).map(([place, line]) => (
          <Line key={place} line={line} currency={currency}>
            {renderLedger
              ? renderLedger(line, ledgerName(ledgers, line.ledger_id))
              : ledgerName(ledgers, line.ledger_id)}
          </Line>
        ))}
      </tbody>
      <tfoot>
        <tr className="h-row-dense border-t border-edge font-semibold">
          <th scope="row" className="text-left font-semibold">
            Difference{' '}
            <span className="font-normal text-faint">
              <Amount units={debits - credits} currency={currency} />
            </span>
          </th>
          <td className="pl-3 text-right">
            <Amount units={debits} currency={currency} />
          </td>
          <td className="pl-3 text-right">
            <Amount units={credits} currency={currency} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

/** The lines with their places, which stay while a line is saved and so becomes one of another identifier: what is typed in it stays, too. */
function placesOf(lines: readonly LineEntry[]): [number, LineEntry][] {
  return lines.map((line, place) => [place, line]);
}

type LineProps = { line: LineEntry; currency: string; children: React.ReactNode };

function Line({ line, currency, children }: LineProps) {
  const amount = <Amount units={unitsOfAmount(line.amount, currency)} currency={currency} />;
  const isDebit = line.debit_credit === 'debit';
  return (
    <tr className="border-b border-line align-top *:py-1.5">
      <td className="max-w-0 pr-2">
        <div className="min-w-0 wrap-anywhere hyphens-auto">{children}</div>
        {line.description && <p className="text-xs wrap-anywhere text-faint">{line.description}</p>}
        {line.basis !== 'all' && <p className="text-xs text-faint">Only {line.basis} books</p>}
      </td>
      <td className="pl-3 text-right">{isDebit && amount}</td>
      <td className="pl-3 text-right">{!isDebit && amount}</td>
    </tr>
  );
}
