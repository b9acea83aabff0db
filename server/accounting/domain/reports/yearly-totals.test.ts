import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fiscalYearOf } from '@/lib/dates/fiscal-year';
import { dayOf } from '@/lib/dates/instant';
import { accumulateYears, yearlyStretches } from './yearly-totals';

const shown = (ends: readonly string[], fiscalYear: string) =>
  yearlyStretches(ends, fiscalYear).map(({ start, end, at }) => [
    start ? dayOf(start) : null,
    dayOf(end),
    at,
  ]);

describe('yearlyStretches', () => {
  it('closes the years before the first column, and each year that ends between two', () => {
    expect(shown(['2025-11-30T23:59:59.999Z', '2026-03-31T23:59:59.999Z'], '12/31')).toEqual([
      [null, '2024-12-31', 'yearEnd'],
      ['2025-01-01', '2025-11-30', 'columnEnd'],
      ['2025-12-01', '2025-12-31', 'yearEnd'],
      ['2026-01-01', '2026-03-31', 'columnEnd'],
    ]);
  });

  it('closes a year that ends with a column, with nothing in between', () => {
    expect(shown(['2025-06-30T23:59:59.999Z', '2025-07-31T23:59:59.999Z'], '06/30')).toEqual([
      [null, '2024-06-30', 'yearEnd'],
      ['2024-07-01', '2025-06-30', 'columnEnd'],
      ['2025-07-01', '2025-06-30', 'yearEnd'],
      ['2025-07-01', '2025-07-31', 'columnEnd'],
    ]);
  });

  it('has nothing to read for no column', () => {
    expect(yearlyStretches([], '12/31')).toEqual([]);
  });
});

const day = fc
  .integer({ min: 0, max: 2000 })
  .map((days) => new Date(Date.UTC(2022, 0, 1 + days)).toISOString());

it('stands at each column as if the books had been read for it alone', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(day, { minLength: 1, maxLength: 8 }),
      fc.array(fc.record({ at: day, debit: fc.bigInt({ min: 1n, max: 99n }) }), { maxLength: 20 }),
      fc.constantFrom('12/31', '06/30', '02/28', '04/05'),
      (days, lines, fiscalYear) => {
        const ends = days.sort();
        const sum = (from: string | null, to: string) => {
          const inside = lines.filter(({ at }) => (from === null || at >= from) && at <= to);
          return inside.reduce((total, { debit }) => total + debit, 0n);
        };
        const stretches = yearlyStretches(ends, fiscalYear);
        const sums = stretches.map(
          ({ start, end }) => new Map([['x', { debit: sum(start, end), credit: 0n }]]),
        );
        let column = 0;
        for (const { earlierYears, currentYear } of accumulateYears(stretches, sums)) {
          const end = ends[column] ?? '';
          const yearStart = fiscalYearOf(end, fiscalYear).start;
          const current = lines.filter(({ at }) => at >= yearStart && at <= end);
          expect(currentYear.get('x')?.debit).toBe(current.reduce((total, { debit }) => total + debit, 0n));
          expect((earlierYears.get('x')?.debit ?? 0n) + (currentYear.get('x')?.debit ?? 0n)).toBe(
            sum(null, end),
          );
          column += 1;
        }
        expect(column).toBe(ends.length);
      },
    ),
  );
});
