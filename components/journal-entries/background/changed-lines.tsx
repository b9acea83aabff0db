'use client';

import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import type { LineEntry } from '@/lib/contract/journal-entry';
import { unitsOfAmount } from '@/lib/format/amount';
import { type LedgerIndex, ledgerName } from '../entry-summary';

type Props = { gone: readonly LineEntry[]; come: readonly LineEntry[]; ledgers: LedgerIndex };

/** The lines of an entry before and after a change. */
export function ChangedLines({ gone, come, ledgers }: Props) {
  const parts = [
    { name: 'Before', lines: gone },
    { name: 'After', lines: come },
  ].filter(({ lines }) => lines.length > 0);
  return (
    <table className="my-1 w-full border-collapse text-xs tabular-nums">
      <tbody>
        {parts.map(({ name, lines }) =>
          lines.map((line, index) => (
            <tr key={line.id} className="border-t border-line align-top">
              {index === 0 && (
                <th
                  scope="rowgroup"
                  rowSpan={lines.length}
                  className="w-14 py-1 text-left font-normal text-faint"
                >
                  {name}
                </th>
              )}
              <td className="max-w-0 py-1 pr-2">
                <span className="block truncate">{ledgerName(ledgers, line.ledger_id)}</span>
              </td>
              <td className="w-14 py-1 text-faint">{line.debit_credit === 'debit' ? 'Debit' : 'Credit'}</td>
              <td className="w-24 py-1 text-right">
                <LineAmount line={line} />
              </td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}

function LineAmount({ line }: { line: LineEntry }) {
  const { currency } = useBusiness();
  return <Amount units={unitsOfAmount(line.amount, currency)} currency={currency} />;
}
