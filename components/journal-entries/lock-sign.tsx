'use client';
import { Lock } from 'lucide-react';
import { useBusiness } from '@/components/shell/business-context';
import { Link } from '@/components/ui/link';
import { useLocale } from '@/components/ui/locale';
import { type Day, dayOf, type Instant } from '@/lib/dates/instant';
import { formatDayOfYear } from '@/lib/format/day';
import { paths } from '@/lib/paths';

/** Whether something of the day lies in the closed books, so that what reports depend on cannot change. */
export function useIsLocked(at: Day | Instant | null): boolean {
  const isLocked = useLockedDays();
  return at !== null && isLocked(at);
}

/** Tells of any day whether it lies in the closed books. */
export function useLockedDays(): (at: Day | Instant) => boolean {
  const { lockedThrough } = useBusiness();
  return (at) => lockedThrough !== null && dayOf(at) <= lockedThrough;
}

type Props = {
  /** When it is posted; null: not yet. */
  at: Day | Instant | null;
  /** Such as "entry" or "bill". */
  what: string;
  /** Of a bill or invoice, as the aging of closed days shows both: the word for its party, and when it is due. */
  aged?: { party: string; dueAt: Instant };
};

/** Says why what lies in the closed books cannot change; nothing of what does not. */
export function LockSign({ at, what, aged }: Props) {
  const { id, lockedThrough } = useBusiness();
  const locale = useLocale();
  const isLocked = useIsLocked(at);
  if (!isLocked || lockedThrough === null) return null;
  const dates = aged && dayOf(aged.dueAt) < lockedThrough ? 'date, due date' : 'date';
  const fixed = aged ? `${dates}, amounts, ledgers and ${aged.party}` : `${dates}, amounts and ledgers`;
  return (
    <p className="flex items-start gap-2 rounded-md bg-chip px-3 py-2 text-xs text-soft">
      <Lock aria-hidden className="mt-px size-3.5 shrink-0" />
      <span>
        The books are{' '}
        <Link href={paths.booksLock(id)} className="underline underline-offset-2">
          closed through {formatDayOfYear(lockedThrough, locale)}
        </Link>
        : the {fixed} of this {what} cannot be changed.
      </span>
    </p>
  );
}
