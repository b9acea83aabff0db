import { expect, it } from 'vitest';
import type { PeriodReport, ReportRecord } from '@/lib/contract/report';
import { withoutStillRecords } from './moving-records';

const record = (key: string, amount: number, children: ReportRecord[] = []): ReportRecord => ({
  key: key as ReportRecord['key'],
  name: key,
  amount,
  total_amount: children.reduce((sum, child) => sum + Number(child.total_amount), amount),
  has_entries: true,
  ledger_id: key.startsWith('ledger:') ? key.slice(7) : null,
  children,
});

const report = (...records: ReportRecord[]): PeriodReport => ({
  period: '2026-03',
  start_datetime: '2026-03-01T00:00:00.000Z',
  end_datetime: '2026-03-31T23:59:59.999Z',
  drill_down: { start_datetime: '', end_datetime: '', basis: ['all', 'cash'] },
  unreviewed_entries: 0,
  records,
});

const keysOf = (records: readonly ReportRecord[]): unknown[] =>
  records.map(({ key, children }) => [key, keysOf(children)]);

it('keeps what moved, and all above it, where it comes to nothing too', () => {
  const { records } = withoutStillRecords(
    report(
      record('starting_cash', 0),
      record('operating_activities', 0, [
        record('ledger:a', 0, [record('ledger:b', 100), record('ledger:c', -100), record('ledger:d', 0)]),
        record('ledger:e', 0),
        record('ledger:f', 5, [record('ledger:g', 0)]),
      ]),
      record('investing_activities', 0, [record('ledger:h', 0)]),
      record('ending_cash', 0),
    ),
    'USD',
  );
  expect(keysOf(records)).toEqual([
    ['starting_cash', []],
    [
      'operating_activities',
      [
        [
          'ledger:a',
          [
            ['ledger:b', []],
            ['ledger:c', []],
          ],
        ],
        ['ledger:f', []],
      ],
    ],
    ['ending_cash', []],
  ]);
});
