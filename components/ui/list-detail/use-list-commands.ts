'use client';
import { useEffect, useMemo, useRef } from 'react';
import type { Command } from '../commands/command-registry';
import { useCommands } from '../commands/commands';
import { neighborIndex, rowsOfScreen } from './neighbor';

type ListCommands = {
  /** Under which the commands are listed, such as `Bills`. */
  group: string;
  /** What one item is called within a sentence, such as `bill`. */
  one: string;
  rows: readonly { id: string }[];
  openId: string | null;
  /** Opens the row of the index. */
  onOpen: (id: string, index: number) => void;
  onClose: () => void;
  /** What else can be done in the list; `id` needs to be unique within it. */
  more?: readonly Omit<Command, 'group'>[];
};

/** The keys of a list beside an open item. The open item offers its own. */
export function useListCommands({ group, one, rows, openId, onOpen, onClose, more = [] }: ListCommands) {
  const lastPlace = useRef<{ id: string; index: number } | null>(null);
  useEffect(() => {
    const index = rows.findIndex(({ id }) => id === openId);
    if (openId !== null && index !== -1) lastPlace.current = { id: openId, index };
  }, [rows, openId]);
  const isMoved = useRef(false);
  useEffect(() => {
    if (openId !== null && isMoved.current) focusRow();
    isMoved.current = false;
  }, [openId]);
  const commands = useMemo((): Command[] => {
    const move = (by: number) => {
      const last = lastPlace.current?.id === openId ? lastPlace.current.index : null;
      const index = neighborIndex(rows, openId, by, last);
      const next = index === null ? undefined : rows[index];
      if (!next || index === null) return;
      isMoved.current = true;
      onOpen(next.id, index);
    };
    const own: Omit<Command, 'group'>[] = [
      { id: 'next', name: `Next ${one}`, keys: ['j', 'ArrowDown'], run: () => move(1) },
      { id: 'previous', name: `Previous ${one}`, keys: ['k', 'ArrowUp'], run: () => move(-1) },
      { id: 'down', name: 'Down by a screen', keys: ['PageDown'], run: () => move(rowsOfScreen) },
      { id: 'up', name: 'Up by a screen', keys: ['PageUp'], run: () => move(-rowsOfScreen) },
      { id: 'first', name: `First ${one}`, keys: ['Home'], run: () => move(Number.NEGATIVE_INFINITY) },
      {
        id: 'last',
        name: `Last ${one} that is listed`,
        keys: ['End'],
        run: () => move(Number.POSITIVE_INFINITY),
      },
      ...more,
      { id: 'close', name: `Close the ${one}`, keys: ['Escape'], run: onClose },
    ];
    return own.map((command) => ({ ...command, id: `${one} ${command.id}`, group }));
  }, [group, one, rows, openId, onOpen, onClose, more]);
  useCommands(commands);
}

/** The row that a key opened has the focus, so that it is read aloud and the next Tab goes on from it; what else has the focus keeps it. */
function focusRow(): void {
  const { activeElement, body } = document;
  if (activeElement !== body && !activeElement?.matches(rowButton)) return;
  document.querySelector<HTMLElement>(`${rowButton}[aria-current]`)?.focus({ preventScroll: true });
}

const rowButton = '[data-row-button]';
