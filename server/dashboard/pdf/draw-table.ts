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
type Sheet = { paper: Paper; table: Table; columns: Column[]; element: Element };

/** A table over as many sheets as it takes, its head on each; amounts stand at the right of their columns. */
export function drawTable(paper: Paper, table: Table, textOf: CellText): void {
  const rows = table.rows.map((row) => ({ ...row, texts: row.cells.map(textOf) }));
  const element = paper.pdf.struct('Table');
  paper.root.add(element);
  const columns = columnsOf(paper, table, rows);
  const sheet = { paper, table, columns, element };
  drawHead(sheet);
  for (const row of rows) drawRow(sheet, row);
  element.end();
  paper.y += 10;
}

type TextRow = TableRow & { texts: string[] };

/** Amounts take what they need; texts share what is left, the first having the most. */
function columnsOf(paper: Paper, { columns }: Table, rows: readonly TextRow[]): Column[] {
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
  widths[0] = Math.max(paper.width - others, paper.width * leastNames);
  let left = paper.left;
  return columns.map(({ kind }, index) => {
    const width = widths[index] ?? 0;
    const column = {
      left: index === 0 ? left : left + gap,
      right: left + width,
      width,
      isText: kind === 'text',
    };
    left += width;
    return column;
  });
}

function drawHead({ paper, table, columns, element }: Sheet): void {
  const look: Letter = { size: 7, weight: 'bold', color: soft };
  const heads = table.columns.map(({ name }, index) =>
    paper.linesOf(name, (columns[index]?.width ?? 0) - gap, look),
  );
  const height = Math.max(1, ...heads.map((lines) => lines.length)) * lineHeight;
  paper.makeRoom(height + 3 * lineHeight);
  const row = paper.pdf.struct('TR');
  element.add(row);
  for (const [index, lines] of heads.entries()) {
    const top = paper.y + height - lines.length * lineHeight;
    paper.tagged(row, 'TH', () => drawLines(paper, columns[index], lines, top, look));
  }
  row.end();
  paper.y += height + 1;
  rule(paper, paper.y, 0.5, ink);
  paper.y += 3;
}

function drawRow(sheet: Sheet, row: TextRow): void {
  const { paper, columns, element } = sheet;
  const look: Letter = { size, weight: row.emphasized ? 'bold' : 'plain' };
  const cells = row.texts.map((text, index) => {
    const column = columns[index];
    const inset = index === 0 ? row.depth * indent : 0;
    const isWrapped = column?.isText ?? false;
    return isWrapped ? paper.linesOf(text, (column?.width ?? 0) - gap - inset, look) : [text];
  });
  const height = Math.max(1, ...cells.map((lines) => lines.length)) * lineHeight + 2;
  if (!paper.hasRoom(height)) {
    paper.newPage();
    drawHead(sheet);
  }
  if (row.rule) rule(paper, paper.y - 1, 0.5, ink);
  const tableRow = paper.pdf.struct('TR');
  element.add(tableRow);
  for (const [index, lines] of cells.entries()) {
    const inset = index === 0 ? row.depth * indent : 0;
    const column = columns[index];
    const tag = index === 0 ? 'TH' : 'TD';
    const place = column && { ...column, left: column.left + inset };
    paper.tagged(tableRow, tag, () => drawLines(paper, place, lines, paper.y, look));
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
  paper: Paper,
  column: Column | undefined,
  lines: readonly string[],
  top: number,
  look: Letter,
) {
  if (!column) return;
  for (const [index, line] of lines.entries()) {
    const y = top + index * lineHeight;
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
