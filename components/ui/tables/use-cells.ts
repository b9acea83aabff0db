import { useCallback, useEffect, useRef } from 'react';

/** A field in a grid of fields is marked by `data-cell="row:column"`. */
export function cellOf(target: EventTarget): { row: number; column: number } | null {
  const cell = target instanceof Element ? target.closest('[data-cell]')?.getAttribute('data-cell') : null;
  const [row, column] = cell?.split(':').map(Number) ?? [];
  return row === undefined || column === undefined ? null : { row, column };
}

/** Focuses a cell of the grid, one that is still to be drawn as soon as it is. */
export function useCells(rowCount: number) {
  const root = useRef<HTMLFieldSetElement>(null);
  const wanted = useRef<string | null>(null);
  const focusWanted = useCallback(() => {
    const input = root.current?.querySelector<HTMLInputElement>(`[data-cell="${wanted.current}"] input`);
    if (!input) return;
    wanted.current = null;
    input.focus();
    input.select();
  }, []);
  useEffect(() => {
    if (rowCount > 0) focusWanted();
  }, [rowCount, focusWanted]);
  const focusCell = (row: number, column: number) => {
    wanted.current = `${row}:${column}`;
    focusWanted();
  };
  return { root, focusCell };
}
