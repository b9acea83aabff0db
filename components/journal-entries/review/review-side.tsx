'use client';
import dynamic from 'next/dynamic';
import { DetailPane } from '@/components/ui/list-detail/detail-pane';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { titleOf } from '../entry-summary';
import { ReviewPanel } from './review-panel';
import { SelectionPanel } from './selection-panel';

const BulkLedgerDialog = dynamic(() => import('./bulk-ledger-dialog'), { ssr: false });

type SideProps = Omit<Parameters<typeof ReviewPanel>[0], 'entry'> & {
  entry: JournalEntry | null;
  /** While there are any, the pane is about them. */
  selected: readonly JournalEntry[];
  isSheetOpen: boolean;
  onSheetOpenChange: (isOpen: boolean) => void;
  /** How many entries get another ledger together; 0 when none do. */
  bulkCount: number;
  onChooseForAll: (ledgerId: string) => void;
  onCloseBulk: () => void;
};

/** The open entry: beside the list on a wide screen, in a sheet over it on a narrow one. */
export function ReviewSide(props: SideProps) {
  const {
    entry,
    selected,
    isSheetOpen,
    onSheetOpenChange,
    bulkCount,
    onChooseForAll,
    onCloseBulk,
    ...panel
  } = props;
  return (
    <>
      {entry && (
        <DetailPane
          itemId={null}
          one="entry"
          title={selected.length > 0 ? 'Selected entries' : titleOf(entry)}
          isSheetOpen={isSheetOpen}
          onClose={() => onSheetOpenChange(false)}
        >
          {() =>
            selected.length > 0 ? (
              <SelectionPanel entries={selected} ledgers={panel.ledgers} currency={panel.currency} />
            ) : (
              <ReviewPanel entry={entry} {...panel} />
            )
          }
        </DetailPane>
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
