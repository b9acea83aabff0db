import { describe, expect, it } from 'vitest';
import { reportRecord as record } from '@/components/reports/testing/report-record';
import type { RecordKey } from '@/lib/contract/record-key';
import type { PeriodReport, ReportRecord } from '@/lib/contract/report';
import { cashChanges } from './cash-changes';
import { monthsOfCash } from './cash-figures';

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

describe('an opening balance', () => {
  const books = () => {
    const report = month('2026-11', 0, 100);
    const held = (name: string, total: number) => ({
      ...record(`ledger:${name}`, total),
      name,
      ledger_id: `ldg_${name}`,
    });
    const below = (key: RecordKey, children: ReportRecord[]) => ({
      ...record(
        key,
        children.reduce((sum, { total_amount: total }) => sum + Number(total), 0),
      ),
      amount: 0,
      children,
    });
    const financing = below('financing_activities', [
      below('financing_activities:opening_balance', [held('equity', 500)]),
      below('financing_activities:contribution', [held('capital', 40)]),
    ]);
    const [start, operating, end] = report.records;
    if (!start || !operating || !end) throw new Error('A record is missing.');
    return { ...report, records: [start, operating, financing, { ...end, total_amount: 640 }] };
  };

  it('neither came in nor went out, and is in what is left', () => {
    const [now] = monthsOfCash([books()], 'USD', 'en-US');
    expect(now).toMatchObject({
      inflow: 14_000n,
      outflow: 0n,
      left: 64_000n,
      opening: { units: 50_000n, entries: { ledger_id: ['ldg_equity'] } },
    });
  });

  it('is nothing in other months', () => {
    const [now] = monthsOfCash([month('2026-11', 0, 100)], 'USD', 'en-US');
    expect(now?.opening).toEqual({ units: 0n, entries: null });
  });

  it('is nothing to which the cash went', () => {
    const names = cashChanges(books(), month('2026-10', 0, 0), 'USD', []).map(({ name }) => name);
    expect(names).not.toContain('equity');
    expect(names).toContain('capital');
  });
});
