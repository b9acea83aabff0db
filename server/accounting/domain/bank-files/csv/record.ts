import { accept, type Result, refuse } from '@/lib/result';
import type { RecordOutcome } from '../bank-file';
import { type DecimalStyle, isAmbiguous, negateDecimalText, readDecimalText } from '../decimal-text';
import { isNarrative, readNarrative } from '../narrative';
import { ambiguousAmount, describeRecord, externalIdOf, metadataOf, quote, typeOf } from '../printed-text';
import type { DateReader } from './date';
import { directionOf } from './directions';
import { lessFee } from './fee-beside';
import { type CsvRole, plainHeader } from './headers';
import type { CsvLayout } from './layout';
import type { CsvRow } from './table';
import { magnitudeOf, type UsualSigns } from './usual-signs';

export type CsvStyle = {
  readDate: DateReader;
  numbers: DecimalStyle;
  usualSigns: UsualSigns;
  isInverted: boolean;
  /** The fee was taken beside the amount: the account moved by both. */
  isFeeBeside: boolean;
};

/** What banks and payment services call a movement that they only announce. */
const PENDING =
  /^(?:pending|(?:umsatz )?vorgemerkt|pendiente|en attente|in attesa|authori[sz]ed|processing|reserved)$/i;
/** What they call one that never came about; what was refunded or reversed did, and comes back in a row of its own. */
const NOT_MOVED =
  /^(?:failed|declined|denied|rejected|refused|cancell?ed|reverted|expired|void(?:ed)?|abgelehnt|fehlgeschlagen|refus[eé]e?|annul[eé]e?|rechazad[oa]|cancelad[oa]|anulad[oa]|geweigerd|geannuleerd|rifiutat[oa]|annullat[oa])$/i;
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

/** @param moved the amount where the row does not print it as one; else it is read from the row's own columns */
export function readCsvRow(
  row: CsvRow,
  layout: CsvLayout,
  style: CsvStyle,
  moved?: Result<string, string>,
): RecordOutcome {
  if (row.isUnclosed)
    return refuse(
      'A quotation mark opened in this row is never closed: the rows after it cannot be separated.',
    );
  const cell = (role: CsvRole) => row.cells[layout.columns.get(role) ?? -1]?.trim() ?? '';
  const status = cell('status');
  if (NOT_MOVED.test(status))
    return refuse(`No money was moved: ${labelOf(layout, 'status', 'the status')} is ${quote(status)}.`);
  const posted = !PENDING.test(status);
  const printedDate = cell('date');
  if (printedDate === '' && !posted) return refuse('The movement is pending and has no booking day yet.');
  if (printedDate === '') return refuse(`${labelOf(layout, 'date', 'The date')} is missing.`);
  const date = style.readDate(printedDate);
  if (date === null) {
    return refuse(
      `${labelOf(layout, 'date', 'The date')} ${quote(printedDate)} is not a valid calendar date.`,
    );
  }
  const printed = moved ?? readAmount(cell, layout, style);
  if (!printed.ok) return printed;
  const amount = style.isInverted ? negateDecimalText(printed.value) : printed.value;
  const told = narrativeOf(row, layout);
  return accept({
    line: row.line,
    externalId: externalIdOf(cell('id')),
    date,
    amount,
    description: describeRecord([
      otherParty(row, layout, amount),
      told.payee,
      ...[...layout.description, ...layout.texts].map((column) => row.cells[column]),
      cell('type'),
    ]),
    type: typeOf(cell('type')),
    posted,
    metadata: metadataOf({ ...otherCells(row, layout), memo: memoOf(row, layout), ...told }),
  });
}

/** What a column that holds a whole narrative says, part by part; nothing where none does. */
function narrativeOf(row: CsvRow, { description, texts }: CsvLayout): Record<string, string> {
  const column = [...description, ...texts].find((each) => isNarrative(row.cells[each] ?? ''));
  return column === undefined ? {} : readNarrative([row.cells[column] ?? '']);
}

type CellReader = (role: CsvRole) => string;

/** Who was paid, or who paid, where the table names both and it is a name. */
function otherParty(row: CsvRow, { parties }: CsvLayout, amount: string): string | undefined {
  if (!parties) return undefined;
  const name = row.cells[amount.startsWith('-') ? parties.recipient : parties.payer] ?? '';
  return /\p{L}{2}/u.test(name) ? name : undefined;
}

/** The memo's columns in one, each text once; a word for the direction is none. */
function memoOf(row: CsvRow, { memos }: CsvLayout): string {
  const texts = memos.map((column) => row.cells[column]?.trim() ?? '');
  return [...new Set(texts.filter((text) => directionOf(text) === null))].join(' ');
}

function readAmount(cell: CellReader, layout: CsvLayout, style: CsvStyle): Result<string, string> {
  const { numbers } = style;
  if (!layout.columns.has('amount')) return readTwoColumns(cell, layout, style);
  const text = cell('amount');
  if (text === '') return refuse(`${labelOf(layout, 'amount', 'The amount')} is missing.`);
  const amount = readDecimalText(text, numbers);
  if (amount === null) return refuse(notAnAmount(labelOf(layout, 'amount', 'The amount'), text, numbers));
  if (!layout.columns.has('direction'))
    return accept(style.isFeeBeside ? lessFee(amount, cell('fee'), numbers) : amount);
  return directed(amount, cell('direction'), layout, style.usualSigns.out);
}

/** A direction beside numbers that have a minus sign, too, says the same thing twice. */
function directed(
  amount: string,
  direction: string,
  layout: CsvLayout,
  usual: UsualSigns['out'],
): Result<string, string> {
  const way = directionOf(direction);
  if (way === 'out') return accept(negateDecimalText(magnitudeOf(amount, usual)));
  if (way === 'in') return accept(amount);
  return refuse(
    `${labelOf(layout, 'direction', 'The direction')} ${quote(direction)} is neither debit nor credit.`,
  );
}

/** Some tables fill the unused one of the two columns with zero. */
function readTwoColumns(
  cell: CellReader,
  layout: CsvLayout,
  { numbers, usualSigns }: CsvStyle,
): Result<string, string> {
  const found: string[] = [];
  let zero: string | null = null;
  for (const role of ['debit', 'credit'] as const) {
    const text = cell(role);
    if (text === '') continue;
    const printed = readDecimalText(text, numbers);
    if (printed === null) return refuse(notAnAmount(labelOf(layout, role, `The ${role}`), text, numbers));
    const amount = magnitudeOf(printed, usualSigns[role]);
    if (!/[1-9]/.test(amount)) zero = amount;
    else found.push(role === 'debit' ? negateDecimalText(amount) : amount);
  }
  if (found.length > 1) return refuse('The row has both a debit and a credit.');
  const amount = found[0] ?? zero;
  return amount === null ? refuse('The row has neither a debit nor a credit.') : accept(amount);
}

function notAnAmount(label: string, text: string, numbers: DecimalStyle): string {
  return isAmbiguous(text, numbers)
    ? ambiguousAmount(label, text)
    : `${label} ${quote(text)} is not a number.`;
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
