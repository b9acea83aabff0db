import { expect, it } from 'vitest';
import type { TrialBalanceReport } from '@/lib/contract/report';
import { wideColumns } from '../report-column';
import { comparedColumns, sideColumns, trialBalanceRows } from './trial-balance-rows';

const drill_down = { start_datetime: 'a', end_datetime: 'b', basis: ['all' as const] };
const ledger = (ledger_id: string, name: string) => ({
  key: `ledger:${ledger_id}` as const,
  name,
  ledger_id,
  resets_each_fiscal_year: false,
  drill_down,
});
const earlier = { key: 'earlier_years_result' as const, ledger_id: null };
const report: TrialBalanceReport = {
  period: '2026-12-31',
  start_datetime: 'a',
  end_datetime: 'b',
  drill_down,
  unreviewed_entries: 0,
  records: [
    { ...ledger('ldg_1', 'Cash'), debit: 12.5, credit: 0, has_entries: true },
    { ...ledger('ldg_2', 'Loan'), debit: 0, credit: 10, has_entries: true },
    { ...ledger('', 'Net income, earlier years'), ...earlier, debit: 0, credit: 2.5, has_entries: true },
    { ...ledger('ldg_3', 'Unused'), debit: 0, credit: 0, has_entries: false },
  ],
  total_debit: 12.5,
  total_credit: 12.5,
};

const rows = trialBalanceRows([report], 'USD');

it('puts each ledger on its side and the equal sums below', () => {
  const cells = rows.map((row) => [row.name, ...sideColumns.map(({ unitsOf }) => unitsOf(row))]);
  expect(cells).toEqual([
    ['Cash', 1250n, null],
    ['Loan', null, 1000n],
    ['Net income, earlier years', null, 250n],
    ['Unused', 0n, null],
    ['Total', 1250n, 1250n],
  ]);
});

it('leads to the entries of the ledger alone, on the side of the column', () => {
  expect(rows.map((row) => sideColumns[0]?.entriesOf(row))).toEqual([
    { ...drill_down, ledger_id: 'ldg_1' },
    { ...drill_down, ledger_id: 'ldg_2' },
    drill_down,
    { ...drill_down, ledger_id: 'ldg_3' },
    null,
  ]);
  expect(sideColumns.map(({ side }) => side)).toEqual(['debit', 'credit']);
});

it('compares with an earlier day, on which a ledger may have stood on the other side or not at all', () => {
  const earlier: TrialBalanceReport = {
    ...report,
    records: [
      { ...ledger('ldg_1', 'Cash'), debit: 0, credit: 2, has_entries: true },
      { ...ledger('ldg_2', 'Loan'), debit: 0, credit: 8, has_entries: true },
      { ...ledger('ldg_4', 'Rent'), debit: 10, credit: 0, has_entries: true },
    ],
    total_debit: 10,
    total_credit: 10,
  };
  const all = comparedColumns('Nov 30, 2026', 'en-US');
  const columns = wideColumns(all);
  expect(columns.map(({ title }) => title)).toEqual([
    'Debit',
    'Credit',
    'Debit, Nov 30, 2026',
    'Credit, Nov 30, 2026',
    'Change',
    'Change, %',
  ]);
  const cells = trialBalanceRows([report, earlier], 'USD').map((row) => [
    row.name,
    ...columns.map((column) => (column.textOf ? column.textOf(row) : column.unitsOf(row))),
  ]);
  expect(cells).toEqual([
    ['Cash', 1250n, null, null, 200n, 1450n, null],
    ['Loan', null, 1000n, null, 800n, 200n, '+25.0%'],
    ['Net income, earlier years', null, 250n, 0n, null, 250n, 'new'],
    ['Unused', 0n, null, 0n, null, 0n, null],
    ['Rent', 0n, null, 1000n, null, -1000n, '−100.0%'],
    ['Total', 1250n, 1250n, 1000n, 1000n, 250n, null],
  ]);
  expect(columns.some((column) => column.senseOf)).toBe(false);
  // Debits equal credits: on a phone nothing is said of the sums, which are no balance.
  const nets = trialBalanceRows([report, earlier], 'USD').map((row) => all[0]?.unitsOf(row));
  expect(nets).toEqual([1250n, -1000n, -250n, 0n, 0n, null]);
  const onPhone = all.filter(({ isMain }) => isMain);
  expect(onPhone.map(({ title }) => title)).toEqual(['Debit (credit)', 'Change, %']);
});
