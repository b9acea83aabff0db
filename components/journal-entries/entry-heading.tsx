'use client';
import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import { useLocale } from '@/components/ui/locale';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { formatLongDay } from '@/lib/format/day';
import { type LedgerIndex, summarize, titleOf } from './entry-summary';

/** Which entry a dialog is about: its title, day and amount. */
export function EntryHeading({ entry, ledgers }: { entry: JournalEntry; ledgers: LedgerIndex }) {
  const { currency } = useBusiness();
  const locale = useLocale();
  const { units, isMovement } = summarize(entry, ledgers, currency);
  return (
    <div className="flex items-baseline justify-between gap-4">
      <div className="min-w-0">
        <p className="truncate font-semibold">{titleOf(entry)}</p>
        <p className="text-soft">{formatLongDay(entry.datetime, locale)}</p>
      </div>
      <Amount units={units} currency={currency} isMovement={isMovement} className="text-base font-semibold" />
    </div>
  );
}
