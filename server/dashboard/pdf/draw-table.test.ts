import { getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import type { Table } from '@/lib/tables/table';
import { drawTable } from './draw-table';
import { Paper } from './paper';

const table = (name: string, rows: number): Table => ({
  title: name,
  time: '',
  heading: [],
  columns: [
    { name: '', kind: 'text' },
    { name: 'Oct 2026', kind: 'amount' },
  ],
  rows: Array.from({ length: rows }, () => ({ depth: 0, emphasized: false, cells: [name, 1] })),
  notes: [],
});

/** How many rows of tables that begin ever further down a sheet are on each of the sheets that they take. */
async function rowsBySheet(rows: number, options: { isWhole?: boolean }): Promise<number[][]> {
  const paper = new Paper({ title: 'Rows', locale: 'en-US', foot: '', day: null });
  const starts = Array.from({ length: 40 }, (_, index) => paper.y + index * 17);
  for (const [index, start] of starts.entries()) {
    if (index > 0) paper.newPage();
    paper.y = start;
    drawTable(paper, table(`T${index}.`, rows), String, options);
  }
  const pdf = await getDocumentProxy(await paper.finish());
  const sheets: string[][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    sheets.push(items.map((item) => ('str' in item ? item.str.trim() : '')));
  }
  return starts.map((_, index) =>
    sheets.map((texts) => texts.filter((text) => text === `T${index}.`).length).filter((count) => count > 0),
  );
}

it('leaves no last row alone on a sheet', async () => {
  const counts = await rowsBySheet(50, {});
  expect(counts.map((each) => each.reduce((sum, count) => sum + count, 0))).toEqual(counts.map(() => 50));
  expect(counts.some(({ length }) => length > 1)).toBe(true);
  expect(counts.filter((each) => each.at(-1) === 1)).toEqual([]);
});

it('keeps a table whole that has room on a sheet', async () => {
  expect(new Set((await rowsBySheet(12, { isWhole: true })).map(String))).toEqual(new Set(['12']));
  expect((await rowsBySheet(70, { isWhole: true })).every(({ length }) => length > 1)).toBe(true);
});

/** Where the texts of a sheet begin and end, in points from its left. */
async function textsOf(wide: Table): Promise<{ text: string; from: number; to: number; height: number }[]> {
  const paper = new Paper({ title: 'Wide', locale: 'de-DE', foot: '', day: null });
  drawTable(paper, wide, String);
  const pdf = await getDocumentProxy(await paper.finish());
  const { items } = await (await pdf.getPage(1)).getTextContent();
  return items.flatMap((item) =>
    'str' in item && item.str.trim() !== ''
      ? [{ text: item.str, from: item.transform[4], to: item.transform[4] + item.width, height: item.height }]
      : [],
  );
}

const wideTable = (columns: number, name: string, amount: string): Table => ({
  ...table(name, 0),
  columns: [
    { name: '', kind: 'text' },
    ...Array.from({ length: columns }, (_, index) => ({ name: `Column ${index}`, kind: 'amount' as const })),
  ],
  rows: [{ depth: 1, emphasized: true, cells: [name, ...Array.from({ length: columns }, () => amount)] }],
});

it('writes a wide table smaller, so that every amount is whole and on the sheet', async () => {
  const amount = '1.679.012.344,01';
  const texts = await textsOf(wideTable(8, 'Debitoren', amount));
  const amounts = texts.filter(({ text }) => text === amount);
  expect(amounts).toHaveLength(8);
  expect(Math.max(...texts.map(({ to }) => to))).toBeLessThanOrEqual(595.28 - 42 + 0.5);
  for (const [index, each] of amounts.entries())
    expect(each.from).toBeGreaterThan(amounts[index - 1]?.to ?? 0);
  const narrow = await textsOf(wideTable(2, 'Debitoren', amount));
  expect(narrow.at(-1)?.height).toBeGreaterThan(amounts[0]?.height ?? 0);
});

it('breaks a name without blanks before the first amount', async () => {
  const texts = await textsOf(
    wideTable(6, 'accounts.payable.department@subsidiary.example-holding.com', '123.456,78'),
  );
  const amounts = texts.filter(({ text }) => text === '123.456,78');
  const names = texts.filter(({ text }) => /[a-z]{3}/.test(text) && !/^(Column|Page) /.test(text));
  expect(names.length).toBeGreaterThan(1);
  expect(names.map(({ text }) => text).join('')).toBe(
    'accounts.payable.department@subsidiary.example-holding.com',
  );
  expect(Math.max(...names.map(({ to }) => to))).toBeLessThan(amounts[0]?.from ?? 0);
});
