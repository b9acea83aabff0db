import { describe, expect, it } from 'vitest';
import type { PeriodReport, ReportRecord } from '@/lib/contract/report';
import { ExactNumber } from '@/lib/json';
import {
  flattenRows,
  groupKeys,
  leafRows,
  ledgerIdsOf,
  type ReportRow,
  reportRows,
  withoutEmptyRows,
} from './report-rows';

type Period = Pick<PeriodReport, 'period' | 'records'>;

function ledger(name: string, amount: number, children: ReportRecord[] = []): ReportRecord {
  const below = children.reduce((sum, child) => sum + Number(child.total_amount), 0);
  return {
    name,
    amount,
    total_amount: amount + below,
    has_entries: amount !== 0 || children.some((child) => child.has_entries),
    ledger_id: `ldg_${name}`,
    children,
  };
}

function group(name: string, children: ReportRecord[]): ReportRecord {
  return { ...ledger(name, 0, children), ledger_id: null };
}

const january: Period = {
  period: '2026-01',
  records: [
    group('Operating', [
      ledger('Sales', 100),
      ledger('Office', -5, [ledger('Paper', -7), ledger('Pens', 0)]),
    ]),
    group('Financing', []),
  ],
};
const february: Period = {
  period: '2026-02',
  records: [
    group('Operating', [ledger('Sales', 50), ledger('Office', 0, [ledger('Paper', 0), ledger('Pens', 0)])]),
    group('Financing', []),
    group('Not reported separately', [ledger('Secret', 3)]),
  ],
};
const rows = reportRows([january, february], 'USD');

const text = (row: ReportRow, depth: number) => `${'-'.repeat(depth)}${row.name} ${row.totals.join(' ')}`;
const textOf = (some: ReportRow[]) =>
  flattenRows(some, () => false).map(({ row, depth }) => text(row, depth));

describe('reportRows', () => {
  it('lays periods over one another, adding a row for what stands on a parent itself', () => {
    expect(textOf(rows)).toEqual([
      'Operating 8800 5000',
      '-Sales 10000 5000',
      '-Office -1200 0',
      '--Directly -500 0',
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
    expect(reportRows([{ period: 'all', records: [exact] }], 'USD')[0]?.totals).toEqual([
      9_007_199_254_740_991n,
    ]);
  });

  it('is nothing without periods', () => {
    expect(reportRows([], 'USD')).toEqual([]);
  });
});

it('leaves out what was empty in every period', () => {
  expect(textOf(withoutEmptyRows(rows)).map((line) => line.split(' ')[0])).toEqual([
    'Operating',
    '-Sales',
    '-Office',
    '--Directly',
    '--Paper',
    'Not',
    '-Secret',
  ]);
});

it('hides what is below a collapsed row', () => {
  const shown = flattenRows(rows, (key) => key === '/Operating').map(({ row }) => row.name);
  expect(shown).toEqual(['Operating', 'Financing', 'Not reported separately', 'Secret']);
  expect(groupKeys(rows)).toEqual(['/Operating', '/Operating/ldg_Office', '/Not reported separately']);
});

it('knows whose entries make a figure', () => {
  expect(rows.map(ledgerIdsOf)).toEqual([
    ['ldg_Sales', 'ldg_Office', 'ldg_Paper', 'ldg_Pens'],
    [],
    ['ldg_Secret'],
  ]);
  expect(leafRows(rows).map((row) => row.name)).toEqual([
    'Sales',
    'Directly',
    'Paper',
    'Pens',
    'Financing',
    'Secret',
  ]);
});
