import { describe, expect, it } from 'vitest';
import { dateRanges } from './date-ranges';

const rangesOf = (today: string, fiscalYear: string, booksStart = '2024-11-21') =>
  Object.fromEntries(
    dateRanges(today, fiscalYear, booksStart).map(({ id, start, end, period }) => [
      id,
      `${start} ${end} ${period}`,
    ]),
  );

describe('dateRanges', () => {
  it('of a calendar year', () => {
    expect(rangesOf('2026-11-21', '12/31')).toEqual({
      'last-12-months': '2025-12-01 2026-11-30 month',
      'this-year': '2026-01-01 2026-12-31 month',
      'year-to-date': '2026-01-01 2026-11-21 month',
      'last-year': '2025-01-01 2025-12-31 month',
      'this-quarter': '2026-10-01 2026-12-31 month',
      'last-quarter': '2026-07-01 2026-09-30 month',
      'this-month': '2026-11-01 2026-11-30 all',
      'last-month': '2026-10-01 2026-10-31 all',
      everything: '2024-11-21 2026-11-30 quarter',
    });
  });

  it('of a year that ends in June, seen from a leap day', () => {
    expect(rangesOf('2024-02-29', '06/30', '2010-01-01')).toEqual({
      'last-12-months': '2023-03-01 2024-02-29 month',
      'this-year': '2023-07-01 2024-06-30 month',
      'year-to-date': '2023-07-01 2024-02-29 month',
      'last-year': '2022-07-01 2023-06-30 month',
      'this-quarter': '2024-01-01 2024-03-31 month',
      'last-quarter': '2023-10-01 2023-12-31 month',
      'this-month': '2024-02-01 2024-02-29 all',
      'last-month': '2024-01-01 2024-01-31 all',
      everything: '2010-01-01 2024-02-29 year',
    });
  });

  it('has the last quarter of the year before in the first quarter', () => {
    expect(rangesOf('2026-01-15', '12/31')['last-quarter']).toBe('2025-10-01 2025-12-31 month');
  });

  it('usually shows no months before the books began', () => {
    expect(rangesOf('2026-11-24', '12/31', '2026-11-01')['last-12-months']).toBe(
      '2026-11-01 2026-11-30 month',
    );
  });

  it('of books that begin in the future is this month', () => {
    expect(rangesOf('2026-01-15', '12/31', '2026-06-01').everything).toBe('2026-01-01 2026-01-31 month');
  });
});
