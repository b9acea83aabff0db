import type { KeyboardEvent } from 'react';
import { cellOf, useCells } from '@/components/ui/tables/use-cells';

type Input = {
  /** How many lines there are. */
  count: number;
  /** The position of the last cell of a line. */
  lastColumn: number;
  isBlank: (row: number) => boolean;
  /** Whether a last line that is filled in is to be followed by another; without an answer it is. */
  wantsLine?: () => boolean;
  /** Whether the line cannot be taken out. */
  isFixed?: (row: number) => boolean;
  append: () => void;
  remove: (row: number) => void;
};

/**
 * The keys of lines as in a spreadsheet: Tab goes from cell to cell and past the last one makes another line, Enter goes
 * down, Ctrl+Delete takes the line out. One line is always there.
 */
export function useLineKeys(input: Input) {
  const { count, lastColumn, isBlank, wantsLine = () => true, isFixed = () => false, append, remove } = input;
  const { root, focusCell } = useCells(count);

  const addLine = (column = 0) => {
    append();
    focusCell(count, column);
  };
  const removeLine = (row: number) => {
    if (count === 1 || isFixed(row)) return;
    remove(row);
    focusCell(Math.min(row, count - 2), 0);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    const cell = cellOf(event.target);
    if (!cell || event.defaultPrevented) return;
    const isLastRow = cell.row === count - 1;
    const mayAdd = isLastRow && !isBlank(cell.row) && wantsLine();
    if (event.key === 'Tab' && !event.shiftKey && cell.column === lastColumn && mayAdd) {
      event.preventDefault();
      // A dialog around the form would go on from the new line to the next field.
      event.stopPropagation();
      addLine();
    } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      if (!isLastRow) focusCell(cell.row + 1, cell.column);
      else if (mayAdd) addLine(cell.column);
    } else if ((event.key === 'Delete' || event.key === 'Backspace') && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      removeLine(cell.row);
    }
  };
  return { root, onKeyDown, addLine, removeLine };
}
