import { addDecimalTexts, type DecimalStyle, isSameAmount, readDecimalText } from '@/lib/money/decimal-text';
import type { CsvRole } from '../columns/header-names';
import type { CsvLayout } from '../layout';
import type { CsvRow } from '../table';

export type RowsWithParts = {
  rows: readonly CsvRow[];
  /** Why a row that is a part of a movement is none. */
  reasonOf: (row: CsvRow) => string | null;
  /** The row of the collective movement in whose place a row is read. */
  wholeOf: (row: CsvRow) => CsvRow | undefined;
};

const SIDES: readonly CsvRole[] = ['debit', 'credit', 'amount'];

/**
 * Some banks print a collective order as one movement, and below it a row for each payment in it, with an amount in a column of its
 * own. Where these add up to the movement they are read in its place; else it is read as one, and they are refused.
 */
export function readParts(rows: readonly CsvRow[], layout: CsvLayout, numbers: DecimalStyle): RowsWithParts {
  const reasons = new Map<CsvRow, string>();
  const wholes = new Map<CsvRow, CsvRow>();
  const column = layout.columns.get('part');
  if (column === undefined) return { rows, reasonOf: () => null, wholeOf: () => undefined };
  const read: CsvRow[] = [];
  for (const group of groupsOf(rows, layout, column)) {
    const { whole, parts } = group;
    if (!whole || parts.length === 0) read.push(...(whole ? [whole] : []), ...parts);
    else if (addUp(parts, column, amountOf(whole, layout), numbers))
      for (const part of parts) {
        const movement = asMovement(part, column, whole, layout);
        if (parts.length > 1) wholes.set(movement, whole);
        read.push(movement);
      }
    else read.push(whole, ...parts);
    const why = whole
      ? `It is a part of the movement in line ${whole.line}, to which the parts do not add up.`
      : 'It is a part of a movement, and no movement stands above it.';
    for (const part of parts) reasons.set(part, why);
  }
  return { rows: read, reasonOf: (row) => reasons.get(row) ?? null, wholeOf: (row) => wholes.get(row) };
}

type Group = { whole: CsvRow | null; parts: CsvRow[] };

/** Each movement with the rows of its parts below it, which have the same id where the table has ids. */
function groupsOf(rows: readonly CsvRow[], layout: CsvLayout, column: number): Group[] {
  const id = layout.columns.get('id') ?? -1;
  const groups: Group[] = [];
  for (const row of rows) {
    const isPart = /[1-9]/.test(row.cells[column] ?? '') && amountOf(row, layout) === null;
    const last = groups.at(-1);
    const isOfLast = last?.whole != null && (last.whole.cells[id] ?? '') === (row.cells[id] ?? '');
    if (!isPart) groups.push({ whole: row, parts: [] });
    else if (isOfLast) last.parts.push(row);
    else groups.push({ whole: null, parts: [row] });
  }
  return groups;
}

type Printed = { column: number; text: string };

function amountOf({ cells }: CsvRow, { columns }: CsvLayout): Printed | null {
  const found = SIDES.map((side) => columns.get(side) ?? -1)
    .map((column) => ({ column, text: cells[column] ?? '' }))
    .find(({ text }) => /[1-9]/.test(text));
  return found ?? null;
}

/** The sign of parts may be that of the movement, or none. */
function addUp(
  parts: readonly CsvRow[],
  column: number,
  whole: Printed | null,
  numbers: DecimalStyle,
): boolean {
  const total = readDecimalText(whole?.text ?? '', numbers)?.replace('-', '');
  const amounts = parts.flatMap(({ cells }) => readDecimalText(cells[column] ?? '', numbers) ?? []);
  if (total === undefined || amounts.length < parts.length) return false;
  const sum = amounts.reduce((before, amount) => addDecimalTexts(before, amount), '0');
  const areAlike = new Set(amounts.map((amount) => amount.startsWith('-'))).size === 1;
  return areAlike && isSameAmount(sum.replace('-', ''), total);
}

/** A part as a movement: what its row leaves open is that of the whole, but for the balance. */
function asMovement(part: CsvRow, column: number, whole: CsvRow, layout: CsvLayout): CsvRow {
  const inherited: readonly CsvRole[] = ['date', 'value_date', 'currency', 'id', 'account', 'status'];
  const cells = [...part.cells];
  for (const role of inherited) {
    const at = layout.columns.get(role);
    if (at !== undefined && (cells[at] ?? '').trim() === '') cells[at] = whole.cells[at] ?? '';
  }
  const printed = amountOf(whole, layout);
  const magnitude = (part.cells[column] ?? '').replace(/[-+\u2212]/g, '').trim();
  if (printed) cells[printed.column] = /^\s*[-\u2212]/.test(printed.text) ? `-${magnitude}` : magnitude;
  cells[column] = '';
  return { ...part, cells };
}
