import { expect, it } from 'vitest';
import { parseCsvRows } from '../csv/csv-rows';
import { parseJson } from '../json';
import { csvOf } from './csv';
import type { Cell, Table } from './table';

const table = (...rows: Cell[][]): Table => ({
  title: '',
  time: '',
  columns: [
    { name: '', kind: 'text' },
    { name: '2026-01', kind: 'amount' },
  ],
  rows: rows.map((cells, depth) => ({ depth, emphasized: false, cells })),
  notes: [],
});
const textOf = (given: Table, decimals = 2) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(csvOf(given, 'USD', decimals));

it('begins with a byte order mark and ends every row with CR LF, names indented by level', () => {
  expect(textOf(table(['All', 1], ['Part', -0.5], ['None', null]))).toBe(
    '\uFEFFUSD,2026-01\r\nAll,1.00\r\n  Part,-0.50\r\n    None,\r\n',
  );
});

it.each([
  [0.1, 2, '0.10'],
  [-1234567.8, 2, '-1234567.80'],
  [7, 0, '7'],
  [1.5, 3, '1.500'],
  [parseJson('90071992547409.91') as Cell, 2, '90071992547409.91'],
  [parseJson('1801439850948198.20') as Cell, 2, '1801439850948198.20'],
])('writes %s with %i decimals as %s', (amount, decimals, text) => {
  expect(textOf(table(['x', amount]), decimals)).toContain(`\r\nx,${text}\r\n`);
});

it.each([
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  [';=1+1', '"\';=1+1"'],
  ['a;b', '"a;b"'],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  [' =1', "' =1"],
  ['＝1+1', "'＝1+1"],
  ['=a,"b"', '"\'=a,""b"""'],
  ['1-1', '1-1'],
  ['Smith & Sons', 'Smith & Sons'],
])('writes the text %j as %s', (text, cell) => {
  expect(textOf(table([text, null]))).toBe(`\uFEFFUSD,2026-01\r\n${cell},\r\n`);
});

it('neutralises a formula below the first level, too', () => {
  expect(textOf(table(['All', 1], ['=1', 1]))).toContain("\r\n'  =1,1.00\r\n");
});

it('is read back with its names as they are, though they look like formulas', () => {
  const text = textOf(table(['Sales', 1], ['-Discounts', 2], ['=Rent', 3], ["'t Hoekje", 4]));
  const names = parseCsvRows(text.slice(1), ',', 10).map(({ cells }) => cells[0]?.trim());
  expect(names).toEqual(['USD', 'Sales', '-Discounts', '=Rent', "'t Hoekje"]);
});
