import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countReportPeriods, fiscalYearOf, type PeriodKind, reportPeriods } from './fiscal-year';

describe('fiscalYearOf', () => {
  it.each([
    ['2026-07-04T12:00:00.000Z', '12/31', '2026', '2026-01-01', '2026-12-31'],
    ['2025-07-01T00:00:00.000Z', '06/30', '2026', '2025-07-01', '2026-06-30'],
    ['2025-06-30T23:59:59.999Z', '06/30', '2025', '2024-07-01', '2025-06-30'],
    ['2024-02-29T10:00:00.000Z', '02/28', '2024', '2023-03-01', '2024-02-29'],
    ['2025-02-28T10:00:00.000Z', '02/29', '2025', '2024-03-01', '2025-02-28'],
    ['2025-03-01T00:00:00.000Z', '02/29', '2026', '2025-03-01', '2026-02-28'],
    ['2026-04-05T23:59:59.999Z', '04/05', '2026', '2025-04-06', '2026-04-05'],
    ['2026-04-06T00:00:00.000Z', '04/05', '2027', '2026-04-06', '2027-04-05'],
    ['2026-01-30T00:00:00.000Z', '01/30', '2026', '2025-01-31', '2026-01-30'],
    ['2026-01-31T00:00:00.000Z', '01/30', '2027', '2026-01-31', '2027-01-30'],
    ['0001-01-01T00:00:00.000Z', '06/30', '0001', '0001-01-01', '0001-06-30'],
    ['9999-12-31T00:00:00.000Z', '06/30', '10000', '9999-07-01', '9999-12-31'],
  ])('puts %s of a year ending %s into %s', (instant, fiscalYear, name, first, last) => {
    expect(fiscalYearOf(instant, fiscalYear)).toEqual({
      name,
      start: `${first}T00:00:00.000Z`,
      end: `${last}T23:59:59.999Z`,
    });
  });
});

describe('reportPeriods', () => {
  const cut = (start: string, end: string, kind: PeriodKind, fiscalYear: string) =>
    reportPeriods(`${start}T00:00:00.000Z`, `${end}T23:59:59.999Z`, kind, fiscalYear).map(
      (period) => `${period.name}: ${period.start.slice(0, 10)}..${period.end.slice(0, 10)}`,
    );

  it('cuts calendar months whatever the fiscal year, the first and last clipped', () => {
    expect(cut('2025-12-15', '2026-02-03', 'month', '06/15')).toEqual([
      '2025-12: 2025-12-15..2025-12-31',
      '2026-01: 2026-01-01..2026-01-31',
      '2026-02: 2026-02-01..2026-02-03',
    ]);
  });

  it('names July to September the first quarter of a year that ends with June', () => {
    expect(cut('2025-05-10', '2026-06-30', 'quarter', '06/30')).toEqual([
      '2025-Q4: 2025-05-10..2025-06-30',
      '2026-Q1: 2025-07-01..2025-09-30',
      '2026-Q2: 2025-10-01..2025-12-31',
      '2026-Q3: 2026-01-01..2026-03-31',
      '2026-Q4: 2026-04-01..2026-06-30',
    ]);
  });

  it('ends the quarters of a February year with their months', () => {
    expect(cut('2024-03-01', '2025-02-28', 'quarter', '02/28')).toEqual([
      '2025-Q1: 2024-03-01..2024-05-31',
      '2025-Q2: 2024-06-01..2024-08-31',
      '2025-Q3: 2024-09-01..2024-11-30',
      '2025-Q4: 2024-12-01..2025-02-28',
    ]);
  });

  it('counts quarters back from a year end inside a month, mind short months', () => {
    expect(cut('2025-05-31', '2026-05-30', 'quarter', '05/30')).toEqual([
      '2026-Q1: 2025-05-31..2025-08-30',
      '2026-Q2: 2025-08-31..2025-11-30',
      '2026-Q3: 2025-12-01..2026-02-28',
      '2026-Q4: 2026-03-01..2026-05-30',
    ]);
  });

  it('cuts fiscal years and leaves all in one', () => {
    expect(cut('2024-06-01', '2026-01-31', 'year', '09/30')).toEqual([
      '2024: 2024-06-01..2024-09-30',
      '2025: 2024-10-01..2025-09-30',
      '2026: 2025-10-01..2026-01-31',
    ]);
    expect(cut('2024-06-01', '2026-01-31', 'all', '09/30')).toEqual(['all: 2024-06-01..2026-01-31']);
  });

  it.each(['month', 'quarter', 'year', 'all'] as const)(
    'has no %s when the end is before the start',
    (kind) => {
      expect(cut('2026-02-02', '2026-02-01', kind, '12/31')).toEqual([]);
    },
  );

  it('reaches the last day of the calendar', () => {
    expect(cut('9999-11-30', '9999-12-31', 'year', '11/30')).toEqual([
      '9999: 9999-11-30..9999-11-30',
      '10000: 9999-12-01..9999-12-31',
    ]);
  });

  const day = fc
    .date({
      min: new Date('1990-01-01T00:00:00Z'),
      max: new Date('2060-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    .map((date) => date.toISOString());
  const fiscalYear = fc
    .date({
      min: new Date('2000-01-01T00:00:00Z'),
      max: new Date('2000-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    .map((date) => `${date.toISOString().slice(5, 7)}/${date.toISOString().slice(8, 10)}`);

  it('tiles the whole range to the millisecond, as many as counted, every one in its own fiscal year', () => {
    fc.assert(
      fc.property(
        fc.tuple(day, day).map((pair) => pair.sort()),
        fc.constantFrom<PeriodKind>('month', 'quarter', 'year', 'all'),
        fiscalYear,
        ([start = '', end = ''], kind, yearEnd) => {
          const periods = reportPeriods(start, end, kind, yearEnd);
          expect(periods).toHaveLength(countReportPeriods(start, end, kind, yearEnd));
          expect(new Set(periods.map((period) => period.name)).size).toBe(periods.length);
          expect(periods.at(0)?.start).toBe(start);
          expect(periods.at(-1)?.end).toBe(end);
          for (const [index, period] of periods.entries()) {
            expect(period.start <= period.end).toBe(true);
            const next = periods[index + 1];
            if (next) expect(Date.parse(next.start)).toBe(Date.parse(period.end) + 1);
            if (kind === 'quarter' || kind === 'year') {
              expect(fiscalYearOf(period.start, yearEnd)).toEqual(fiscalYearOf(period.end, yearEnd));
              expect(period.name.slice(0, 4)).toBe(fiscalYearOf(period.end, yearEnd).name);
            }
          }
        },
      ),
    );
  });
});
