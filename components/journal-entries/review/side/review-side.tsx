'use client';
import { memo } from 'react';
import { DetailPane } from '@/components/ui/list-detail/detail-pane';
import { DetailSkeleton } from '@/components/ui/list-detail/detail-read';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import { useAhead } from '@/components/ui/loading/use-ahead';
import { titleOf } from '../../entry-summary';
import type { Editing, LedgerChoice } from '../actions/use-ledger-choice';
import type { ActPreview } from '../readiness/left-entries';
import type { Selected } from '../selection/selection-summary';
import { EveryPanel } from './every-panel';
import { type OpenEntry, ReviewPanel, type ReviewPanelProps } from './review-panel';

const bars = ['h-6 w-2/3', 'h-24', 'h-40'];

const SelectionPanel = lazyComponent(() => import('./selection-panel').then((file) => file.SelectionPanel), {
  loading: () => <DetailSkeleton one="selection" bars={bars} />,
});

const BulkLedgerDialog = lazyComponent(() => import('../selection/bulk-ledger-dialog'));

/** What the pane is about: the open entry, or the selected ones while there are any. */
export type OnSide = { open: OpenEntry | null; selected: Selected };

type SideProps = Omit<ReviewPanelProps, 'open' | 'editedLine' | 'choice'> & {
  about: OnSide;
  /** The entry that the address names is on its way. */
  isReading: boolean;
  editing: Editing;
  choice: LedgerChoice;
  isSheetOpen: boolean;
  onSheetOpenChange: (isOpen: boolean) => void;
  /** What confirming would do while all entries are selected of a list that was not read whole; else null. */
  every: ActPreview | null;
  /** How many entries get another ledger together; 0 when none do. */
  bulkCount: number;
};

/**
 * The open entry: beside the list on a wide screen, in a sheet over it on a narrow one. It is drawn with the key that opens it,
 * since a ledger field must be there before the next letter.
 */
export const ReviewSide = memo(function ReviewSide(props: SideProps) {
  const { about, isReading, editing, choice, isSheetOpen, onSheetOpenChange, every, bulkCount, ...panel } =
    props;
  const { open, selected } = about;
  useAhead(SelectionPanel.load);
  const hasSelection = every !== null || selected.entries.length > 0;
  const isEdited = editing !== null && editing !== 'selection' && editing.entryId === open?.entry.id;
  return (
    <>
      {(open || isReading) && (
        <DetailPane
          itemId={null}
          one="entry"
          title={hasSelection ? 'Selected entries' : open ? titleOf(open.entry) : 'Entry'}
          isSheetOpen={isSheetOpen}
          onClose={() => onSheetOpenChange(false)}
        >
          {() =>
            every ? (
              <EveryPanel preview={every} status={panel.status} />
            ) : hasSelection ? (
              <SelectionPanel selected={selected} ledgers={panel.ledgers} currency={panel.currency} />
            ) : !open ? (
              <DetailSkeleton one="entry" bars={bars} />
            ) : (
              <ReviewPanel
                open={open}
                editedLine={isEdited ? editing.line : null}
                choice={choice}
                {...panel}
              />
            )
          }
        </DetailPane>
      )}
      {bulkCount > 0 && (
        <BulkLedgerDialog
          count={bulkCount}
          ledgers={panel.ledgers}
          onChoose={choice.chooseForAll}
          onClose={choice.cancel}
        />
      )}
    </>
  );
});
