'use client';
import { X } from 'lucide-react';
import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { ButtonLink, IconButton } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { useMedia } from '@/components/ui/use-media';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { paths } from '@/lib/paths';
import { EntryBackground } from '../background/lazy-background';
import { EntryDetails } from '../entry-details';
import { type LedgerIndex, titleOf } from '../entry-summary';
import { useEntry } from '../use-entry';

const Dialog = dynamic(() => import('@/components/ui/dialog').then((file) => file.Dialog), { ssr: false });

type SideProps = {
  entryId: string | null;
  /** The entry as the list has it; one that a link names may not be in the list. */
  listed: JournalEntry | null;
  ledgers: LedgerIndex;
  onClose: () => void;
};

/** The open entry beside the journal, or over it where there is no room. */
export function JournalSide({ entryId, listed, ledgers, onClose }: SideProps) {
  const isWide = useMedia('(min-width: 1280px)');
  if (entryId === null) return null;
  const contentOf = (close: ReactNode) => (
    <OpenEntry key={entryId} entryId={entryId} listed={listed} ledgers={ledgers} close={close} />
  );
  return (
    <>
      <aside
        aria-label="Open entry"
        className="relative w-[436px] shrink-0 overflow-auto border-l border-line bg-panel p-5 max-xl:hidden"
      >
        {contentOf(
          <IconButton size="small" label="Close the entry" onPress={onClose}>
            <X aria-hidden className="size-4" />
          </IconButton>,
        )}
      </aside>
      {!isWide && (
        <Dialog
          title={listed ? titleOf(listed) : 'Entry'}
          placement="side"
          keepsScreenKeys
          isOpen
          onOpenChange={onClose}
        >
          {contentOf(null)}
        </Dialog>
      )}
    </>
  );
}

type OpenEntryProps = Omit<SideProps, 'onClose' | 'entryId'> & { entryId: string; close: ReactNode };

function OpenEntry({ entryId, listed, ledgers, close }: OpenEntryProps) {
  const { id: businessId, currency, canWrite } = useBusiness();
  const read = useEntry(listed === null ? entryId : null);
  const entry = listed ?? read.data;
  if (!entry && read.isError) {
    return (
      <ErrorState
        title="The entry could not be read"
        detail={read.error.message}
        onRetry={() => void read.refetch()}
      />
    );
  }
  if (!entry) {
    return (
      <div role="status" aria-label="Loading the entry" className="flex flex-col gap-4">
        <Skeleton className="w-1/3" />
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="h-28" />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <EntryDetails
        entry={entry}
        ledgers={ledgers}
        currency={currency}
        action={
          <div className="flex items-center gap-1">
            <ButtonLink size="small" variant="quiet" href={paths.journalEntry(businessId, entry.id)}>
              {canWrite ? 'Edit' : 'Open'}
            </ButtonLink>
            {close}
          </div>
        }
      />
      <EntryBackground entry={entry} ledgers={ledgers} />
    </div>
  );
}
