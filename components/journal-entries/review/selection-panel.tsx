'use client';
import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Amount } from '@/components/ui/amount';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { countOf, formatCount } from '@/lib/format/count';
import type { LedgerIndex } from '../entry-summary';
import { summarizeSelection } from './selection-summary';

type SelectionPanelProps = { entries: readonly JournalEntry[]; ledgers: LedgerIndex; currency: string };

const mostLedgers = 12;

/** What the selected entries come to, while what is done is done to all of them. */
export function SelectionPanel({ entries, ledgers, currency }: SelectionPanelProps) {
  const { locale } = useLocale();
  const summary = useMemo(() => summarizeSelection(entries, ledgers, currency), [entries, ledgers, currency]);
  const [common] = summary.ledgers;
  const hasOneLedger = summary.ledgers.length === 1 && common;
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
