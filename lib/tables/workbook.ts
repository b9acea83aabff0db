import writeSpreadsheet, { type Cell as SheetCell } from 'write-excel-file/universal';
import { numberText } from '../json';
import { rowOutline } from './row-outline';
import type { Cell, Table, TableRow } from './table';
import { withoutTimes } from './zip-without-times';

/** The significant digits of a number in a spreadsheet; longer numbers are written as text. */
const mostDigits = 15;

/** An amount with the decimals of the currency. */
type AmountFormat = string;

/**
 * The tables as a workbook, a sheet each: amounts are numbers with the currency's decimals (text only where a spreadsheet
 * would lose digits), the head stays in sight, rows are grouped by level, sums have rules. The same tables give the same
 * bytes, in the browser and on the server.
 */
export async function workbookOf(
  tables: readonly Table[],
  currency: string,
  decimals: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const format = amountFormat(decimals);
  const sheets = tables.map((table) => {
    const heading = headingOf(table);
    return {
      data: [
        ...heading,
        headOf(table, currency),
        ...table.rows.map((row) => rowOf(row, format)),
        ...notesOf(table),
      ],
      sheet: sheetName(table.title),
      columns: table.columns.map(({ kind }, index) => ({
        width: index === 0 ? 44 : kind === 'text' ? 32 : 18,
      })),
      stickyRowsCount: heading.length + 1,
      stickyColumnsCount: 1,
    };
  });
  const levels = tables.map((table) => [
    ...Array.from({ length: headingOf(table).length + 1 }, () => 0),
    ...table.rows.map(({ depth }) => depth),
  ]);
  const workbook = await writeSpreadsheet(sheets, { features: [rowOutline(levels)] }).toBlob();
  return withoutTimes(new Uint8Array(await workbook.arrayBuffer()));
}

/** What the sheet is of, line by line, and an empty line. */
function headingOf({ heading = [] }: Table): SheetCell[][] {
  if (heading.length === 0) return [];
  const lines = heading.map((value, index): SheetCell[] => [
    { value: printable(value), type: String, ...(index === 0 ? { fontWeight: 'bold' as const } : {}) },
  ]);
  return [...lines, [{ value: '', type: String }]];
}

function headOf({ columns }: Table, currency: string): SheetCell[] {
  return columns.map(({ name, kind }, index): SheetCell => {
    const value = index === 0 && name === '' ? currency : name;
    const align = kind === 'text' ? 'left' : 'right';
    return { value: printable(value), type: String, fontWeight: 'bold', align, bottomBorderStyle: 'thin' };
  });
}

function notesOf({ notes }: Table): SheetCell[][] {
  return notes.map((note) => [{ value: printable(note), type: String, fontStyle: 'italic' }]);
}

function rowOf(row: TableRow, format: AmountFormat): SheetCell[] {
  return row.cells.map((cell, index) => sheetCell(cell, index, row, format));
}

function sheetCell(cell: Cell, column: number, row: TableRow, format: AmountFormat): SheetCell {
  const look = lookOf(row);
  if (cell === null) return Object.keys(look).length === 0 ? null : { value: '', type: String, ...look };
  if (typeof cell === 'string') {
    const indent = column === 0 && row.depth > 0 ? { align: 'left' as const, indent: row.depth } : {};
    return { value: printable(cell), type: String, ...look, ...indent };
  }
  if (typeof cell === 'object' && 'percent' in cell) {
    return { value: cell.percent / 100, type: Number, format: '+0.0%;-0.0%;0.0%', ...look };
  }
  const text = numberText(cell);
  if (text.replace(/\D/g, '').length > mostDigits) {
    return { value: text, type: String, align: 'right', ...look };
  }
  return { value: Number(text), type: Number, format, ...look };
}

/** A rule above a sum, a double one below the last. */
function lookOf({ emphasized, rule }: TableRow) {
  return {
    ...(emphasized ? { fontWeight: 'bold' as const } : {}),
    ...(rule ? { topBorderStyle: 'thin' as const } : {}),
    ...(rule === 'final' ? { bottomBorderStyle: 'double' as const } : {}),
  };
}

/** Without the characters that XML cannot hold at all. */
function printable(text: string): string {
  return text.toWellFormed().replace(/[^\t\n\r\P{Cc}]|[\uFFFE\uFFFF]/gu, ' ');
}

/** Grouped thousands, a minus for negative. */
function amountFormat(decimals: number): AmountFormat {
  return decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`;
}

/** At most 31 characters, without the characters that are not allowed in sheet names, or at their ends. */
function sheetName(title: string): string {
  return printable(title)
    .replace(/[\\/?*[\]:\p{Cc}]/gu, ' ')
    .slice(0, 31)
    .replace(/[\uD800-\uDBFF]$/, '')
    .replace(/^'+|'+$/g, '');
}
