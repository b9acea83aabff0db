import writeSpreadsheet, { type Cell as SheetCell } from 'write-excel-file/node';
import { numberText } from '@/lib/json';
import type { Cell, Table, TableRow } from './table';

/** The significant digits of a number in a spreadsheet; longer numbers are written as text. */
const mostDigits = 15;

/**
 * The table as a workbook of one sheet: amounts are numbers with the currency's decimals (text only where a
 * spreadsheet would lose digits), the head stays in sight, names are indented by level.
 */
export async function xlsxOf(
  table: Table,
  currency: string,
  decimals: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const format = amountFormat(decimals);
  const head = table.columns.map(({ name, kind }, index): SheetCell => {
    const value = index === 0 && name === '' ? currency : name;
    return { value, type: String, fontWeight: 'bold', align: kind === 'amount' ? 'right' : 'left' };
  });
  const rows = table.rows.map((row) => row.cells.map((cell, index) => sheetCell(cell, index, row, format)));
  const notes = table.notes.map((note): SheetCell[] => [{ value: note, type: String, fontStyle: 'italic' }]);
  const workbook = await writeSpreadsheet([head, ...rows, ...notes], {
    sheet: sheetName(table.title),
    columns: table.columns.map(({ kind }, index) => ({
      width: index === 0 ? 44 : kind === 'text' ? 32 : 18,
    })),
    stickyRowsCount: 1,
    stickyColumnsCount: 1,
  }).toBuffer();
  return Uint8Array.from(workbook);
}

function sheetCell(cell: Cell, column: number, { depth, emphasized }: TableRow, format: string): SheetCell {
  if (cell === null) return null;
  const weight = emphasized ? { fontWeight: 'bold' as const } : {};
  if (typeof cell === 'string') {
    const indent = column === 0 && depth > 0 ? { align: 'left' as const, indent: depth } : {};
    return { value: printable(cell), type: String, ...weight, ...indent };
  }
  const text = numberText(cell);
  if (text.replace(/\D/g, '').length > mostDigits) {
    return { value: text, type: String, align: 'right', ...weight };
  }
  return { value: Number(text), type: Number, format, ...weight };
}

/** Without the characters that XML cannot hold at all. */
function printable(text: string): string {
  return text.toWellFormed().replace(/[^\t\n\r\P{Cc}]|[\uFFFE\uFFFF]/gu, ' ');
}

/** Grouped thousands, a minus for negative. */
function amountFormat(decimals: number): string {
  return decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`;
}

/** At most 31 characters, without the characters that are not allowed in sheet names. */
function sheetName(title: string): string {
  return title.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31);
}
