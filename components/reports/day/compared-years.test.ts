import { describe, expect, it } from 'vitest';
import type { EntriesBehind } from '@/lib/contract/drill-down';
import { endOfDay, startOfDay } from '@/lib/dates/instant';
import type { RowKey } from '../report-rows';
import { comparedYears, isOfYears, yearsNote } from './compared-years';

const days = (first: string, last: string) => ({
  start_datetime: startOfDay(first),
  end_datetime: endOfDay(last),
});
const january = days('2026-01-01', '2026-01-31');
const december = days('2025-01-01', '2025-12-31');

describe('fiscal years to date that are compared', () => {
  it.each([
    ['January with December before it', january, december, false],
    ['March with December, a quarter earlier', days('2026-01-01', '2026-03-31'), december, false],
    ['January with the one before', january, days('2025-01-01', '2025-01-31'), true],
    [
      'February with one of a leap year',
      days('2024-07-01', '2025-02-28'),
      days('2023-07-01', '2024-02-29'),
      true,
    ],
    ['a year with one in which the books began', january, days('2025-01-15', '2025-01-31'), false],
  ])('%s', (_, now, before, isFair) => {
    expect(comparedYears(now, before)).toEqual({
      now: now.start_datetime,
      before: before.start_datetime,
      isFair,
    });
  });

  it('are none within one year, or where nothing begins anew', () => {
    expect(comparedYears(days('2026-01-01', '2026-02-28'), january)).toBeNull();
    expect(comparedYears(undefined, undefined)).toBeNull();
  });
});

const years = { now: january.start_datetime, before: december.start_datetime, isFair: false };

it.each<[RowKey, string, boolean]>([
  ['net_income', '2026-01-01', true],
  ['ledger:sales', '2026-01-01', true],
  ['ledger:bank', '2025-01-01', false],
  ['retained_earnings', '2025-01-01', true],
  ['earlier_years_result', '2025-01-01', true],
  ['earlier_years_dividends', '2025-01-01', true],
  ['equity', '2025-01-01', false],
])('a row %s since %s depends on the years: %s', (key, start, expected) => {
  const entries: EntriesBehind = { ...days(start, '2026-01-31'), basis: ['all'] };
  expect(isOfYears(key, entries, years)).toBe(expected);
});

it('names both starts', () => {
  const note = (isFair: boolean) =>
    yearsNote('Net income is', { ...years, isFair }, { when: 'Dec 31, 2025', locale: 'en-US' });
  expect(note(true)).toBe(
    'Net income is of the fiscal year to date: since Jan 1, 2026, and as of Dec 31, 2025 since Jan 1, 2025.',
  );
  expect(note(false)).toBe(`${note(true)} What depends on the fiscal year is not compared in percent.`);
});
