'use client';
import { useMemo } from 'react';
import { Amount } from '@/components/ui/amount';
import { useLocale } from '@/components/ui/locale';
import { countOf, formatCount } from '@/lib/format/count';
import type { LedgerIndex } from '../../entry-summary';
import { type Selected, summarizeSelection } from '../selection/selection-summary';

type SelectionPanelProps = { selected: Selected; ledgers: LedgerIndex; currency: string };

const mostLedgers = 12;
/** What confirming the selection leaves as it is, before the ledgers. */
const undecidedRows = [
  { of: 'asked', name: 'Suggested link to decide' },
  { of: 'withoutLedger', name: 'Without a ledger' },
] as const;

/** What the selected entries come to, while what is done is done to all of them. */
export function SelectionPanel({ selected, ledgers, currency }: SelectionPanelProps) {
  const locale = useLocale();
  const summary = useMemo(
    () => summarizeSelection(selected, ledgers, currency),
    [selected, ledgers, currency],
  );
  const [common] = summary.ledgers;
  const undecided = undecidedRows.filter(({ of }) => summary[of] > 0);
  const hasOneLedger = summary.ledgers.length === 1 && undecided.length === 0 && common;
  return (
    <div className="flex flex-col gap-5">
      <h2 className="text-xl font-semibold tracking-tight">
        {countOf(summary.count, 'entry', 'entries', locale)} selected
      </h2>
      <dl className="grid grid-cols-[1fr_auto] gap-y-1.5 tabular-nums">
        <dt className="text-soft">Money in</dt>
        <dd className="text-right">
          <Amount units={summary.moneyIn} currency={currency} />
        </dd>
        <dt className="text-soft">Money out</dt>
        <dd className="text-right">
          <Amount units={-summary.moneyOut} currency={currency} />
        </dd>
        <dt className="font-semibold">Net</dt>
        <dd className="text-right font-semibold">
          <Amount units={summary.moneyIn - summary.moneyOut} currency={currency} />
        </dd>
      </dl>
      {hasOneLedger ? (
        <p>
          All are on <strong className="font-semibold">{common.name}</strong>.
        </p>
      ) : (
        <table aria-label="Ledgers of the selected entries" className="w-full tabular-nums">
          <thead>
            <tr className="h-[26px] border-b border-line text-xs text-faint *:font-medium">
              <th className="text-left">Ledger</th>
              <th className="text-right">Entries</th>
            </tr>
          </thead>
          <tbody>
            {undecided.map(({ of, name }) => (
              <tr key={of} className="h-row-dense border-b border-line text-warn">
                <td>{name}</td>
                <td className="text-right">{formatCount(summary[of], locale)}</td>
              </tr>
            ))}
            {summary.ledgers.slice(0, mostLedgers).map(({ name, count }) => (
              <tr key={name} className="h-row-dense border-b border-line">
                <td className="wrap-anywhere">{name}</td>
                <td className="text-right">{formatCount(count, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {summary.ledgers.length > mostLedgers && (
        <p className="text-xs text-faint">
          and {formatCount(summary.ledgers.length - mostLedgers, locale)} more ledgers
        </p>
      )}
    </div>
  );
}
