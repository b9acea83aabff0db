import { useMemo } from 'react';
import type { Command } from '@/components/shell/command-registry';
import { useCommands } from '@/components/shell/commands';

type Hands = {
  canWrite: boolean;
  move: (by: 1 | -1) => void;
  open: () => void;
  make: () => void;
  search: () => void;
  close: () => void;
};

export function useJournalCommands(hands: Hands): void {
  const commands = useMemo((): Command[] => {
    const command = (name: string, keys: string[], run: () => void, isDisabled = false): Command => ({
      id: `journal ${name}`,
      name,
      group: 'Journal',
      keys,
      isDisabled,
      run,
    });
    return [
      command('Next entry', ['j', 'ArrowDown'], () => hands.move(1)),
      command('Previous entry', ['k', 'ArrowUp'], () => hands.move(-1)),
      command('Open on its own page', ['Enter'], hands.open),
      command('Make a new entry', ['n'], hands.make, !hands.canWrite),
      command('Search entries', ['/'], hands.search),
      command('Close the entry', ['Escape'], hands.close),
    ];
  }, [hands]);
  useCommands(commands);
}
