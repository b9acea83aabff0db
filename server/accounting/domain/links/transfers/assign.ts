/**
 * The assignment of rows to columns with the largest sum (the Hungarian method, O(n³)); gains of 0 mean unassigned.
 * @returns for each row its column, or null
 */
export function assign(gains: readonly (readonly number[])[]): (number | null)[] {
  const rows = gains.length;
  const size = Math.max(rows, gains[0]?.length ?? 0);
  const cost = (row: number, column: number) => -(gains[row - 1]?.[column - 1] ?? 0);
  const u = new Float64Array(size + 1);
  const v = new Float64Array(size + 1);
  const rowOf = new Int32Array(size + 1);
  const way = new Int32Array(size + 1);
  for (let row = 1; row <= size; row += 1) {
    rowOf[0] = row;
    let column = 0;
    const least = new Float64Array(size + 1).fill(Number.POSITIVE_INFINITY);
    const used = new Uint8Array(size + 1);
    do {
      used[column] = 1;
      const current = rowOf[column] as number;
      let delta = Number.POSITIVE_INFINITY;
      let next = 0;
      for (let each = 1; each <= size; each += 1) {
        if (used[each]) continue;
        const reduced = cost(current, each) - (u[current] as number) - (v[each] as number);
        if (reduced < (least[each] as number)) {
          least[each] = reduced;
          way[each] = column;
        }
        if ((least[each] as number) < delta) {
          delta = least[each] as number;
          next = each;
        }
      }
      for (let each = 0; each <= size; each += 1) {
        if (used[each]) {
          u[rowOf[each] as number] = (u[rowOf[each] as number] as number) + delta;
          v[each] = (v[each] as number) - delta;
        } else least[each] = (least[each] as number) - delta;
      }
      column = next;
    } while (rowOf[column] !== 0);
    for (; column !== 0; ) {
      const previous = way[column] as number;
      rowOf[column] = rowOf[previous] as number;
      column = previous;
    }
  }
  const assigned: (number | null)[] = gains.map(() => null);
  for (let column = 1; column <= size; column += 1) {
    const row = (rowOf[column] as number) - 1;
    if (row < rows && (gains[row]?.[column - 1] ?? 0) > 0) assigned[row] = column - 1;
  }
  return assigned;
}
