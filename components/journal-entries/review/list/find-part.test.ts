import { describe, expect, it } from 'vitest';
import { indexesFrom, partAt } from './find-part';
import { partsOf } from './parts';

describe('the part of an entry that was not read', () => {
  it.each([
    [0, 0],
    [99, 0],
    [100, 1],
    [249, 2],
    [900, 2],
  ])('at place %i is looked for in part %i first', (place, part) => {
    expect(partAt(partsOf({ count: 250, every: 100, tokens: ['a', 'b'] }), place)).toBe(part);
  });

  it('then in those around it', () => {
    expect(indexesFrom(2, 5)).toEqual([2, 1, 3, 0, 4]);
    expect(indexesFrom(0, 3)).toEqual([0, 1, 2]);
    expect(indexesFrom(0, 0)).toEqual([]);
  });
});
