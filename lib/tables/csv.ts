import { numberText } from '../json';
import { decimalText, minorUnitsOfSum } from '../money/decimal';
import type { Cell, Table } from './table';

/**
 * The table as RFC 4180 in UTF-8 with a byte order mark (spreadsheets read it as their own encoding without one).
 * Amounts have all decimals of the currency and a point; names are indented by two blanks a level.
 */
export function csvOf(
  { columns, rows, notes }: Table,
  currency: string,
  decimals: number,
): Uint8Array<ArrayBuffer> {
  const head = columns.map(({ name }, index) => textCell(index === 0 && name === '' ? currency : name));
  const lines = rows.map(({ depth, cells }) =>
    cells.map((cell, index) => cellText(cell, index === 0 ? depth : 0, decimals)),
  );
  const below = notes.map((note) => [textCell(note), ...columns.slice(1).map(() => '')]);
  const text = [head, ...lines, ...below].map((cells) => `${cells.join(',')}\r\n`).join('');
  return new TextEncoder().encode(`\uFEFF${text}`);
}

function cellText(cell: Cell, depth: number, decimals: number): string {
  if (cell === null) return '';
  if (typeof cell === 'object' && 'percent' in cell) return String(cell.percent);
  if (typeof cell === 'string') return textCell(`${'  '.repeat(depth)}${cell}`);
  const units = minorUnitsOfSum(numberText(cell), decimals);
  // A number that is no amount stands as it is.
  return units.ok ? decimalText(units.value, decimals) : numberText(cell);
}

/**
 * Text that a spreadsheet would run as a formula is prefixed with an apostrophe (OWASP, CSV injection); so is text that
 * begins with a semicolon, which separates fields where the comma is the decimal mark.
 */
function textCell(text: string): string {
  const harmless = /^[\s\uFEFF\u200B]*[=+\-@;\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
