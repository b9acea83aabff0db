'use client';
import { CircleCheck } from 'lucide-react';
import { useBusiness } from '@/components/shell/business-context';
import { ButtonLink } from '@/components/ui/button';
import { useLocale } from '@/components/ui/locale';
import { EmptyState } from '@/components/ui/notices/empty-state';
import type { Day } from '@/lib/dates/instant';
import { countOf } from '@/lib/format/count';
import { formatDayOfYear } from '@/lib/format/day';
import { paths } from '@/lib/paths';

export type Posted = { day: Day; entryIds: string[]; madeLedgers: number };

/** What was posted, and where to see it. */
export function OpeningResult({ posted: { day, entryIds, madeLedgers } }: { posted: Posted }) {
  const { id } = useBusiness();
  const locale = useLocale();
  const made = madeLedgers > 0 ? `${countOf(madeLedgers, 'ledger', 'ledgers', locale)} created. ` : '';
  return (
    <EmptyState
      icon={<CircleCheck aria-hidden className="size-6 text-money-in" />}
      title={
        entryIds.length > 0
          ? `Opening balances posted on ${formatDayOfYear(day, locale)}`
          : 'The chart of accounts was imported'
      }
      action={
        <>
          <ButtonLink href={paths.ledgers(id)}>Ledgers</ButtonLink>
          {entryIds.length > 0 && (
            <ButtonLink variant="primary" href={paths.trialBalance(id, { date: day })}>
              Trial balance of that day
            </ButtonLink>
          )}
        </>
      }
    >
      {made}
      {entryIds.length > 0 &&
        `${countOf(entryIds.length, 'entry', 'entries', locale)} in the journal. To undo it, reverse them there; importing the file again posts only what is missing.`}
    </EmptyState>
  );
}
