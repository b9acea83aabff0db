import fc from 'fast-check';
import { expect, it } from 'vitest';
import { assign } from './assign';

it.each([
  ['nothing', [], []],
  ['one', [[1]], [0]],
  [
    'the larger sum, not the largest first',
    [
      [9, 8],
      [8, 1],
    ],
    [1, 0],
  ],
  ['more columns than rows', [[1, 5, 2]], [1]],
  ['more rows than columns', [[1], [5], [2]], [null, 0, null]],
  [
    'nothing where there is no gain',
    [
      [0, 0],
      [0, 3],
    ],
    [null, 1],
  ],
])('assigns %s', (_, gains, expected) => {
  expect(assign(gains)).toEqual(expected);
});

/** The largest sum by trying everything. */
function largest(gains: readonly (readonly number[])[], row = 0, taken: readonly number[] = []): number {
  if (row === gains.length) return 0;
  const without = largest(gains, row + 1, taken);
  return (gains[row] ?? []).reduce(
    (best, gain, column) =>
      taken.includes(column) ? best : Math.max(best, gain + largest(gains, row + 1, [...taken, column])),
    without,
  );
}

it('has the largest sum, and no column twice', () => {
  const matrices = fc
    .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }))
    .chain(([rows, columns]) =>
      fc.array(fc.array(fc.nat(20), { minLength: columns, maxLength: columns }), {
        minLength: rows,
        maxLength: rows,
      }),
    );
  fc.assert(
    fc.property(matrices, (gains) => {
      const assigned = assign(gains);
      const columns = assigned.filter((column) => column !== null);
      expect(new Set(columns).size).toBe(columns.length);
      const sum = assigned.reduce<number>(
        (total, column, row) => total + (gains[row]?.[column ?? -1] ?? 0),
        0,
      );
      expect(sum).toBe(largest(gains));
    }),
  );
});
