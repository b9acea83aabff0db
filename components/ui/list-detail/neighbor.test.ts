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

  it.each([
    [1, 1, 1],
    [-1, 1, 0],
    [1, 3, 2],
    [-1, 3, 2],
    [-1, 0, 0],
    [1, 0, 0],
    [Number.POSITIVE_INFINITY, 0, 2],
    [Number.NEGATIVE_INFINITY, 2, 0],
  ])('moving by %s from one that has left the place %s has the index %s', (by, lastIndex, index) => {
    expect(neighborIndex(rows, 'gone', by, lastIndex)).toBe(index);
  });

  it('is none in an empty list', () => {
    expect(neighborIndex([], null, 1)).toBeNull();
  });
});
