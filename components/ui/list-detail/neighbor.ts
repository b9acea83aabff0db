/** About as many rows as a screen shows. */
export const rowsOfScreen = 20;

/**
 * Which row comes so many after the open one, or before where `by` is negative: its index, or null where the list is empty. At
 * either end it is the last row that there is, and with infinity at once; where none of the listed rows is open, it is the first.
 * @param lastIndex where the open row was, if it has left the list: the rows around that place are its neighbors
 */
export function neighborIndex(
  rows: readonly { id: string }[],
  openId: string | null,
  by: number,
  lastIndex: number | null = null,
): number | null {
  if (rows.length === 0) return null;
  const index = rows.findIndex((row) => row.id === openId);
  if (index === -1 && lastIndex === null && by !== Number.POSITIVE_INFINITY) return 0;
  // The row after one that is gone has its place.
  const from = index === -1 && lastIndex !== null ? lastIndex - (by > 0 ? 1 : 0) : index;
  return Math.min(Math.max(from + by, 0), rows.length - 1);
}
