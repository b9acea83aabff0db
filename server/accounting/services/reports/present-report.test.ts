import { expect, it } from 'vitest';
import { periodReport } from '@/lib/contract/report';
import { newIdentifier } from '@/lib/ids/identifier';
import { parseJson, stringifyJson } from '@/lib/json';
import { figureRow, groupRow, type ReportRow } from '../../domain/reports/report-row';
import { presentReports } from './present-report';

const span = {
  start: '2026-01-01T00:00:00.000Z',
  end: '2026-01-31T23:59:59.999Z',
  booksStart: '2025-07-01T00:00:00.000Z',
  yearStart: '2026-01-01T00:00:00.000Z',
};
const ledger = (name: string, amount: bigint): ReportRow => ({
  name,
  amount,
  totalAmount: amount,
  hasEntries: amount !== 0n,
  ledgerId: newIdentifier('ledger'),
  source: null,
  children: [],
});

const rows = [
  groupRow(
    'Operating "activities"',
    [ledger('Café \\ Zoë', -1234n), ledger('Unused', 0n), ledger('Large', 900_719_925_474_099_123n)],
    { span: 'as_column', subtypes: ['operating_revenue'] },
  ),
  figureRow('Ending cash', 5n, { span: 'through_period', cash: 'pool' }),
];

it('writes as JSON the very records that it shows as objects, to the last digit', () => {
  const [shown] = presentReports([{ report: { period: '2026-01', records: rows }, span }], 'cash', 'USD');
  const { period, start_datetime, end_datetime, drill_down, records } = shown ?? {};
  const asObjects = { period, start_datetime, end_datetime, drill_down, records };
  expect(parseJson(stringifyJson([shown]))).toEqual(parseJson(stringifyJson([asObjects])));
  expect(stringifyJson([shown])).toContain('"total_amount":9007199254740991.23');
  expect(periodReport.safeParse(parseJson(stringifyJson(shown))).success).toBe(true);
});
