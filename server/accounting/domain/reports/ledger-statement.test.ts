import { describe, expect, it } from 'vitest';
import { instantOf } from '@/lib/dates/instant';
import { fiscalYearStarts, statementBalances, statementStretches } from './ledger-statement';

const at = (day: string) => instantOf(`${day}T00:00:00Z`) ?? '';
const justBefore = (day: string) => new Date(Date.parse(at(day)) - 1).toISOString();

describe('fiscalYearStarts', () => {
  it.each([
    ['06/30', '2024-03-01', '2026-07-01', '2030-01-01', ['2024-07-01', '2025-07-01', '2026-07-01']],
    ['02/28', '2024-02-29', '2025-03-01', '2030-01-01', ['2024-03-01', '2025-03-01']],
    ['12/31', '2024-01-01', '2024-12-31', '2030-01-01', []],
    // The year after the last entry begins, and nothing can change after it.
    ['12/31', '2024-05-01', '9999-12-31', '2025-06-01', ['2025-01-01', '2026-01-01']],
    ['12/31', '9999-05-01', '9999-12-31', '9999-12-31', []],
  ])('year end %s, after %s through %s, last entry %s', (fiscalYear, from, through, lastEntry, expected) => {
    const starts = fiscalYearStarts(
      { from: at(from), through: at(through), lastEntry: at(lastEntry) },
      fiscalYear,
    );
    expect(starts).toEqual(expected.map(at));
  });
});

describe('a statement that spans fiscal years', () => {
  const bounds = { from: at('2025-03-01'), through: justBefore('2026-09-01'), pageStart: at('2026-07-10') };
  const years = { first: at('2024-07-01'), starts: [at('2025-07-01'), at('2026-07-01')] };
  const stretches = statementStretches(bounds, years);

  it('is cut where it begins, at each fiscal year and where the page begins', () => {
    expect(stretches.map(({ start, end }) => [start, end])).toEqual([
      [at('2024-07-01'), justBefore('2025-03-01')],
      [at('2025-03-01'), justBefore('2025-07-01')],
      [at('2025-07-01'), justBefore('2026-07-01')],
      [at('2026-07-01'), justBefore('2026-07-10')],
      [at('2026-07-10'), justBefore('2026-09-01')],
    ]);
  });

  it('opens each year at zero and tells what each year that ended left', () => {
    const sums = [10n, 5n, 100n, 7n, 1n].map((credit) => ({ debit: 0n, credit }));
    expect(statementBalances(stretches, sums)).toEqual({
      opening: { debit: 0n, credit: 10n },
      beforePage: { debit: 0n, credit: 7n },
      total: { debit: 0n, credit: 113n },
      yearEnds: [
        { end: justBefore('2025-07-01'), left: { debit: 0n, credit: 15n } },
        { end: justBefore('2026-07-01'), left: { debit: 0n, credit: 100n } },
      ],
      closing: { debit: 0n, credit: 8n },
    });
  });

  it('says nothing of a year in which nothing was posted, and opens at zero where a year begins with it', () => {
    const cut = statementStretches({ ...bounds, from: at('2025-07-01') }, years);
    const sums = cut.map(({ start }) => ({ debit: start === at('2024-07-01') ? 9n : 0n, credit: 0n }));
    expect(statementBalances(cut, sums)).toMatchObject({ opening: { debit: 0n, credit: 0n }, yearEnds: [] });
  });
});

it('a ledger that does not reset runs on from the beginning of the books', () => {
  const bounds = { from: at('2025-03-01'), through: at('2026-09-01'), pageStart: at('2025-03-01') };
  const stretches = statementStretches(bounds, { first: null, starts: [] });
  expect(stretches.map(({ start, end }) => [start, end])).toEqual([
    [null, justBefore('2025-03-01')],
    [at('2025-03-01'), at('2026-09-01')],
  ]);
  const sums = [3n, 4n].map((debit) => ({ debit, credit: 1n }));
  expect(statementBalances(stretches, sums)).toEqual({
    opening: { debit: 3n, credit: 1n },
    beforePage: { debit: 3n, credit: 1n },
    total: { debit: 4n, credit: 1n },
    yearEnds: [],
    closing: { debit: 7n, credit: 2n },
  });
});
