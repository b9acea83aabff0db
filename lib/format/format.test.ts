import { describe, expect, it } from 'vitest';
import { ExactNumber } from '../json';
import { formatAmount, unitsOfAmount } from './amount';
import { countOf } from './count';
import { formatDay, formatDayOfYear, formatLongDay } from './day';
import { localeOf } from './locale';

describe('formatAmount', () => {
  it.each([
    [-4500n, 'USD', 'en-US', '(45.00)'],
    [1_488_022n, 'USD', 'en-GB', '14,880.22'],
    [-123_450n, 'EUR', 'de-DE', '−1.234,50'],
    [123_450n, 'EUR', 'it', '1.234,50'],
    [123_450n, 'EUR', 'es', '1.234,50'],
    [0n, 'USD', 'en-US', '0.00'],
    [-1n, 'JPY', 'en-US', '(1)'],
    [-9_007_199_254_740_991n, 'USD', 'en-US', '(90,071,992,547,409.91)'],
  ])('writes %s %s in %s as %s', (units, currency, locale, expected) => {
    expect(formatAmount(units, currency, locale)).toBe(expected);
  });
});

describe('unitsOfAmount', () => {
  it('keeps every digit of an amount that no float can hold', () => {
    expect(unitsOfAmount(new ExactNumber('90071992547409.91'), 'USD')).toBe(9_007_199_254_740_991n);
  });

  it('throws on an amount that its currency cannot have', () => {
    expect(() => unitsOfAmount(0.001, 'USD')).toThrow('amount_precision');
  });
});

describe('days', () => {
  it('are the day in UTC, in the order of the locale', () => {
    expect(formatDay('2026-11-03T23:59:59.999Z', 'en-GB')).toBe('3 Nov');
    expect(formatDay('2026-11-03', 'en-US')).toBe('Nov 3');
    expect(formatDayOfYear('2026-11-03', 'en-GB')).toBe('3 Nov 2026');
    expect(formatLongDay('2026-11-05', 'en-GB')).toBe('Thursday 5 November 2026');
  });

  it.each([
    ['en-US', 'Tuesday, November 24, 2026'],
    ['en-AU', 'Tuesday 24 November 2026'],
    ['de-DE', 'Dienstag, 24. November 2026'],
    ['fr-FR', 'mardi 24 novembre 2026'],
  ])('have the comma of %s after the weekday', (locale, expected) => {
    expect(formatLongDay('2026-11-24', locale)).toBe(expected);
  });
});

describe('countOf', () => {
  it('agrees in number', () => {
    expect(countOf(1, 'entry', 'entries', 'en-US')).toBe('1 entry');
    expect(countOf(10_000, 'entry', 'entries', 'en-US')).toBe('10,000 entries');
  });
});

describe('localeOf', () => {
  it.each([
    ['de-CH,de;q=0.9,en;q=0.8', 'de-CH'],
    ['en;q=0.5, fr-FR;q=0.9', 'fr-FR'],
    ['*', 'en-US'],
    ['xx-!!, en-GB;q=0.1', 'en-GB'],
    ['', 'en-US'],
    [null, 'en-US'],
    ['fr;q=0', 'en-US'],
  ])('of %s is %s', (header, expected) => {
    expect(localeOf(header)).toBe(expected);
  });
});
