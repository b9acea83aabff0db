import { useMemo } from 'react';
import type { Command } from '@/components/ui/commands/command-registry';
import { useCommands } from '@/components/ui/commands/commands';
import type { ReviewStatus } from '@/lib/contract/journal-entry';

/** What the keys of the review do; the buttons do the same. */
export type ReviewHands = {
  move: (by: 1 | -1) => void;
  open: () => void;
  setStatus: (to: ReviewStatus) => void;
  /** Asks the owner about the targets. */
  ask: () => void;
  changeLedger: () => void;
  /** Divides the open entry over several ledgers. */
  split: () => void;
  /** The receipt of the open entry: attaches the one that suggests itself, or shows what there is. Of several: asks for them. */
  receipt: () => void;
  /** Shows what receipts there are for the open entry, whatever suggests itself. */
  showReceipts: () => void;
  toggle: () => void;
  extend: () => void;
  /** Selects all that were read whose ledger is as good as known, to be confirmed together. */
  selectCertain: () => void;
  undo: () => void;
  search: () => void;
  leave: () => void;
};

type CommandsInput = { hands: ReviewHands; status: ReviewStatus; canWrite: boolean; hasTarget: boolean };

/** One table of keys: it binds them, explains them under `?` and offers them in the command menu. */
export function useReviewCommands({ hands, status, canWrite, hasTarget }: CommandsInput): void {
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
    return [
      command('Next entry', ['j', 'ArrowDown'], () => hands.move(1)),
      command('Previous entry', ['k', 'ArrowUp'], () => hands.move(-1)),
      command('Open the entry', ['Enter'], hands.open, !hasTarget),
      ...(status === 'confirmed'
        ? []
        : [command('Confirm and go on', ['c'], () => hands.setStatus('confirmed'), cannot)]),
      command('Change the ledger', ['e'], hands.changeLedger, cannot),
      command('Split over several ledgers', ['s'], hands.split, cannot),
      command('Receipt', ['r'], hands.receipt, cannot),
      command('Ask the owner', ['a'], hands.ask, cannot),
      ...(status === 'bookkeeper_pending'
        ? []
        : [command('Put back to review', ['b'], () => hands.setStatus('bookkeeper_pending'), cannot)]),
      command('Select', ['x'], hands.toggle, cannot),
      command('Select up to here', ['shift+x'], hands.extend, cannot),
      command('Select all that are certain', ['shift+c'], hands.selectCertain, cannot),
      command('Undo', ['u'], hands.undo, !canWrite),
      command('Search entries', ['/'], hands.search),
      command('Clear selection or close', ['Escape'], hands.leave),
    ];
  }, [hands, status, canWrite, hasTarget]);
  useCommands(commands);
}
