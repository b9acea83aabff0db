import { expect, it } from 'vitest';
import type { RecordKey } from '@/lib/contract/record-key';
import type { PeriodReport } from '@/lib/contract/report';
import { monthsOfCash } from './cash-figures';

const record = (key: RecordKey, total: number) => ({
  key,
  name: '',
  amount: total,
  total_amount: total,
  has_entries: total !== 0,
  ledger_id: null,
  children: [],
});
const month = (period: string, start: number, moved: number): PeriodReport => ({
  period,
  start_datetime: `${period}-01T00:00:00.000Z`,
  end_datetime: `${period}-28T23:59:59.999Z`,
  drill_down: { start_datetime: '', end_datetime: '', basis: ['all'] },
  unreviewed_entries: 0,
  records: [
    record('starting_cash', start),
    record('operating_activities', moved),
    record('ending_cash', start + moved),
  ],
});

it('begins with the first month in which there was cash, and keeps still months after it', () => {
  const months = monthsOfCash(
    [month('2026-01', 0, 0), month('2026-02', 0, 100), month('2026-03', 100, -100), month('2026-04', 0, 0)],
    'USD',
    'en-US',
  );
  expect(months.map(({ shortTitle, left }) => [shortTitle, Number(left)])).toEqual([
    ['Feb 2026', 10_000],
    ['Mar', 0],
    ['Apr', 0],
  ]);
});

it('says the year where it begins, too, and only there', () => {
  const reports = ['2025-12', '2026-01', '2026-02'].map((period) => month(period, 100, 0));
  const titles = monthsOfCash(reports, 'USD', 'en-US').map(({ shortTitle }) => shortTitle);
  expect(titles).toEqual(['Dec', 'Jan 2026', 'Feb']);
});

it('has no months in books without cash', () => {
  expect(monthsOfCash([month('2026-01', 0, 0), month('2026-02', 0, 0)], 'USD', 'en-US')).toEqual([]);
});
