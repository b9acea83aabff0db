import { describe, expect, it } from 'vitest';
import {
  extend,
  isReadBetween,
  noSelection,
  placeAfter,
  selectedOf,
  selectOnly,
  toggle,
  toggleAll,
} from './selection';

const order = ['a', 'b', 'c', 'd', 'e'];
const idsOf = (selection: { ids: ReadonlySet<string> }) =>
  selectedOf({ ids: selection.ids, anchor: null }, order);

describe('toggle', () => {
  it('selects and takes out', () => {
    const once = toggle(noSelection, 'b');
    expect(idsOf(once)).toEqual(['b']);
    expect(idsOf(toggle(once, 'b'))).toEqual([]);
  });
});

describe('extend', () => {
  it.each([
    ['downwards', 'b', 'd', ['b', 'c', 'd']],
    ['upwards', 'd', 'b', ['b', 'c', 'd']],
    ['to itself', 'c', 'c', ['c']],
  ])('selects the range %s', (_, from, to, expected) => {
    expect(idsOf(extend(toggle(noSelection, from), to, order))).toEqual(expected);
  });

  it('selects the row alone where no range was begun', () => {
    expect(idsOf(extend(noSelection, 'c', order))).toEqual(['c']);
  });

  it('selects the row alone when the anchor has left the list', () => {
    expect(idsOf(extend({ ids: new Set(), anchor: 'gone' }, 'c', order))).toEqual(['c']);
  });

  it('keeps what was selected before and reaches from the first anchor again', () => {
    const first = extend(toggle(noSelection, 'b'), 'c', order);
    expect(idsOf(extend(first, 'e', order))).toEqual(['b', 'c', 'd', 'e']);
  });

  it('ignores a row that is not there', () => {
    expect(idsOf(extend(toggle(noSelection, 'b'), 'gone', order))).toEqual(['b']);
  });
});

describe('toggleAll', () => {
  it('selects all, then none', () => {
    const all = toggleAll(toggle(noSelection, 'b'), order);
    expect(idsOf(all)).toEqual(order);
    expect(idsOf(toggleAll(all, order))).toEqual([]);
  });

  it('of an empty list selects nothing', () => {
    expect(toggleAll(noSelection, []).ids.size).toBe(0);
  });
});

describe('selectOnly', () => {
  it('selects these instead of others, and none when they were selected already', () => {
    const some = selectOnly(toggle(noSelection, 'a'), ['b', 'd']);
    expect(idsOf(some)).toEqual(['b', 'd']);
    expect(idsOf(extend(some, 'c', order))).toEqual(['b', 'c', 'd']);
    expect(idsOf(selectOnly(some, ['b', 'd']))).toEqual([]);
  });
});

describe('placeAfter', () => {
  it.each([
    ['the row after the one that leaves', 'b', ['b'], 'c'],
    ['past all rows that leave with it', 'b', ['b', 'c', 'd'], 'e'],
    ['back when the last leaves', 'e', ['e'], 'd'],
    ['back past others that leave', 'e', ['d', 'e'], 'c'],
    ['where one is when other rows leave', 'c', ['a', 'b'], 'c'],
    ['nowhere when all leave', 'c', order, null],
    ['the first when there was no place', null, ['a'], 'b'],
    ['the first when the place is not in the list', 'gone', ['gone'], 'a'],
  ])('is %s', (_, place, leaving, expected) => {
    expect(placeAfter(order, place, new Set(leaving))).toBe(expected);
  });
});

describe('isReadBetween', () => {
  const rows = [{ id: 'a' }, { id: 'b' }, null, { id: 'c' }];

  it.each([
    ['a', 'b', true],
    ['c', 'a', false],
    [null, 'c', true],
    ['gone', 'c', true],
  ])('of %s and %s is %s', (anchor, id, expected) => {
    expect(isReadBetween(rows, anchor, id)).toBe(expected);
  });
});
