import { expect, it } from 'vitest';
import { reportPeriods } from '@/lib/dates/fiscal-year';
import { daysTitle, periodTitle, spanTitle } from './period-title';

it.each([
  ['month', '12/31', ['Jan 2026', 'Feb 2026', 'Mar 2026', 'Apr 2026']],
  ['quarter', '12/31', ['Q1 2026', 'Q2 2026']],
  ['quarter', '03/31', ['Q4 FY 2026', 'Q1 FY 2027']],
  ['year', '12/31', ['2026']],
  ['year', '03/31', ['Jan 2026 – Mar 2026', 'FY 2027']],
  ['all', '12/31', ['1 Jan – 5 Apr 2026']],
] as const)('heads the columns by %s of a year ending %s', (kind, fiscalYear, expected) => {
  const periods = reportPeriods('2026-01-01T00:00:00.000Z', '2026-04-05T23:59:59.999Z', kind, fiscalYear);
  const time = { fiscalYear, today: '2026-04-05' };
  expect(periods.map((period) => periodTitle(period, kind, time, 'en-GB'))).toEqual(expected);
});

it.each([
  ['quarter', '12/31', '2025-12-01', '2026-01-31', ['Dec 2025', 'Q1 2026']],
  ['year', '12/31', '2025-12-01', '2026-01-31', ['Dec 2025', '2026']],
  ['year', '06/30', '2025-12-01', '2026-07-31', ['Dec 2025 – Jun 2026', 'FY 2027']],
  ['month', '12/31', '2026-01-15', '2026-02-28', ['15 Jan – 31 Jan 2026', 'Feb 2026']],
] as const)(
  'names what is left of the first %s of a year ending %s',
  (kind, fiscalYear, start, end, expected) => {
    const periods = reportPeriods(`${start}T00:00:00.000Z`, `${end}T23:59:59.999Z`, kind, fiscalYear);
    const time = { fiscalYear, today: end };
    expect(periods.map((period) => periodTitle(period, kind, time, 'en-GB'))).toEqual(expected);
  },
);

it.each([
  ['year', '12/31', '2024-01-01', '2025-03-15', '2026-11-21', ['2024', '1 Jan – 15 Mar 2025']],
  ['year', '06/30', '2023-07-01', '2024-09-30', '2026-11-21', ['FY 2024', 'Jul 2024 – Sept 2024']],
  ['quarter', '12/31', '2026-01-01', '2026-04-05', '2026-11-21', ['Q1 2026', '1 Apr – 5 Apr 2026']],
  ['month', '12/31', '2026-01-01', '2026-02-10', '2026-02-11', ['Jan 2026', '1 Feb – 10 Feb 2026']],
  // What is not over has its name: no more of it is known.
  ['month', '12/31', '2026-01-01', '2026-02-10', '2026-02-10', ['Jan 2026', 'Feb 2026']],
  ['year', '12/31', '2025-01-01', '2026-03-31', '2026-02-10', ['2025', '2026']],
  ['month', '12/31', '2026-01-01', '2026-02-28', '2026-11-21', ['Jan 2026', 'Feb 2026']],
] as const)(
  'names what the last %s of a year ending %s holds: from %s to %s, on %s',
  (kind, fiscalYear, start, end, today, expected) => {
    const periods = reportPeriods(`${start}T00:00:00.000Z`, `${end}T23:59:59.999Z`, kind, fiscalYear);
    const titles = periods.map((period) => periodTitle(period, kind, { fiscalYear, today }, 'en-GB'));
    expect(titles).toEqual(expected);
  },
);

it('names both years where they differ', () => {
  const days = { start: '2025-12-01T00:00:00.000Z', end: '2026-11-30T23:59:59.999Z' };
  expect(daysTitle(days, 'en-GB')).toBe('1 Dec 2025 – 30 Nov 2026');
});

it.each([
  ['2025-12-01', '2026-11-30', 'Dec 2025 – Nov 2026'],
  ['2026-02-01', '2026-02-28', 'Feb 2026'],
  ['2024-02-01', '2024-02-28', '1 Feb – 28 Feb 2024'],
  ['2026-02-02', '2026-03-31', '2 Feb – 31 Mar 2026'],
])('heads %s to %s as %s', (start, end, expected) => {
  const span = { start: `${start}T00:00:00.000Z`, end: `${end}T23:59:59.999Z` };
  expect(spanTitle(span, 'en-GB')).toBe(expected);
});

it('names a single day once', () => {
  const day = { name: 'all', start: '2026-04-05T00:00:00.000Z', end: '2026-04-05T23:59:59.999Z' };
  expect(periodTitle(day, 'all', { fiscalYear: '12/31', today: '2026-11-21' }, 'en-GB')).toBe('5 Apr 2026');
});
