import { describe, expect, it } from 'vitest';
import { percentOf, precedentsOf } from './confidence';

describe('percentOf', () => {
  it.each([
    [0.979, 97],
    [0.98, 98],
    [0.58, 58],
    [0.29, 29],
    [0.9999, 99],
    [1, 100],
    [0, 0],
  ])('shows %d as %d %%', (confidence, percent) => {
    expect(percentOf(confidence)).toBe(percent);
  });
});

describe('precedentsOf', () => {
  it.each([
    [
      ['14 of 15 entries of this payee; last on Oct 3, 2026.', 'The same amount 4 times before.'],
      'like 14 of 15 earlier',
    ],
    [['The word “airlines” suggests Travel.', '3 of 4 alike.'], 'like 3 of 4 earlier'],
    [['The word “airlines” suggests Travel.'], null],
    [['1,204 of 1,300 entries.'], 'like 1,204 of 1,300 earlier'],
    [['4 of 4 entries of this payee; last on Oct 3, 2026.'], 'like 4 earlier'],
    [['1 of 1 entry of a similar payee, Boss1; last on Dec 3, 1995.'], 'like 1 similar'],
    [['12 of 12 entries of similar payees such as Payroll 3; last on Dec 3, 1995.'], 'like 12 similar'],
    [['Split as the last 4 entries of this payee: 60% Rent, 40% Owner draws.'], 'like the last 4'],
    [['The last 4 entries of this payee were split over Rent and Software.'], null],
    [[], null],
  ])('of %j is %s', (categorization_reasons, expected) => {
    expect(precedentsOf({ categorization_reasons })).toBe(expected);
  });
});
