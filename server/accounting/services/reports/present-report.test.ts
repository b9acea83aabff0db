import { expect, it } from 'vitest';
import { z } from 'zod';
import { periodReport } from '@/lib/contract/report';
import { newIdentifier } from '@/lib/ids/identifier';
import { parseJson, stringifyJson } from '@/lib/json';
import { encodeJson } from '@/lib/json-bytes';
import { figureRow, groupRow, type ReportRow, type RowSource } from '../../domain/reports/report-row';
import { presentReports } from './present-report';

const span = {
  start: '2026-01-01T00:00:00.000Z',
  end: '2026-01-31T23:59:59.999Z',
  booksStart: '2025-07-01T00:00:00.000Z',
  yearStart: '2026-01-01T00:00:00.000Z',
};
const nextYear = { ...span, start: '2027-01-01T00:00:00.000Z', yearStart: '2027-01-01T00:00:00.000Z' };

const ledgerNames = ['Café \\ Zoë', 'Unused', 'Large'];
const ledgerIds = ledgerNames.map(() => newIdentifier('ledger'));
const ledgerRows = (amounts: readonly bigint[]) =>
  ledgerNames.map(
    (name, index): ReportRow => ({
      key: `ledger:${ledgerIds[index]}`,
      name,
      amount: amounts[index] ?? 0n,
      totalAmount: amounts[index] ?? 0n,
      hasEntries: amounts[index] !== 0n,
      ledgerId: ledgerIds[index] ?? null,
      source: null,
      children: [],
    }),
  );

const operating: RowSource = { span: 'as_column', subtypes: ['operating_revenue'] };
const retained: RowSource = { span: 'as_column', subtypes: ['retained_earnings'], closesResult: true };
const dividends = (): ReportRow => ({
  key: 'ledger:ldg_dividends',
  name: 'Dividends',
  amount: 0n,
  totalAmount: 0n,
  hasEntries: false,
  ledgerId: 'ldg_dividends',
  source: { span: 'fiscal_year' },
  children: [],
});
const rows = (...amounts: bigint[]) => [
  groupRow({ key: 'subtype:distribution', name: 'Distributions' }, [dividends()], operating),
  groupRow({ key: 'operating_activities', name: 'Operating "activities"' }, ledgerRows(amounts), operating),
  groupRow({ key: 'retained_earnings', name: 'Retained earnings' }, [], retained),
  figureRow({ key: 'ending_cash', name: 'Ending cash' }, 5n, { span: 'through_period', cash: 'pool' }),
];

it('writes as JSON the very records that it shows as objects, to the last digit, in every period', () => {
  const shown = presentReports(
    [
      {
        report: { period: '2026-01', records: rows(-1234n, 0n, 900_719_925_474_099_123n) },
        span,
        unreviewed: 3,
      },
      { report: { period: '2027-01', records: rows(0n, 70n, 5n) }, span: nextYear, unreviewed: 0 },
    ],
    'cash',
    'USD',
  );
  const asObjects = shown.map(
    ({ period, start_datetime, end_datetime, drill_down, unreviewed_entries, records }) => {
      return { period, start_datetime, end_datetime, drill_down, unreviewed_entries, records };
    },
  );
  const written = new TextDecoder().decode(encodeJson(shown));
  expect(parseJson(written)).toEqual(parseJson(stringifyJson(asObjects)));
  expect(written).toContain('"total_amount":9007199254740991.23');
  expect(z.array(periodReport).safeParse(parseJson(written)).success).toBe(true);
});
