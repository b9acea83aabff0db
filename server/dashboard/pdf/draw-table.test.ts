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
