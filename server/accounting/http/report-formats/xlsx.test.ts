import { expect, it } from 'vitest';
import { parseJson } from '@/lib/json';
import type { Cell, Table } from './table';
import { readSpreadsheet } from './testing/read-spreadsheet';
import { xlsxOf } from './xlsx';

const table = (cells: Cell[][], title = 'Cash flow'): Table => ({
  title,
  time: '',
  columns: [
    { name: '', kind: 'text' },
    { name: '2026', kind: 'amount' },
  ],
  rows: cells.map((row, depth) => ({ depth, emphasized: depth === 0, cells: row })),
  notes: [],
});

it('holds amounts as numbers with the decimals of the currency, names indented, the head in sight', async () => {
  const bytes = await xlsxOf(
    table([
      ['All', 1234.5],
      ['Part', -0.1],
      ['None', null],
    ]),
    'USD',
    2,
  );
  const { rows, frozen, sheetName } = readSpreadsheet(bytes);
  expect(rows).toEqual([
    [{ value: 'USD' }, { value: '2026' }],
    [{ value: 'All' }, { value: 1234.5, format: '#,##0.00' }],
    [
      { value: 'Part', indent: 1 },
      { value: -0.1, format: '#,##0.00' },
    ],
    [{ value: 'None', indent: 2 }],
  ]);
  expect([frozen, sheetName]).toEqual(['B2', 'Cash flow']);
});

it.each([
  [0, '#,##0'],
  [3, '#,##0.000'],
])('formats a currency with %i decimals as %s', async (decimals, format) => {
  const { rows } = readSpreadsheet(await xlsxOf(table([['All', 7]]), 'XXX', decimals));
  expect(rows[1]?.[1]).toEqual({ value: 7, format });
});

it('keeps what a spreadsheet would round as text', async () => {
  const exact = parseJson('90071992547409.91');
  const { rows } = readSpreadsheet(await xlsxOf(table([['All', exact as Cell]]), 'USD', 2));
  expect(rows[1]?.[1]).toEqual({ value: '90071992547409.91' });
});

it.each([
  ['=1+1', '=1+1'],
  ['Smith & <Sons> "Ltd"', 'Smith & <Sons> "Ltd"'],
  ['bell\u0007and\u001bescape', 'bell and escape'],
  ['領収書 🧾', '領収書 🧾'],
])('holds the text %j as text', async (name, expected) => {
  const { rows, formulas } = readSpreadsheet(await xlsxOf(table([[name, 1]]), 'USD', 2));
  expect(rows[1]?.[0]).toEqual({ value: expected });
  expect(formulas).toBe(0);
});

it('names the sheet as spreadsheets allow', async () => {
  const title = 'Statement of A/B [x]: *?\\ and a name too long for a tab';
  const { sheetName } = readSpreadsheet(await xlsxOf(table([], title), 'USD', 2));
  expect(sheetName).toBe('Statement of A B  x       and a');
});
