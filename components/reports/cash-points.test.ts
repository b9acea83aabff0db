import { expect, it } from 'vitest';
import type { RecordKey } from '@/lib/contract/record-key';
import type { ReportRecord } from '@/lib/contract/report';
import { cashEntries, cashPoints, openingRows } from './cash-points';
import { columnOf } from './report-column';
import { reportRows } from './report-rows';

function record(key: RecordKey, total: number, children: ReportRecord[] = []): ReportRecord {
  const isLedger = children.length === 0;
  return {
    key,
    name: 'in any language',
    amount: isLedger ? total : 0,
    total_amount: total,
    has_entries: true,
    ledger_id: isLedger ? key : null,
    children,
  };
}

const month = (start: number, sales: number, rent: number, loan: number) => [
  record('starting_cash', start),
  record('operating_activities', sales + rent, [record('ledger:sales', sales), record('ledger:rent', rent)]),
  record('financing_activities', loan, [record('ledger:loan', loan)]),
  record('net_change_in_cash', sales + rent + loan),
  record('ending_cash', start + sales + rent + loan),
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
const columns = ['Jan', 'Feb'].map((title, index) => columnOf(index, { key: title, title }));

it('tells in from out by ledger', () => {
  expect(cashPoints(rows, columns)).toEqual([
    { title: 'Jan', inflow: 60_000n, outflow: 3_000n, left: 58_000n },
    { title: 'Feb', inflow: 0n, outflow: 5_500n, left: 52_500n },
  ]);
});

it('takes opening balances for neither in nor out', () => {
  const opening = record('financing_activities:opening_balance', 40, [record('ledger:equity', 40)]);
  const records = [record('financing_activities', 40, [opening]), record('ending_cash', 40)];
  const opened = reportRows([{ drill_down: time, records }], 'USD', () => 'credit');
  expect(cashPoints(opened, columns.slice(0, 1))).toEqual([
    { title: 'Jan', inflow: 0n, outflow: 0n, left: 4_000n },
  ]);
  expect(openingRows(opened).map(({ totals }) => totals)).toEqual([[4_000n]]);
});

it('asks for the entries behind each by the ledgers that moved that way', () => {
  const [january, february] = columns.map((column) => cashEntries(rows, column));
  expect(january).toMatchObject({
    inflow: { ledger_id: ['ledger:sales', 'ledger:loan'] },
    outflow: { ledger_id: ['ledger:rent'] },
    left: { ledger_id: 'ending_cash' },
  });
  expect(january?.inflow).not.toHaveProperty('with_children');
  expect(february).toMatchObject({
    inflow: null,
    outflow: { ledger_id: ['ledger:sales', 'ledger:rent', 'ledger:loan'] },
  });
});

it('asks for no more ledgers than a query takes', () => {
  const many = Array.from({ length: 101 }, (_, index) => record(`ledger:${index}`, 1));
  const wide = reportRows(
    [{ drill_down: time, records: [record('operating_activities', 101, many)] }],
    'USD',
    () => 'credit',
  );
  const [column] = columns;
  expect(column && cashEntries(wide, column).inflow).toBeNull();
});
