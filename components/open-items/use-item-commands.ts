import { useMemo } from 'react';
import type { Command } from '@/components/shell/command-registry';
import { useCommands } from '@/components/shell/commands';

type Hands = {
  /** Such as `Bills` and `bill`. */
  group: string;
  one: string;
  items: readonly { id: string }[];
  openId: string | null;
  onOpen: (id: string) => void;
  onClose: () => void;
  onFind: () => void;
  /** Null where the reader may not. */
  onNew: (() => void) | null;
};

/** The keys of a list of bills or invoices; those of the open one are offered by its panel. */
export function useItemCommands({ group, one, items, openId, ...hands }: Hands): void {
  const { onOpen, onClose, onFind, onNew } = hands;
  const commands = useMemo((): Command[] => {
    const move = (by: 1 | -1) => {
      const index = items.findIndex((item) => item.id === openId);
      const at = index === -1 ? 0 : Math.min(Math.max(index + by, 0), items.length - 1);
      const next = items[at];
      if (next) onOpen(next.id);
    };
    const create = () => onNew?.();
    return [
      { id: `next-${one}`, name: `Next ${one}`, group, keys: ['j', 'ArrowDown'], run: () => move(1) },
      { id: `previous-${one}`, name: `Previous ${one}`, group, keys: ['k', 'ArrowUp'], run: () => move(-1) },
      { id: `find-${one}`, name: `Find a ${one}`, group, keys: ['/'], run: onFind },
      { id: `new-${one}`, name: `New ${one}`, group, keys: ['n'], isDisabled: !onNew, run: create },
      { id: `close-${one}`, name: `Close the ${one}`, group, keys: ['Escape'], run: onClose },
    ];
  }, [group, one, items, openId, onOpen, onClose, onFind, onNew]);
  useCommands(commands);
}
