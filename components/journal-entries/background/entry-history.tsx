'use client';

import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { Moment } from '@/components/ui/dates/moment';
import { Link } from '@/components/ui/link';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import { useLocale } from '@/components/ui/locale';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { documentOfEntry } from '../entry-document';
import type { LedgerIndex } from '../entry-summary';
import { useEntryHref } from '../use-entry-href';
import { ChangedLines } from './changed-lines';
import { type Happening, reversedBy, tellHistory } from './history-words';
import type { Background } from './use-background';

const ReverseDialog = lazyComponent(() => import('./reverse-dialog'));

/** How many are shown at first. */
const latest = 6;

type Props = { entry: JournalEntry; ledgers: LedgerIndex; background: Background };

/**
 * Who did what to the entry, when; the latest first. An entry of its own is reversed here; that of a bank transaction,
 * bill, invoice or credit note is corrected by its other lines or with what it posts, one that was taken over by unlinking it.
 */
export function EntryHistory({ entry, ledgers, background }: Props) {
  const { currency, canWrite } = useBusiness();
  const locale = useLocale();
  const [isWhole, setIsWhole] = useState(false);
  const [isReversing, setIsReversing] = useState(false);
  const { history, people } = background;
  const dashboards = new Set(background.dashboards);
  const happenings = tellHistory(history, { ledgers, people, dashboards, currency, locale });
  const shown = isWhole ? happenings : happenings.slice(0, latest);
  const isOfItsOwn = entry.transaction_id === null && documentOfEntry(entry) === null;
  const mayReverse = isOfItsOwn && reversedBy(history) === null && background.takenOverBy === null;
  return (
    <section aria-label="History">
      <div className="mb-1.5 flex items-center justify-between gap-2">
        <h3 className="font-semibold">History</h3>
        {canWrite && mayReverse && (
          <Button
            size="small"
            variant="quiet"
            className="-mr-2 max-sm:h-11"
            icon={<Undo2 aria-hidden className="size-3.5" />}
            onPress={() => setIsReversing(true)}
          >
            Reverse the entry
          </Button>
        )}
      </div>
      <ol className="flex flex-col gap-2.5">
        {shown.map((happening) => (
          <HistoryItem key={happening.id} happening={happening} ledgers={ledgers} />
        ))}
      </ol>
      {shown.length < happenings.length && (
        <Button size="small" className="mt-3 max-sm:h-11" onPress={() => setIsWhole(true)}>
          Show all {happenings.length}
        </Button>
      )}
      {isReversing && <ReverseDialog entry={entry} ledgers={ledgers} onClose={() => setIsReversing(false)} />}
    </section>
  );
}

function HistoryItem({ happening, ledgers }: { happening: Happening; ledgers: LedgerIndex }) {
  const entryHref = useEntryHref();
  const { at, who, isClaimed, what, lines, otherEntryId } = happening;
  return (
    <li>
      <p className="wrap-anywhere">
        {what.join(' · ')}
        {otherEntryId && (
          <>
            {' '}
            <Link
              href={entryHref(otherEntryId)}
              className="rounded text-accent underline-offset-2 hover:underline"
            >
              Open it
            </Link>
          </>
        )}
      </p>
      {lines && <ChangedLines {...lines} ledgers={ledgers} />}
      <p className="text-xs wrap-anywhere text-faint">
        {who} {isClaimed && <span className="text-warn">(claimed by an application) </span>}·{' '}
        <Moment value={at} />
      </p>
    </li>
  );
}
