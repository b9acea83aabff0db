'use client';
import type { ReactNode } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { DetailPane } from '@/components/ui/list-detail/detail-pane';
import { DetailRead } from '@/components/ui/list-detail/detail-read';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { EntryBackground, loadBackground } from './background/lazy-background';
import { EditLink } from './edit-link';
import { EntryDetails } from './entry-details';
import type { LedgerIndex } from './entry-summary';
import { useEntry } from './use-entry';

type SideProps = {
  entryId: string;
  /** The entry as the list has it; one that a link names may not be in the list. */
  listed: JournalEntry | null;
  ledgers: LedgerIndex;
  /** What can be done with it, below its lines. */
  acts?: ReactNode;
  onClose: () => void;
};

/** The open entry beside a list. */
export function EntrySide({ entryId, listed, ledgers, acts, onClose }: SideProps) {
  const read = useEntry(listed === null ? entryId : null);
  return (
    <DetailPane itemId={entryId} one="entry" title="Entry" loadContent={loadBackground} onClose={onClose}>
      {(close) => (
        <DetailRead
          read={listed ? { ...read, data: listed } : read}
          one="entry"
          bars={['w-1/3', 'h-6 w-2/3', 'h-28']}
        >
          {(entry) => <OpenEntry entry={entry} ledgers={ledgers} acts={acts} close={close} />}
        </DetailRead>
      )}
    </DetailPane>
  );
}

type OpenEntryProps = { entry: JournalEntry; ledgers: LedgerIndex; acts: ReactNode; close: ReactNode };

function OpenEntry({ entry, ledgers, acts, close }: OpenEntryProps) {
  const { currency } = useBusiness();
  return (
    <div className="flex flex-col gap-5">
      <EntryDetails
        entry={entry}
        ledgers={ledgers}
        currency={currency}
        action={
          <div className="flex items-center gap-1">
            <EditLink entryId={entry.id} />
            {close}
          </div>
        }
      />
      {acts}
      <EntryBackground entry={entry} ledgers={ledgers} />
    </div>
  );
}
