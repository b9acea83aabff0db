import { describe, expect, it } from 'vitest';
import type { FixedRecordKey } from '@/lib/contract/record-key';
import type { PeriodReport, ReportRecord } from '@/lib/contract/report';
import { ExactNumber } from '@/lib/json';
import { flattenRows, leafRows, levelsOf, type ReportRow, reportRows, withoutEmptyRows } from './report-rows';

type Period = Pick<PeriodReport, 'drill_down' | 'records'>;

function ledger(name: string, amount: number, children: ReportRecord[] = []): ReportRecord {
  const below = children.reduce((sum, child) => sum + Number(child.total_amount), 0);
  return {
    key: `ledger:ldg_${name}`,
    name,
    amount,
    total_amount: amount + below,
    has_entries: amount !== 0 || children.some((child) => child.has_entries),
    ledger_id: `ldg_${name}`,
    children,
  };
}

function group(name: string, key: FixedRecordKey, children: ReportRecord[]): ReportRecord {
  return {
    ...ledger(name, 0, children),
    key,
    ledger_id: null,
    drill_down: { ledger_subtype: ['operating_expense'] },
  };
}

const january: Period = {
  drill_down: { start_datetime: 'january', end_datetime: 'february', basis: ['all'] },
  records: [
    group('Operating', 'operating_activities', [
      ledger('Sales', 100),
      ledger('Office', -5, [ledger('Paper', -7), ledger('Pens', 0)]),
    ]),
    group('Financing', 'financing_activities', []),
  ],
};
const february: Period = {
  drill_down: { start_datetime: 'february', end_datetime: 'march', basis: ['all'] },
  records: [
    group('Operating', 'operating_activities', [
      ledger('Sales', 50),
      ledger('Office', 0, [ledger('Paper', 0), ledger('Pens', 0)]),
    ]),
    group('Financing', 'financing_activities', []),
    group('Not reported separately', 'not_reported_separately', [ledger('Secret', 3)]),
  ],
};
const rows = reportRows([january, february], 'USD', (key) =>
  key === 'financing_activities' ? 'debit' : 'credit',
);

const text = (row: ReportRow, depth: number) => `${'-'.repeat(depth)}${row.name} ${row.totals.join(' ')}`;
const textOf = (some: ReportRow[]) =>
  flattenRows(some, () => false).map(({ row, depth }) => text(row, depth));

describe('reportRows', () => {
  it('lays periods over one another, adding a row for what stands on a parent itself', () => {
    expect(textOf(rows)).toEqual([
      'Operating 8800 5000',
      '-Sales 10000 5000',
      '-Office -1200 0',
      '--Posted directly to Office -500 0',
      '--Paper -700 0',
      '--Pens 0 0',
      'Financing 0 0',
      'Not reported separately 0 300',
      '-Secret 0 300',
    ]);
  });

  it('lets the children add up to their parent in every period', () => {
    for (const { row } of flattenRows(rows, () => false)) {
      if (row.children.length === 0) continue;
      const sums = row.totals.map((_, index) =>
        row.children.reduce((sum, child) => sum + (child.totals[index] ?? 0n), 0n),
      );
      expect(sums).toEqual(row.totals);
    }
  });

  it('keeps every digit', () => {
    const exact = { ...ledger('Big', 0), total_amount: new ExactNumber('90071992547409.91') };
    expect(reportRows([{ ...january, records: [exact] }], 'USD', () => 'debit')[0]?.totals).toEqual([
      9_007_199_254_740_991n,
    ]);
  });

  it('is nothing without periods', () => {
    expect(reportRows([], 'USD', () => 'debit')).toEqual([]);
  });
});

it('leaves out what was empty in every period', () => {
  expect(textOf(withoutEmptyRows(rows)).map((line) => line.split(' ')[0])).toEqual([
    'Operating',
    '-Sales',
    '-Office',
    '--Posted',
    '--Paper',
    'Not',
    '-Secret',
  ]);
});

it('hides what is below a collapsed row', () => {
  const shown = flattenRows(rows, (path) => path === '/operating_activities').map(({ row }) => row.name);
  expect(shown).toEqual(['Operating', 'Financing', 'Not reported separately', 'Secret']);
  expect(levelsOf(rows)).toBe(3);
  expect(levelsOf([])).toBe(0);
});

it('knows the entries behind every figure', () => {
  const shown = flattenRows(rows, () => false).map(({ row }) => [row.name, row.side, row.entries]);
  const times = [
    { start_datetime: 'january', end_datetime: 'february', basis: ['all'] },
    { start_datetime: 'february', end_datetime: 'march', basis: ['all'] },
  ];
  const under = (ledger: string) =>
    times.map((time) => ({ ...time, ledger_id: ledger, with_children: 'true' }));
  const group = times.map((time) => ({ ...time, ledger_subtype: ['operating_expense'] }));
  expect(shown).toEqual([
    ['Operating', 'credit', group],
    ['Sales', 'credit', under('ldg_Sales')],
    ['Office', 'credit', under('ldg_Office')],
    ['Posted directly to Office', 'credit', times.map((time) => ({ ...time, ledger_id: 'ldg_Office' }))],
    ['Paper', 'credit', under('ldg_Paper')],
    ['Pens', 'credit', under('ldg_Pens')],
    ['Financing', 'debit', group],
    ['Not reported separately', 'credit', [null, group[1]]],
    ['Secret', 'credit', [null, under('ldg_Secret')[1]]],
  ]);
  expect(leafRows(rows).map((row) => row.name)).toEqual([
    'Sales',
    'Posted directly to Office',
    'Paper',
    'Pens',
    'Financing',
    'Secret',
  ]);
});
