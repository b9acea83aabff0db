import { expect, it } from 'vitest';
import type { ReportRecord } from '@/lib/contract/report';
import { columnOf } from '../table/report-column';
import { reportRows } from '../table/report-rows';
import { cashPoints } from './cash-points';

function record(name: string, total: number, children: ReportRecord[] = []): ReportRecord {
  const isLedger = children.length === 0;
  return {
    name,
    amount: isLedger ? total : 0,
    total_amount: total,
    has_entries: true,
    ledger_id: isLedger ? name : null,
    children,
  };
}

const month = (start: number, sales: number, rent: number, loan: number) => [
  record('Starting cash', start),
  record('Operating activities', sales + rent, [record('Sales', sales), record('Rent', rent)]),
  record('Financing activities', loan, [record('Loan', loan)]),
  record('Net change in cash', sales + rent + loan),
  record('Ending cash', start + sales + rent + loan),
];
const time = { start_datetime: '', end_datetime: '', basis: ['all' as const] };
const rows = reportRows(
  [
    { drill_down: time, records: month(10, 100, -30, 500) },
    { drill_down: time, records: month(580, -5, -30, -20) },
  ],
  'USD',
  () => 'credit',
);
const columns = ['Jan', 'Feb'].map((title, index) => columnOf(index, { key: title, title, isTotal: false }));

it('tells in from out by ledger', () => {
  expect(cashPoints(rows, columns)).toEqual([
    { title: 'Jan', inflow: 60_000n, outflow: 3_000n, left: 58_000n },
    { title: 'Feb', inflow: 0n, outflow: 5_500n, left: 52_500n },
  ]);
});
