/**
 * Which row comes after (1) or before (-1) the open one: its index, or null where the list is empty. At either end
 * it is the last row that there is; where none of the listed rows is open, it is the first.
 */
export function neighborIndex(
  rows: readonly { id: string }[],
  openId: string | null,
  by: 1 | -1,
): number | null {
  if (rows.length === 0) return null;
  const index = rows.findIndex((row) => row.id === openId);
  return index === -1 ? 0 : Math.min(Math.max(index + by, 0), rows.length - 1);
}
