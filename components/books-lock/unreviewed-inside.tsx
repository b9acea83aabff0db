'use client';
import { useQuery } from '@tanstack/react-query';
import { useBusiness } from '@/components/shell/business-context';
import { Link } from '@/components/ui/link';
import { useLocale } from '@/components/ui/locale';
import type { JournalEntryOutlineQuery } from '@/lib/contract/journal-entry-queries';
import { type Day, endOfDay } from '@/lib/dates/instant';
import { countOf } from '@/lib/format/count';
import { formatDayOfYear } from '@/lib/format/day';
import { paths } from '@/lib/paths';
import { journalEntryReads } from '@/lib/reads/journal-entry-reads';
import { readOptions } from '@/lib/reads/read-options';
import { countIn, countingOf, countingWords, type WaitingRead } from './waiting-count';

/**
 * The entries that a lock would close before anybody has reviewed them, with the way to them. It takes its room before they are
 * counted, so that the button below does not move from under the pointer.
 */
export function UnreviewedInside({ through }: { through: Day }) {
  const { id } = useBusiness();
  const locale = useLocale();
  const waiting = [
    useWaiting('bookkeeper_pending', through),
    useWaiting('business_pending', through),
    useWaiting('bookkeeper_pending', through, uncategorized),
    useWaiting('business_pending', through, uncategorized),
  ] as const;
  const [toReview, withOwner, ...bareReads] = waiting;
  const parts = [
    { status: 'bookkeeper_pending', whose: 'to review', waiting: countIn(toReview) },
    { status: 'business_pending', whose: 'with the owner', waiting: countIn(withOwner) },
  ] as const;
  const bare = bareReads.map(countIn);
  const counting = countingOf(waiting);
  const found = parts.flatMap(({ status, whose, waiting }) => {
    return waiting ? [{ status, words: `${countOf(waiting, 'entry', 'entries', locale)} ${whose}` }] : [];
  });
  const withoutLedger = bare.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  const others = parts.reduce((sum, { waiting }) => sum + (waiting ?? 0), -withoutLedger);
  const day = formatDayOfYear(through, locale);
  return (
    <div role="status" className="min-h-[calc(2lh+1rem)] max-sm:min-h-[calc(4lh+1rem)]">
      {counting !== 'counted' || found.length === 0 ? (
        <p className="px-3 py-2 text-soft">{countingWords(counting, day)}</p>
      ) : (
        <p className="rounded-md bg-warn-surface px-3 py-2 text-warn">
          Not reviewed up to {day}:{' '}
          {found.map(({ status, words }, index) => (
            <span key={status}>
              {index > 0 && ', '}
              <Link
                href={paths.journal(id, { to: through, status, sort: 'datetime' })}
                className="font-medium underline underline-offset-2"
              >
                {words}
              </Link>
            </span>
          ))}
          . {closedText(withoutLedger, others, locale)}
        </p>
      )}
    </div>
  );
}

/** What can be done with the entries once the period is closed. */
function closedText(withoutLedger: number, others: number, locale: string): string {
  const fixed = 'their ledgers and amounts cannot be changed';
  if (withoutLedger === 0) return `Once closed, they can be confirmed, but ${fixed}.`;
  const none = `${countOf(withoutLedger, 'has no ledger', 'have no ledger', locale)} and cannot be confirmed until you reopen the period`;
  return others <= 0 ? `${none}.` : `${none}. Once closed, the others can, but ${fixed}.`;
}

const uncategorized: Pick<JournalEntryOutlineQuery, 'categorization_method'> = {
  categorization_method: ['uncategorized'],
};

function useWaiting(
  status: 'bookkeeper_pending' | 'business_pending',
  through: Day,
  more: Pick<JournalEntryOutlineQuery, 'categorization_method'> = {},
): WaitingRead {
  const { id } = useBusiness();
  const query = { review_status: status, end_datetime: endOfDay(through), ...more };
  return useQuery(readOptions(journalEntryReads.outline, id, { query }));
}
