'use client';

import { type LedgerIndex, ledgerName, summarize, titleOf } from '@/components/journal-entries/entry-summary';
import { useEntryHref } from '@/components/journal-entries/use-entry-href';
import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import { Link } from '@/components/ui/link';
import { useLocale } from '@/components/ui/locale';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { formatLongDay } from '@/lib/format/day';

/** What the task is about, as the bank tells it: who, when, how much. */
export function EntryFacts({ entry, ledgers }: { entry: JournalEntry; ledgers: LedgerIndex }) {
  const { currency } = useBusiness();
  const entryHref = useEntryHref();
  const locale = useLocale();
  const { units, isMovement, bankLine } = summarize(entry, ledgers, currency);
  const title = titleOf(entry);
  return (
    <div className="mt-2 border-y border-line py-2.5">
      <p className="flex items-baseline justify-between gap-3">
        <Link
          href={entryHref(entry.id)}
          className="min-w-0 rounded font-semibold wrap-anywhere underline-offset-2 hover:underline"
        >
          {title}
        </Link>
        <span className="font-semibold">
          <Amount units={units} currency={currency} isMovement={isMovement} />
        </span>
      </p>
      <p className="text-soft">
        {formatLongDay(entry.datetime, locale)}
        {bankLine && ` · ${ledgerName(ledgers, bankLine.ledger_id)}`} · {currency}
      </p>
      {title !== entry.description && <p className="text-xs wrap-anywhere text-faint">{entry.description}</p>}
    </div>
  );
}
