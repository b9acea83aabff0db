import { useMemo } from 'react';
import type { Command } from '@/components/shell/command-registry';
import { useCommands } from '@/components/shell/commands';

type Hands = { move: (by: 1 | -1) => void; close: () => void };

const group = 'Tasks';

export function useTaskCommands(hands: Hands): void {
  const commands = useMemo(
    (): Command[] => [
      { id: 'next-task', name: 'Next task', group, keys: ['j', 'ArrowDown'], run: () => hands.move(1) },
      {
        id: 'previous-task',
        name: 'Previous task',
        group,
        keys: ['k', 'ArrowUp'],
        run: () => hands.move(-1),
      },
      { id: 'close-task', name: 'Close the task', group, keys: ['Escape'], run: hands.close },
    ],
    [hands],
  );
  useCommands(commands);
}
