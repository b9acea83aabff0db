import { useMemo } from 'react';
import type { Command } from '@/components/shell/command-registry';
import { useCommands } from '@/components/shell/commands';

type Hands = { move: (by: 1 | -1) => void; upload: () => void; close: () => void };

const group = 'Documents';

/** The keys of the list; those of the open document are offered by its panel. */
export function useDocumentCommands(hands: Hands): void {
  const commands = useMemo(
    (): Command[] => [
      {
        id: 'next-document',
        name: 'Next document',
        group,
        keys: ['j', 'ArrowDown'],
        run: () => hands.move(1),
      },
      {
        id: 'previous-document',
        name: 'Previous document',
        group,
        keys: ['k', 'ArrowUp'],
        run: () => hands.move(-1),
      },
      { id: 'upload-documents', name: 'Upload documents', group, keys: ['u'], run: hands.upload },
      { id: 'close-document', name: 'Close the document', group, keys: ['Escape'], run: hands.close },
    ],
    [hands],
  );
  useCommands(commands);
}
