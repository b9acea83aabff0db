import { accept, type Result, refuse } from '@/lib/result';
import type { RecordOutcome } from '../bank-file';
import { type DecimalStyle, negateDecimalText, readDecimalText } from '../decimal-text';
import { describeRecord, externalIdOf, metadataOf, quote, typeOf } from '../printed-text';
import type { DateReader } from './date';
import { type CsvRole, plainHeader } from './headers';
import type { CsvLayout } from './layout';
import type { CsvRow } from './table';

export type CsvStyle = { readDate: DateReader; numbers: DecimalStyle; isInverted: boolean };

const OUTGOING = new Set(
  'd dr db dbit debit debet af soll s out sent withdrawal lastschrift belastung cargo debito dare sortie ut ud minus'.split(
    ' ',
  ),
);
const INCOMING = new Set(
  'c cr crdt credit bij haben h in received deposit gutschrift abono credito avere entree ind plus'.split(
    ' ',
  ),
);
const PENDING = /^(?:pending|vorgemerkt|pendiente|en attente|in attesa|authori[sz]ed|processing|reserved)$/i;
/** Roles that are members of the record itself or have a name of their own. */
const NAMED_ROLES: Partial<Record<CsvRole, string | null>> = {
  date: 'date_text',
  amount: null,
  debit: null,
  credit: null,
  id: null,
  currency: null,
  type: null,
};

export function readCsvRow(row: CsvRow, layout: CsvLayout, style: CsvStyle): RecordOutcome {
  if (row.isUnclosed)
    return refuse(
      'A quotation mark opened in this row is never closed: the rows after it cannot be separated.',
    );
  const cell = (role: CsvRole) => row.cells[layout.columns.get(role) ?? -1]?.trim() ?? '';
  const printedDate = cell('date');
  if (printedDate === '') return refuse(`${labelOf(layout, 'date', 'The date')} is missing.`);
  const date = style.readDate(printedDate);
  if (date === null) {
    return refuse(
      `${labelOf(layout, 'date', 'The date')} ${quote(printedDate)} is not a valid calendar date.`,
    );
  }
  const amount = readAmount(cell, layout, style.numbers);
  if (!amount.ok) return amount;
  return accept({
    line: row.line,
    externalId: externalIdOf(cell('id')),
    date,
    amount: style.isInverted ? negateDecimalText(amount.value) : amount.value,
    description: describeRecord([
      ...layout.description.map((column) => row.cells[column]),
      cell('payee'),
      cell('memo'),
      cell('type'),
    ]),
    type: typeOf(cell('type')),
    posted: !PENDING.test(cell('status')),
    metadata: metadataOf(otherCells(row, layout)),
  });
}

type CellReader = (role: CsvRole) => string;

function readAmount(cell: CellReader, layout: CsvLayout, numbers: DecimalStyle): Result<string, string> {
  if (!layout.columns.has('amount')) return readTwoColumns(cell, layout, numbers);
  const text = cell('amount');
  if (text === '') return refuse(`${labelOf(layout, 'amount', 'The amount')} is missing.`);
  const amount = readDecimalText(text, numbers);
  if (amount === null)
    return refuse(`${labelOf(layout, 'amount', 'The amount')} ${quote(text)} is not a number.`);
  if (!layout.columns.has('direction')) return accept(amount);
  return directed(amount, cell('direction'), layout);
}

/** A direction beside a number that already has a minus sign says the same thing twice. */
function directed(amount: string, direction: string, layout: CsvLayout): Result<string, string> {
  const word = plainHeader(direction) || direction.replace('-', 'minus').replace('+', 'plus');
  const magnitude = amount.replace('-', '');
  if (OUTGOING.has(word)) return accept(negateDecimalText(magnitude));
  if (INCOMING.has(word)) return accept(amount);
  return refuse(
    `${labelOf(layout, 'direction', 'The direction')} ${quote(direction)} is neither debit nor credit.`,
  );
}

/** Some tables fill the unused one of the two columns with zero. */
function readTwoColumns(cell: CellReader, layout: CsvLayout, numbers: DecimalStyle): Result<string, string> {
  const found: string[] = [];
  let zero: string | null = null;
  for (const role of ['debit', 'credit'] as const) {
    const text = cell(role);
    if (text === '') continue;
    const amount = readDecimalText(text, numbers)?.replace('-', '');
    if (amount === undefined)
      return refuse(`${labelOf(layout, role, `The ${role}`)} ${quote(text)} is not a number.`);
    if (!/[1-9]/.test(amount)) zero = amount;
    else found.push(role === 'debit' ? `-${amount}` : amount);
  }
  if (found.length > 1) return refuse('The row has both a debit and a credit.');
  const amount = found[0] ?? zero;
  return amount === null ? refuse('The row has neither a debit nor a credit.') : accept(amount);
}

function labelOf(layout: CsvLayout, role: CsvRole, plain: string): string {
  const header = layout.headers[layout.columns.get(role) ?? -1]?.trim();
  return header ? `${plain} (${quote(header)})` : plain;
}

function otherCells(row: CsvRow, layout: CsvLayout): Record<string, string> {
  const names = new Map<number, string | null>();
  for (const [role, column] of layout.columns)
    names.set(column, NAMED_ROLES[role] === undefined ? role : (NAMED_ROLES[role] ?? null));
  const kept = new Map<string, string>();
  for (const [column, text] of row.cells.entries()) {
    const header = plainHeader(layout.headers[column] ?? '').replaceAll(' ', '_');
    const name = names.has(column) ? names.get(column) : header || `column_${column + 1}`;
    if (name) kept.set(kept.has(name) ? `${name}_${column + 1}` : name, text);
  }
  return Object.fromEntries(kept);
}
