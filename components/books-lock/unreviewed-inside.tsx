'use client';
import { useQuery } from '@tanstack/react-query';
import NextLink from 'next/link';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useBusiness } from '@/components/shell/business-context';
import { type Day, endOfDay } from '@/lib/dates/instant';
import { formatDayOfYear } from '@/lib/format/day';
import { paths } from '@/lib/paths';
import { journalEntryReads } from '@/lib/reads/journal-entry-reads';
import { readOptions } from '@/lib/reads/read-options';
import { type Waiting, waitingWords } from './unreviewed-words';

/** The entries that a lock would close before anybody has reviewed them, with the way to them. */
export function UnreviewedInside({ through }: { through: Day }) {
  const { id } = useBusiness();
  const { locale } = useLocale();
  const parts = [
    { status: 'bookkeeper_pending', whose: 'to review', waiting: useWaiting('bookkeeper_pending', through) },
    { status: 'business_pending', whose: 'with the owner', waiting: useWaiting('business_pending', through) },
  ] as const;
  const found = parts.flatMap(({ status, whose, waiting }) => {
    const words = waiting && waitingWords(waiting, locale);
    return words ? [{ status, words: `${words} ${whose}` }] : [];
  });
  return (
    <div role="status" className="empty:hidden">
      {found.length > 0 && (
        <p className="rounded-md bg-warn-surface px-3 py-2 text-warn">
          Not reviewed up to {formatDayOfYear(through, locale)}:{' '}
          {found.map(({ status, words }, index) => (
            <span key={status}>
              {index > 0 && ', '}
              <NextLink
                href={paths.journal(id, { to: through, status, sort: 'datetime' })}
                className="font-medium underline underline-offset-2"
              >
                {words}
              </NextLink>
            </span>
          ))}
          . Once closed, they can be confirmed, but their ledgers and amounts cannot be changed.
        </p>
      )}
    </div>
  );
}

/** Null until it is known. */
function useWaiting(status: 'bookkeeper_pending' | 'business_pending', through: Day): Waiting | null {
  const { id } = useBusiness();
  const query = {
    review_status: status,
    end_datetime: endOfDay(through),
    sort: 'datetime' as const,
    page_size: 100,
  };
  const { data } = useQuery(readOptions(journalEntryReads.list, id, { query }));
  return data ? { count: data.data.length, isMore: data.pagination.next_page_token !== null } : null;
}
