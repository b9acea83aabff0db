import { Parser } from 'htmlparser2';
import { cellCounter, type Sheet, type SheetRow } from './workbook';

/** A row whose end was not reached: its cells, the place of the open one, and the first place behind it. */
type OpenRow = { texts: string[]; place: number; next: number; taken: Map<number, number> };

const UNREAD = new Set(['script', 'style', 'title', 'template', 'noscript']);
const BLOCKS = new Set(['table', 'tr', 'p', 'div', 'h1', 'h2', 'h3', 'h4', 'li', 'center', 'form', 'body']);
/** No table of transactions is wider or higher; a cell that says it spans more is not believed. */
const widestSpan = 200;

/**
 * The tables of a web page that calls itself a workbook, as one sheet: rows in their order, a text outside of them as a row of its own.
 * Nothing of the page is drawn or run, and nothing that it names is loaded.
 */
export function readHtmlTables(html: string): Sheet {
  const collected = rowCollector();
  /** Of tables inside each other: how many rows below a column is still taken by a cell above. */
  const tables: Map<number, number>[] = [];
  const open: OpenRow[] = [];
  let outside = '';
  let unread = 0;
  const endOutside = () => {
    if (outside.trim() !== '') collected.put([outside]);
    outside = '';
  };
  const addText = (text: string) => {
    const row = open.at(-1);
    if (unread > 0) return;
    if (row) row.texts[row.place] = (row.texts[row.place] ?? '') + text;
    else outside += text;
  };
  const parser = new Parser({
    onopentag: (name, { colspan, rowspan }) => {
      if (UNREAD.has(name)) unread += 1;
      if (BLOCKS.has(name) && open.length === 0) endOutside();
      if (name === 'table') tables.push(new Map());
      if (name === 'tr') open.push({ texts: [], place: 0, next: 0, taken: tables.at(-1) ?? new Map() });
      const row = open.at(-1);
      if ((name === 'td' || name === 'th') && row) openCell(row, spanOf(colspan), spanOf(rowspan));
      if (name === 'br' || BLOCKS.has(name)) addText(' ');
    },
    ontext: addText,
    onclosetag: (name) => {
      if (UNREAD.has(name)) unread -= 1;
      if (name === 'table') tables.pop();
      if (name === 'tr') collected.put(closeRow(open.pop()));
      if (BLOCKS.has(name) && open.length === 0) endOutside();
    },
  });
  parser.end(html);
  endOutside();
  return { name: '', isHidden: false, rows: collected.rows, hiddenRows: 0, openFormulas: 0 };
}

function rowCollector() {
  const rows: SheetRow[] = [];
  const count = cellCounter();
  let number = 0;
  return {
    rows,
    put: (texts: readonly string[]) => {
      number += 1;
      const cells = Array.from(texts, (text = '') => text.replace(/\s+/g, ' ').trim()).flatMap((text, at) => {
        if (text !== '') count();
        return text === '' ? [] : [{ at, kind: 'text' as const, text }];
      });
      if (cells.length > 0) rows.push({ number, cells });
    },
  };
}

function openCell(row: OpenRow, columns: number, rows: number): void {
  while ((row.taken.get(row.next) ?? 0) > 0) row.next += 1;
  row.place = row.next;
  row.texts[row.place] ??= '';
  for (let column = 0; column < columns; column += 1) row.taken.set(row.place + column, rows);
  row.next = row.place + columns;
}

/** One row further down, cells take one row less. */
function closeRow(row: OpenRow | undefined): string[] {
  for (const [column, rows] of row?.taken ?? []) row?.taken.set(column, Math.max(0, rows - 1));
  return row?.texts ?? [];
}

function spanOf(attribute = '1'): number {
  const span = Number.parseInt(attribute, 10);
  return span > 0 ? Math.min(span, widestSpan) : 1;
}
