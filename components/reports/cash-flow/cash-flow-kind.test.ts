import { expect, it } from 'vitest';
import type { RecordKey } from '@/lib/contract/record-key';
import { columnOf } from '../report-column';
import type { ReportRow } from '../report-rows';
import { cashFlow } from './cash-flow-kind';

const row = (key: RecordKey, total: bigint, hasEntries: boolean): ReportRow => ({
  ...{ path: `/${key}`, key, name: key, ledgerId: null, side: 'credit', children: [], entries: [null] },
  totals: [total],
  hasEntries,
});
const rows = (key: RecordKey, hasEntries: boolean, cash = 0n) => [
  row('starting_cash', cash, true),
  row(key, 0n, hasEntries),
  row('ending_cash', cash, true),
];

it.each([
  ['nothing is in it', rows('operating_activities', false), true],
  ['there was cash', rows('operating_activities', false, 5n), false],
  ['what came in went out again', rows('operating_activities', true), false],
  ['the same on ledgers that are not reported', rows('not_reported_separately', true), false],
])('is empty where %s: %#', (_, shown, isEmpty) => {
  expect(cashFlow.isEmpty(shown)).toBe(isEmpty);
});

it('says which opening balances of the table are not in the chart, of its periods alone', () => {
  const opening = (...totals: bigint[]): ReportRow => ({
    ...row('financing_activities:opening_balance', 0n, true),
    path: 'financing_activities/financing_activities:opening_balance',
    totals,
  });
  const financing = (child: ReportRow): ReportRow => ({
    ...row('financing_activities', 0n, true),
    path: 'financing_activities',
    children: [child],
  });
  const columns = [0, 1].map((index) => columnOf(index, { key: `${index}`, title: '' }));
  const notesOf = (...totals: bigint[]) =>
    cashFlow.chartNotesOf([financing(opening(...totals))], columns, { currency: 'USD', locale: 'en-US' });
  expect(notesOf(100_000n, 2_500n, 7n)).toEqual([
    'Opening balances of 1,025.00 are under financing in the table. They neither came in nor went out, so the chart has them in ending cash alone.',
  ]);
  expect(notesOf(100_000n, -100_000n)).toEqual([expect.stringMatching(/^Opening balances are under/)]);
  expect(notesOf(0n, 0n, 7n)).toEqual([]);
});
