'use client';

import { useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { ErrorState } from '@/components/ui/notices/error-state';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { BankFacts } from '../bank-facts';
import type { LedgerIndex } from '../entry-summary';
import { BackgroundSkeleton } from './background-skeleton';
import { EntryConversations } from './entry-conversations';
import { EntryDocuments } from './entry-documents';
import { EntryHistory } from './entry-history';
import { EntryNotes } from './entry-notes';
import { EntryOrigin } from './entry-origin';
import { EntryTags } from './entry-tags';
import { useBackground } from './use-background';

export type EntryBackgroundProps = {
  entry: JournalEntry;
  ledgers: LedgerIndex;
  /** The screen has buttons of its own that ask the owner and attach receipts. */
  hasOwnActions?: boolean;
  /** The screen has a field of its own for the notes. */
  notesElsewhere?: boolean;
};

/**
 * The background of an entry, what may decide it first: messages, documents and notes, then where it comes from and its changes.
 * The notes and tags are known before, but wait for what stands above them: it would push them down.
 */
export default function EntryBackground(props: EntryBackgroundProps) {
  const { entry, ledgers, hasOwnActions = false, notesElsewhere = false } = props;
  const { canWrite } = useBusiness();
  const read = useBackground(entry);
  const { data } = read;
  const [shownOf, setShownOf] = useState<string | null>(null);
  const hasAnswer = data !== undefined || read.isError;
  if (hasAnswer && shownOf !== entry.id) setShownOf(entry.id);
  // What is typed below an error stays while it is read again.
  if (!hasAnswer && shownOf !== entry.id) return <BackgroundSkeleton />;
  return (
    <div className="flex flex-col gap-5">
      {data?.transaction && <BankFacts transaction={data.transaction} />}
      {data && (
        <EntryConversations
          key={`conversations ${entry.id}`}
          entry={entry}
          ledgers={ledgers}
          background={data}
          canAsk={canWrite && !hasOwnActions}
        />
      )}
      {data && (
        <EntryDocuments
          key={`documents ${entry.id}`}
          entry={entry}
          ledgers={ledgers}
          documents={data.documents}
          canAttach={canWrite && !hasOwnActions && entry.transaction_id !== null}
        />
      )}
      <div className="flex flex-col gap-2">
        {!notesElsewhere && <EntryNotes key={`notes ${entry.id}`} entry={entry} />}
        <EntryTags key={`tags ${entry.id}`} entry={entry} />
      </div>
      {data && <EntryOrigin entry={entry} background={data} />}
      {data ? (
        <EntryHistory key={`history ${entry.id}`} entry={entry} ledgers={ledgers} background={data} />
      ) : (
        <ErrorState
          title="The details of the entry could not be loaded"
          detail={read.error?.message}
          onRetry={() => void read.refetch()}
          isRetrying={read.isFetching}
        />
      )}
    </div>
  );
}
