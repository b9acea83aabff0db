/** About as many rows as a screen shows. */
export const rowsOfScreen = 20;

/**
 * Which row comes so many after the open one, or before where `by` is negative: its index, or null where the list is empty. At
 * either end it is the last row that there is, and with infinity at once; where none of the listed rows is open, it is the first.
 */
export function neighborIndex(
  rows: readonly { id: string }[],
  openId: string | null,
  by: number,
): number | null {
  if (rows.length === 0) return null;
  const index = rows.findIndex((row) => row.id === openId);
  return index === -1 && by !== Number.POSITIVE_INFINITY
    ? 0
    : Math.min(Math.max(index + by, 0), rows.length - 1);
}
