import { expect, it } from 'vitest';
import type { RecordKey } from '@/lib/contract/record-key';
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
