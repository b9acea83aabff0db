import { expect, it } from 'vitest';
import type { ReportRecord } from '@/lib/contract/report';
import { reportRows } from '../report-rows';
import { cashPoints, rangeTotal } from './cash-points';

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
const rows = reportRows(
  [
    { period: '2026-01', records: month(10, 100, -30, 500) },
    { period: '2026-02', records: month(580, -5, -30, -20) },
  ],
  'USD',
);

it('tells in from out by ledger', () => {
  expect(cashPoints(rows, ['Jan', 'Feb'])).toEqual([
    { title: 'Jan', moneyIn: 60_000n, moneyOut: -3_000n, endingCash: 58_000n },
    { title: 'Feb', moneyIn: 0n, moneyOut: -5_500n, endingCash: 52_500n },
  ]);
});

it('totals movements, and leaves starting and ending cash where they are', () => {
  expect(rows.map(rangeTotal)).toEqual([1_000n, 3_500n, 48_000n, 51_500n, 52_500n]);
});
