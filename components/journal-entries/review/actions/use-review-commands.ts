import { useMemo } from 'react';
import type { Command } from '@/components/ui/commands/command-registry';
import { useCommands } from '@/components/ui/commands/commands';
import { rowsOfScreen } from '@/components/ui/list-detail/neighbor';
import type { ReviewStatus } from '@/lib/contract/journal-entry';
import type { TransactionLink } from '@/lib/contract/transaction-link';

/** What the keys of the review do; the buttons do the same. */
export type ReviewActions = {
  move: (by: number) => void;
  goToFirst: () => void;
  goToLast: () => void;
  selectAll: () => void;
  /** Selects all that were read, or none when all were selected. */
  toggleAll: () => void;
  open: () => void;
  /** Confirms the targets and goes on; one without a ledger is asked for it. */
  confirm: () => void;
  setStatus: (to: ReviewStatus) => void;
  /** Asks the owner about the targets. */
  ask: () => void;
  changeLedger: () => void;
  /** Puts the open entry on the suggested ledger of this index, 0 to 2. */
  takeGuess: (index: number) => void;
  /** Accepts a suggested link of the open entry, by default the surest, and confirms it. */
  acceptLink: (link?: TransactionLink) => void;
  /** Declines a link of the open entry, by default the surest that is suggested. */
  declineLink: (link?: TransactionLink) => void;
  /** The same of the second suggested link: of equal candidates each has its keys. */
  acceptSecondLink: () => void;
  declineSecondLink: () => void;
  /** Divides the open entry over several ledgers. */
  split: () => void;
  /** The receipt of the open entry: attaches the one that suggests itself, or shows what there is. Of several: asks for them. */
  receipt: () => void;
  /** Shows what receipts there are for the open entry, whatever suggests itself. */
  showReceipts: () => void;
  toggle: () => void;
  toggleOne: (id: string) => void;
  extend: () => void;
  /** Selects all rows from the last that was selected up to this one. */
  extendTo: (id: string) => void;
  /** Selects all whose ledger is as good as known, to be confirmed together. */
  selectCertain: () => void;
  undo: () => void;
  /** Asks between which days the entries lie. */
  filterByDate: () => void;
  search: () => void;
  leave: () => void;
};

type CommandsInput = {
  actions: ReviewActions;
  status: ReviewStatus;
  canWrite: boolean;
  hasTarget: boolean;
  /** What there is to act on is still being read: keys that open a field say so, and what is typed for it is no command. */
  isComing: boolean;
};

/** One table of keys: it binds them, explains them under `?` and offers them in the command menu. */
export function useReviewCommands({ actions, status, canWrite, hasTarget, isComing }: CommandsInput): void {
  const commands = useMemo((): Command[] => {
    const command = (name: string, keys: string[], run: () => void, isDisabled = false): Command => ({
      id: `review ${name}`,
      name,
      group: 'Review',
      keys,
      isDisabled,
      run,
    });
    const cannot = !canWrite || !hasTarget;
    const cannotType = cannot && (!canWrite || !isComing);
    return [
      command('Next entry', ['j', 'ArrowDown'], () => actions.move(1)),
      command('Previous entry', ['k', 'ArrowUp'], () => actions.move(-1)),
      command('Down by a screen', ['PageDown'], () => actions.move(rowsOfScreen)),
      command('Up by a screen', ['PageUp'], () => actions.move(-rowsOfScreen)),
      command('First entry', ['Home'], actions.goToFirst),
      command('Last entry', ['End'], actions.goToLast),
      command('Open the entry', ['Enter'], actions.open, !hasTarget),
      ...(status === 'confirmed' ? [] : [command('Confirm and go on', ['c'], actions.confirm, cannot)]),
      command('Change the ledger', ['e'], actions.changeLedger, cannotType),
      ...[0, 1, 2].map((index) =>
        command(`Take suggestion ${index + 1}`, [`${index + 1}`], () => actions.takeGuess(index), cannot),
      ),
      command('Accept the suggested link', ['l'], () => actions.acceptLink(), cannot),
      command('Decline the suggested link', ['n'], () => actions.declineLink(), cannot),
      command('Accept the second suggested link', ['shift+l'], actions.acceptSecondLink, cannot),
      command('Decline the second suggested link', ['shift+n'], actions.declineSecondLink, cannot),
      command('Split over several ledgers', ['s'], actions.split, cannotType),
      command('Receipt', ['r'], actions.receipt, cannotType),
      command('Ask the owner', ['a'], actions.ask, cannotType),
      ...(status === 'bookkeeper_pending'
        ? []
        : [command('Return to review', ['b'], () => actions.setStatus('bookkeeper_pending'), cannot)]),
      command('Select', ['x'], actions.toggle, cannot),
      command('Select up to here', ['shift+x'], actions.extend, cannot),
      command('Select all entries of the list', ['mod+a'], actions.selectAll, cannot),
      command('Select all certain entries', ['shift+c'], actions.selectCertain, cannot),
      command('Undo', ['u'], actions.undo, !canWrite),
      command('Search entries', ['/'], actions.search),
      command('Filter by date', ['d'], actions.filterByDate),
      command('Clear selection or close', ['Escape'], actions.leave),
    ];
  }, [actions, status, canWrite, hasTarget, isComing]);
  useCommands(commands);
}
