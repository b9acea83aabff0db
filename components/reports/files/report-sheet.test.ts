import { expect, it } from 'vitest';
import { csvOf } from '@/lib/tables/csv';
import { columnOf } from '../report-column';
import type { ReportRow } from '../report-rows';
import { changeColumns } from '../table/change-columns';
import { reportSheet } from './report-sheet';

const row = (name: string, totals: bigint[], children: ReportRow[] = []): ReportRow => ({
  path: `/${name}`,
  key: `ledger:${name}`,
  name,
  ledgerId: name === 'Expenses' ? null : name,
  totals,
  entries: [],
  side: 'debit',
  hasEntries: true,
  children,
});

const sheet = (() => {
  const total = columnOf(0, { key: 'total', title: 'Total' });
  const compared = columnOf(1, { key: 'compared', title: '2025' });
  const rows = [
    row('Expenses', [11_250n, 10_000n], [row('Rent', [10_000n, 10_000n]), row('Travel', [1_250n, 0n])]),
    { ...row('Net income', [-11_250n, -10_000n]), key: 'net_income' as const },
  ];
  return reportSheet({
    title: 'Profit and loss',
    heading: ['Test Books'],
    rows,
    columns: [total, compared, ...changeColumns(compared, total, { locale: 'en-US', against: 'from 2025' })],
    emphasis: { net_income: 'final' },
    currency: 'USD',
    notes: [],
  });
})();

it('has the rows of all levels and, in one sheet, total, comparison and change', () => {
  expect(sheet.columns.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    ' text',
    'Total amount',
    '2025 amount',
    'Change amount',
    'Change, % percent',
  ]);
  expect(sheet.rows.map(({ depth, emphasized, rule, cells }) => [depth, emphasized, rule, ...cells])).toEqual(
    [
      [0, true, undefined, 'Expenses', 112.5, 100, 12.5, { percent: 12.5 }],
      [1, false, undefined, 'Rent', 100, 100, 0, { percent: 0 }],
      [1, false, undefined, 'Travel', 12.5, 0, 12.5, 'new'],
      [0, true, 'final', 'Net income', -112.5, -100, -12.5, { percent: 12.5 }],
    ],
  );
});

it('is the same rows and columns as CSV, where no name of a ledger runs as a formula', () => {
  const [first, ...others] = sheet.rows;
  const renamed = first ? [{ ...first, cells: ['=Expenses', ...first.cells.slice(1)] }, ...others] : [];
  const text = new TextDecoder().decode(csvOf({ ...sheet, rows: renamed }, 'USD', 2));
  expect(text.split('\r\n')).toEqual([
    'USD,Total,2025,Change,"Change, %"',
    "'=Expenses,112.50,100.00,12.50,12.5",
    '  Rent,100.00,100.00,0.00,0',
    '  Travel,12.50,0.00,12.50,new',
    'Net income,-112.50,-100.00,-12.50,12.5',
    '',
  ]);
});
