import { describe, expect, it } from 'vitest';
import { numberInUse, withNumber } from './number-in-use';

const items = [
  { id: 'inv_1', number: 'QF-320' },
  { id: 'inv_2', number: 'QF-3201' },
  { id: 'inv_3', number: ' ' },
  { id: 'inv_4', number: 'e\u0301-7' },
];

describe('withNumber', () => {
  it.each([
    ['QF-320', null, 'inv_1'],
    [' qf-320 ', null, 'inv_1'],
    ['QF-320', 'inv_1', undefined],
    ['QF-32', null, undefined],
    ['É-7', null, 'inv_4'],
    ['', null, undefined],
  ])('of "%s", typed in %s, finds %s', (number, ownId, found) => {
    expect(withNumber(items, number, ownId)?.id).toBe(found);
  });
});

describe('numberInUse', () => {
  it.each([
    ['2026-11-03T00:00:00.000Z', 'Invoice QF-320 of Nov 3, 2026 has this number'],
    [null, 'Invoice QF-320 has this number'],
  ])('names the one of %s', (day, words) => {
    expect(numberInUse('Invoice', { number: 'QF-320 ', day }, 'en-US')).toBe(words);
  });
});
