import { describe, expect, it } from 'vitest';
import { neighborIndex } from './neighbor';

const rows = [{ id: 'first' }, { id: 'middle' }, { id: 'last' }];

describe('the row beside the open one', () => {
  it.each([
    ['first', 1, 1],
    ['middle', 1, 2],
    ['last', 1, 2],
    ['last', -1, 1],
    ['first', -1, 0],
    ['middle', 20, 2],
    ['middle', -20, 0],
    ['first', Number.POSITIVE_INFINITY, 2],
    ['last', Number.NEGATIVE_INFINITY, 0],
    [null, Number.POSITIVE_INFINITY, 2],
    [null, Number.NEGATIVE_INFINITY, 0],
    [null, 20, 0],
    [null, 1, 0],
    [null, -1, 0],
    ['not listed', 1, 0],
    ['not listed', -1, 0],
  ] as const)('from %s, moving by %s, has the index %s', (openId, by, index) => {
    expect(neighborIndex(rows, openId, by)).toBe(index);
  });

  it('is none in an empty list', () => {
    expect(neighborIndex([], null, 1)).toBeNull();
  });
});
