import { expect, it } from 'vitest';
import { monthQueries } from './month-queries';

const business = { entries_start: '2024-01-01T00:00:00.000Z', fiscal_year: '12/31', currency: 'USD' };
const today = '2026-11-23';

it('asks for the month of the address, and for the last whole one without', () => {
  expect(monthQueries(business, { month: '2026-08', today })).toMatchObject({
    month: '2026-08',
    asOf: '2026-08-31',
    days: { start_datetime: '2026-08-01T00:00:00.000Z', end_datetime: '2026-08-31T23:59:59.999Z' },
    year: {
      start_datetime: '2025-09-01T00:00:00.000Z',
      end_datetime: '2026-08-31T23:59:59.999Z',
      period: 'month',
    },
  });
  expect(monthQueries(business, { month: undefined, today }).month).toBe('2026-10');
});

it('ends in a month that is not over with today', () => {
  expect(monthQueries(business, { month: '2026-11', today })).toMatchObject({ asOf: today });
});
