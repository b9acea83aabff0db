'use client';
import dynamic from 'next/dynamic';
import { useMedia } from '@/components/ui/use-media';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { titleOf } from '../entry-summary';
import { ReviewPanel } from './review-panel';

const Dialog = dynamic(() => import('@/components/ui/dialog').then((file) => file.Dialog), { ssr: false });
const BulkLedgerDialog = dynamic(() => import('./bulk-ledger-dialog'), { ssr: false });

type SideProps = Omit<Parameters<typeof ReviewPanel>[0], 'entry'> & {
  entry: JournalEntry | null;
  isSheetOpen: boolean;
  onSheetOpenChange: (isOpen: boolean) => void;
  /** So many entries are to get another ledger together; 0 when none are. */
  bulkCount: number;
  onChooseForAll: (ledgerId: string) => void;
  onCloseBulk: () => void;
};

/** The open entry: beside the list on a wide screen, in a sheet over it on a narrow one. */
export function ReviewSide(props: SideProps) {
  const { entry, isSheetOpen, onSheetOpenChange, bulkCount, onChooseForAll, onCloseBulk, ...panel } = props;
  const isWide = useMedia('(min-width: 1280px)');
  return (
    <>
      {entry && (
        <aside
          aria-label="Open entry"
          className="w-[436px] shrink-0 overflow-auto border-l border-line bg-panel p-5 max-xl:hidden"
        >
          <ReviewPanel entry={entry} {...panel} />
        </aside>
      )}
      {!isWide && isSheetOpen && entry && (
        <Dialog
          title={titleOf(entry)}
          placement="side"
          keepsScreenKeys
          isOpen
          onOpenChange={onSheetOpenChange}
        >
          <ReviewPanel entry={entry} {...panel} />
        </Dialog>
      )}
      {bulkCount > 0 && (
        <BulkLedgerDialog
          count={bulkCount}
          ledgers={panel.ledgers}
          onChoose={onChooseForAll}
          onClose={onCloseBulk}
        />
      )}
    </>
  );
}
