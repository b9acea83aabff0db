'use client';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import type { TaskKind } from '@/lib/contract/task';
import type { LedgerIndex } from '../entry-summary';
import type { ReviewChanges } from './actions/use-review-changes';
import type { Days } from './days-dialog';

// Each comes when it is opened.
const AskDialog = lazyComponent(() => import('@/components/tasks/ask-dialog'));
const SplitDialog = lazyComponent(() => import('./split/split-dialog'));
const DaysDialog = lazyComponent(() => import('./days-dialog'));
const ReceiptDialog = lazyComponent(() => import('../receipt/receipt-dialog'));

/** Which dialog is open over the review, and about what. */
export type OpenDialog =
  | { kind: 'ask'; entries: readonly JournalEntry[]; for: TaskKind }
  | { kind: 'split'; entry: JournalEntry }
  | { kind: 'receipt'; entry: JournalEntry }
  | { kind: 'days' }
  | null;

type DialogsProps = {
  open: OpenDialog;
  onOpen: (dialog: OpenDialog) => void;
  /** The first and last day that are listed. */
  days: Days;
  onDays: (days: Partial<Days>) => void;
  ledgers: LedgerIndex;
  changes: ReviewChanges;
  onClose: () => void;
};

export function ReviewDialogs({ open, onOpen, days, onDays, ledgers, changes, onClose }: DialogsProps) {
  if (open?.kind === 'days') return <DaysDialog days={days} onChange={onDays} onClose={onClose} />;
  if (open?.kind === 'ask') {
    return (
      <AskDialog
        entries={open.entries}
        kind={open.for}
        onClose={onClose}
        onChanged={changes.learn}
        onAsked={changes.goOnAfterAsking}
      />
    );
  }
  if (open?.kind === 'split') {
    const { entry } = open;
    return (
      <SplitDialog
        entry={entry}
        ledgers={ledgers}
        onSplit={(from, to) => changes.divide(entry, from, to)}
        onClose={onClose}
      />
    );
  }
  if (open?.kind === 'receipt') {
    const { entry } = open;
    return (
      <ReceiptDialog
        entry={entry}
        ledgers={ledgers}
        onAsk={() => onOpen({ kind: 'ask', entries: [entry], for: 'receipt_request' })}
        onClose={onClose}
      />
    );
  }
  return null;
}
