import { expect, it, vi } from 'vitest';
import { parseJson } from '../json';
import type { Cell, Table } from './table';
import { readSpreadsheet } from './testing/read-spreadsheet';
import { workbookOf } from './workbook';

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

const workbookWith = (one: Table, currency: string, decimals: number) =>
  workbookOf([one], currency, decimals);

it('holds amounts as numbers with the decimals of the currency, names indented, the head in sight', async () => {
  const bytes = await workbookWith(
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
  const { rows } = readSpreadsheet(await workbookWith(table([['All', 7]]), 'XXX', decimals));
  expect(rows[1]?.[1]).toEqual({ value: 7, format });
});

it('keeps what a spreadsheet would round as text', async () => {
  const exact = parseJson('90071992547409.91');
  const { rows } = readSpreadsheet(await workbookWith(table([['All', exact as Cell]]), 'USD', 2));
  expect(rows[1]?.[1]).toEqual({ value: '90071992547409.91' });
});

it.each([
  ['=1+1', '=1+1'],
  ['Smith & <Sons> "Ltd"', 'Smith & <Sons> "Ltd"'],
  ['bell\u0007and\u001bescape', 'bell and escape'],
  ['領収書 🧾', '領収書 🧾'],
])('holds the text %j as text', async (name, expected) => {
  const { rows, formulas } = readSpreadsheet(await workbookWith(table([[name, 1]]), 'USD', 2));
  expect(rows[1]?.[0]).toEqual({ value: expected });
  expect(formulas).toBe(0);
});

it('names the sheet as spreadsheets allow', async () => {
  const title = 'Statement of A/B [x]: *?\\ and a name too long for a tab';
  const { sheetName } = readSpreadsheet(await workbookWith(table([], title), 'USD', 2));
  expect(sheetName).toBe('Statement of A B  x       and a');
});

const report: Table = {
  title: 'Profit and loss',
  time: '',
  heading: ['Test Books', 'Profit and loss, 2026'],
  columns: [
    { name: '', kind: 'text' },
    { name: '2026', kind: 'amount' },
    { name: 'Change', kind: 'percent' },
  ],
  rows: [
    { depth: 0, emphasized: true, cells: ['Expenses', 30, { percent: 12.5 }] },
    { depth: 1, emphasized: false, cells: ['Rent', 30, 'new'] },
    { depth: 9, emphasized: false, cells: ['Deep', 30, null] },
    { depth: 0, emphasized: true, rule: 'final', cells: ['Net income', -30, { percent: -4 }] },
  ],
  notes: ['1 entry in this report is not reviewed yet.'],
};

it('says what it is of, groups rows by level and has changes as percentages', async () => {
  const { rows, frozen, levels, sumsAbove, ruled } = readSpreadsheet(await workbookOf([report], 'USD', 2));
  expect(rows.map((row) => row.map((cell) => cell.value))).toEqual([
    ['Test Books'],
    ['Profit and loss, 2026'],
    [],
    ['USD', '2026', 'Change'],
    ['Expenses', 30, 0.125],
    ['Rent', 30, 'new'],
    ['Deep', 30],
    ['Net income', -30, -0.04],
    ['1 entry in this report is not reviewed yet.'],
  ]);
  expect(rows[4]?.[2]?.format).toBe('+0.0%;-0.0%;0.0%');
  expect(frozen).toBe('B5');
  expect([levels, sumsAbove]).toEqual([[0, 0, 0, 0, 0, 1, 7, 0, 0], true]);
  expect(ruled).toEqual([7]);
});

it('has a sheet for each table, and the same bytes for the same tables at any time', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:00:00Z') });
  const made = await workbookOf([report, { ...report, title: 'Aging' }], 'USD', 2);
  vi.setSystemTime(new Date('2027-03-01T12:34:56Z'));
  const again = await workbookOf([report, { ...report, title: 'Aging' }], 'USD', 2);
  vi.useRealTimers();
  expect(again).toEqual(made);
  expect(readSpreadsheet(made, 2).sheetNames).toEqual(['Profit and loss', 'Aging']);
});

it.each([
  ["Statement of Accrued employees' holiday pay", 'Statement of Accrued employees'],
  ["'Quoted'", 'Quoted'],
  // XML cannot hold the first at all, nor Excel the others in a name.
  ['Statement of A\u0001B\nC\ufffe', 'Statement of A B C '],
  [`${'A'.repeat(30)}😀`, 'A'.repeat(30)],
])('names the sheet of %s as Excel allows', async (title, name) => {
  const bytes = await workbookWith(table([['All', 1]], title), 'USD', 2);
  expect(readSpreadsheet(bytes).sheetName).toBe(name);
});
