import { describe, expect, it } from 'vitest';
import { sampleEntry } from '../../testing/sample-entry';
import { joinParts, partsNear, partsOf } from './parts';

describe('partsOf', () => {
  it('are as long as the outline says, the last as long as is left', () => {
    expect(partsOf({ count: 250, every: 100, tokens: ['a', 'b'] })).toEqual([
      { from: null, through: 'a', length: 100 },
      { from: 'a', through: 'b', length: 100 },
      { from: 'b', through: null, length: 50 },
    ]);
    expect(partsOf({ count: 3, every: 100, tokens: [] })).toEqual([{ from: null, through: null, length: 3 }]);
  });
});

describe('joinParts', () => {
  const parts = partsOf({ count: 5, every: 2, tokens: ['a', 'b'] });

  it('keeps places for what is not read, and only what is shown of the rest', () => {
    const read = [undefined, [sampleEntry('c'), sampleEntry('d')], undefined];
    const shown = (entries: readonly { id: string }[]) =>
      entries.filter(({ id }) => id !== 'd').map(({ id }) => id);
    expect(joinParts(parts, read, shown)).toEqual({
      rows: [null, null, 'c', null],
      partOf: [0, 0, 1, 2],
    });
  });
});

describe('partsNear', () => {
  const partOf = [0, 0, 1, 1, 2, 2, 3, 3];

  it.each([
    [0, 1, 0, [0]],
    [2, 3, 1, [0, 1, 2]],
    [6, 7, 9, [0, 1, 2, 3]],
    [4, 20, 0, [2, 3]],
  ])('of rows %i to %i with %i more', (first, last, margin, expected) => {
    expect(partsNear(partOf, first, last, margin)).toEqual(expected);
  });

  it('is the first part while there are no rows', () => {
    expect(partsNear([], 0, 20, 40)).toEqual([0]);
  });
});
