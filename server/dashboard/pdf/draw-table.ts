import type { Table, TableRow } from '@/lib/tables/table';
import { type Element, hairline, ink, type Letter, type Paper, soft } from './paper';

/** How a cell is written. */
export type CellText = (cell: TableRow['cells'][number]) => string;

const size = 7.5;
const lineHeight = 10.5;
const gap = 10;
const indent = 9;
/** The least width of the first column, of the width of the sheet. */
const leastNames = 0.28;

type Column = { right: number; left: number; width: number; isText: boolean };
/** @property scale how much smaller than usual all of the table is, so that its columns have room: 1 where they have it */
type Sheet = { paper: Paper; table: Table; columns: Column[]; element: Element; scale: number };

/**
 * A table over as many sheets as it takes, its head on each, the last row never alone; amounts stand at the right of their columns.
 * @param isWhole goes to a new sheet where it has room on one, and not below what is there
 */
export function drawTable(
  paper: Paper,
  table: Table,
  textOf: CellText,
  { isWhole = false }: { isWhole?: boolean } = {},
): void {
  const texts = table.rows.map((row) => ({ ...row, texts: row.cells.map(textOf) }));
  const element = paper.pdf.struct('Table');
  paper.root.add(element);
  const { columns, scale } = columnsOf(paper, table, texts);
  const sheet = { paper, table, columns, element, scale };
  const rows = texts.map((row) => measured(sheet, row));
  const height = headOf(sheet).height + 4 + heightOf(rows);
  if (isWhole && height <= paper.height) paper.makeRoom(height);
  drawHead(sheet);
  for (const [index, row] of rows.entries()) {
    const isBeforeLast = index === rows.length - 2;
    drawRow(sheet, row, isBeforeLast ? heightOf(rows.slice(index)) : row.height);
  }
  element.end();
  paper.y += 10;
}

type TextRow = TableRow & { texts: string[] };
/** The lines of each cell, and the height that they take. */
type MeasuredRow = TextRow & { lines: string[][]; height: number };

function heightOf(rows: readonly MeasuredRow[]): number {
  return rows.reduce((sum, { height }) => sum + height + 1, 0);
}

function lookOf({ emphasized }: TableRow, scale: number): Letter {
  return { size: size * scale, weight: emphasized ? 'bold' : 'plain' };
}

function measured({ paper, columns, scale }: Sheet, row: TextRow): MeasuredRow {
  const lines = row.texts.map((text, index) => {
    const column = columns[index];
    const inset = index === 0 ? row.depth * indent * scale : 0;
    return column?.isText
      ? paper.linesOf(text, column.width - gap * scale - inset, lookOf(row, scale))
      : [text];
  });
  const height = Math.max(1, ...lines.map((each) => each.length)) * lineHeight * scale + 2;
  return { ...row, lines, height };
}

/**
 * Amounts take what they need; texts share what is left, the first having the most. Where amounts would take the room of the names, all
 * of the table is smaller: an amount that is cut off reads as another.
 */
function columnsOf(
  paper: Paper,
  { columns }: Table,
  rows: readonly TextRow[],
): { columns: Column[]; scale: number } {
  const widths = columns.map(({ name, kind }, index) => {
    if (index === 0) return 0;
    const words = kind === 'text' ? [name] : name.split(' ');
    const texts = [...words, ...rows.map((row) => row.texts[index] ?? '')];
    const most = texts.reduce(
      (width, text) => Math.max(width, paper.widthOf(text, { size, weight: 'bold' })),
      0,
    );
    return Math.min(most, kind === 'text' ? paper.width * 0.3 : most) + gap;
  });
  const others = widths.reduce((sum, width) => sum + width, 0);
  const scale = Math.min(1, (paper.width * (1 - leastNames)) / Math.max(others, 1));
  widths[0] = paper.width / scale - others;
  let left = paper.left;
  const placed = columns.map(({ kind }, index) => {
    const width = (widths[index] ?? 0) * scale;
    const column = {
      left: index === 0 ? left : left + gap * scale,
      right: left + width,
      width,
      isText: kind === 'text',
    };
    left += width;
    return column;
  });
  return { columns: placed, scale };
}

function headLookOf(scale: number): Letter {
  return { size: 7 * scale, weight: 'bold', color: soft };
}

function headOf({ paper, table, columns, scale }: Sheet): { heads: string[][]; height: number } {
  const heads = table.columns.map(({ name }, index) =>
    paper.linesOf(name, (columns[index]?.width ?? 0) - gap * scale, headLookOf(scale)),
  );
  return { heads, height: Math.max(1, ...heads.map((lines) => lines.length)) * lineHeight * scale };
}

function drawHead(sheet: Sheet): void {
  const { paper, columns, element, scale } = sheet;
  const { heads, height } = headOf(sheet);
  paper.makeRoom(height + 3 * lineHeight * scale);
  const row = paper.pdf.struct('TR');
  element.add(row);
  for (const [index, lines] of heads.entries()) {
    const top = paper.y + height - lines.length * lineHeight * scale;
    paper.tagged(row, 'TH', () => drawLines(sheet, columns[index], lines, top, headLookOf(scale)));
  }
  row.end();
  paper.y += height + 1;
  rule(paper, paper.y, 0.5, ink);
  paper.y += 3;
}

/** @param room what has to fit below: the row, or it and what stays with it */
function drawRow(sheet: Sheet, row: MeasuredRow, room: number): void {
  const { paper, columns, element, scale } = sheet;
  const { lines: cells, height } = row;
  const look = lookOf(row, scale);
  if (!paper.hasRoom(room)) {
    paper.newPage();
    drawHead(sheet);
  }
  if (row.rule) rule(paper, paper.y - 1, 0.5, ink);
  const tableRow = paper.pdf.struct('TR');
  element.add(tableRow);
  for (const [index, lines] of cells.entries()) {
    const inset = index === 0 ? row.depth * indent * scale : 0;
    const column = columns[index];
    const tag = index === 0 ? 'TH' : 'TD';
    const place = column && { ...column, left: column.left + inset };
    paper.tagged(tableRow, tag, () => drawLines(sheet, place, lines, paper.y, look));
  }
  tableRow.end();
  paper.y += height;
  if (row.rule === 'final') {
    rule(paper, paper.y - 1.5, 0.5, ink);
    rule(paper, paper.y, 0.5, ink);
  } else rule(paper, paper.y - 1, 0.25, hairline);
  paper.y += 1;
}

function drawLines(
  { paper, scale }: Sheet,
  column: Column | undefined,
  lines: readonly string[],
  top: number,
  look: Letter,
) {
  if (!column) return;
  for (const [index, line] of lines.entries()) {
    const y = top + index * lineHeight * scale;
    if (column.isText) paper.line(line, column.left, y, look);
    else paper.line(line, column.right, y, look, 'right');
  }
}

function rule(paper: Paper, y: number, weight: number, color: string): void {
  paper.decoration(() =>
    paper.pdf
      .moveTo(paper.left, y)
      .lineTo(paper.left + paper.width, y)
      .lineWidth(weight)
      .strokeColor(color)
      .stroke(),
  );
}
