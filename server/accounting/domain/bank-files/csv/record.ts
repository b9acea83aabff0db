import { negateDecimalText, readDecimalText } from '@/lib/money/decimal-text';
import { accept, type Result, refuse } from '@/lib/result';
import { statesBalance } from '../balance-names';
import type { ClosingBalance, RecordOutcome } from '../bank-file';
import { isNarrative, readNarrative } from '../narrative';
import { describeRecord, externalIdOf, metadataOf, quote, typeOf } from '../printed-text';
import { type AmountStyle, readAmount } from './amounts/amount';
import { directionOf } from './amounts/directions';
import { isAfterFee } from './amounts/fee-beside';
import { balanceRowOf } from './balances/balance-rows';
import type { CsvRole } from './columns/header-names';
import { nameOfColumn } from './columns/kept-names';
import { partyOf } from './columns/numbered-descriptions';
import type { DateReader } from './dates/date';
import { isYearless } from './dates/yearless-dates';
import { type CsvLayout, labelOf } from './layout';
import { saysPending, withoutPendingMark } from './pending/pending';
import { hasNotMoved, isMemo, isPending } from './pending/statuses';
import type { CsvRow } from './table';

export type CsvStyle = AmountStyle & { readDate: DateReader; isInverted: boolean };

/** Whether the row is of a movement: it has a valid day, states no balance, and no column says that no money was moved. */
export function hasMoved(row: CsvRow, layout: CsvLayout, readDate: DateReader): boolean {
  const cell = (role: CsvRole) => row.cells[layout.columns.get(role) ?? -1]?.trim() ?? '';
  if (readDate(cell('date')) === null || whyNotMoved(row, layout) !== null) return false;
  return balanceRowOf(row, layout) === null;
}

/** Why no money was moved, where a column says so. */
function whyNotMoved(row: CsvRow, layout: CsvLayout): string | null {
  const cell = (role: CsvRole) => row.cells[layout.columns.get(role) ?? -1]?.trim() ?? '';
  const status = cell('status');
  if (hasNotMoved(status))
    return `No money was moved: ${labelOf(layout, 'status', 'the status')} is ${quote(status)}.`;
  const impact = cell('balance_impact');
  if (!isMemo(impact)) return null;
  const header = layout.headers[layout.columns.get('balance_impact') ?? -1]?.trim() ?? '';
  return `No money was moved: it did not change the balance (${quote(header)} is ${quote(impact)}).`;
}

const isWithoutDay = 'The movement is pending and has no booking day yet.';

const AMOUNTS: readonly CsvRole[] = ['amount', 'debit', 'credit', 'sent', 'received'];

/**
 * Cards print the day of the purchase beside that of the booking, which what is pending has not yet. A row without an amount goes on
 * with the movement above it.
 */
function hasOtherDay({ cells }: CsvRow, { columns, days }: CsvLayout, style: CsvStyle): boolean {
  const isAmount = (text: string) => readDecimalText(text, style.numbers) !== null;
  if (!AMOUNTS.some((role) => isAmount(cells[columns.get(role) ?? -1] ?? ''))) return false;
  return days.some((column) => style.readDate((cells[column] ?? '').trim()) !== null);
}

/** Some tables have what the bank has not booked yet, with the day of the purchase alone. */
function withoutDate(row: CsvRow, layout: CsvLayout, style: CsvStyle): string {
  const missing = `${labelOf(layout, 'date', 'The date')} is missing`;
  if (balanceRowOf(row, layout) !== null) return `${missing}.`;
  const valued = style.readDate(row.cells[layout.columns.get('value_date') ?? -1] ?? '');
  if (valued === null) return hasOtherDay(row, layout, style) ? isWithoutDay : `${missing}.`;
  return `${missing}, with the value date ${valued}: import the movement when the bank has booked it.`;
}

/** The balance that a row states, where it states the one at the end instead of a movement. */
export function closingOf(row: CsvRow, layout: CsvLayout, style: CsvStyle): ClosingBalance | null {
  if (!balanceRowOf(row, layout)?.isClosing) return null;
  const day = style.readDate(row.cells[layout.columns.get('date') ?? -1] ?? '');
  const printed = readAmount(row, layout, style);
  const moved = printed.ok && /[1-9]/.test(printed.value) ? printed.value : null;
  // Nothing moved: what the row states is in the column of balances.
  const amount =
    moved ?? readDecimalText(row.cells[layout.columns.get('balance') ?? -1] ?? '', style.numbers);
  const stated = amount ?? (printed.ok ? printed.value : null);
  if (day === null || stated === null) return null;
  return { day, amount: style.isInverted ? negateDecimalText(stated) : stated };
}

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
  const notMoved = whyNotMoved(row, layout);
  if (notMoved !== null) return refuse(notMoved);
  const isAnnounced = saysPending(row, layout);
  const printedDate = cell('date');
  if ((printedDate === '' && isAnnounced) || isPending(printedDate)) return refuse(isWithoutDay);
  if (printedDate === '') return refuse(withoutDate(row, layout, style));
  const date = style.readDate(printedDate);
  if (date === null) {
    const label = `${labelOf(layout, 'date', 'The date')} ${quote(printedDate)}`;
    return refuse(
      isYearless(printedDate)
        ? `${label} has no year, and no period above the table tells it.`
        : `${label} is not a valid calendar date.`,
    );
  }
  const balance = balanceRowOf(row, layout);
  if (balance) return refuse(statesBalance(balance.text));
  const printed = moved ?? readAmount(row, layout, style);
  if (!printed.ok) return printed;
  const amount = style.isInverted ? negateDecimalText(printed.value) : printed.value;
  const told = narrativeOf(row, layout);
  const printedText = describeRecord([
    otherParty(row, layout, amount),
    told.payee,
    partyOf(layout.numbered.map((column) => row.cells[column])),
    ...[...layout.description, ...layout.texts].map((column) => wordsOf(row.cells[column] ?? '')),
    cell('type'),
    row.cells[layout.spareText ?? -1],
  ]);
  // What has a status is what that says.
  const description = cell('status') === '' ? withoutPendingMark(printedText) : printedText;
  return accept({
    line: row.line,
    externalId: externalIdOf(cell('id')),
    date,
    amount,
    description,
    type: typeOf(cell('type')),
    posted: !isAnnounced && description === printedText,
    metadata: metadataOf({
      ...otherCells(row, layout),
      ...feeOf(row, layout, style, amount, moved !== undefined),
      memo: memoOf(row, layout),
      ...told,
    }),
  });
}

/** The fee, and whether it is known to be in the amount; a fee of zero is none. */
function feeOf(
  row: CsvRow,
  layout: CsvLayout,
  style: CsvStyle,
  amount: string,
  isSentAmount: boolean,
): Record<string, string> {
  const fee = row.cells[layout.columns.get('fee') ?? -1] ?? '';
  if (!/[1-9]/.test(fee)) return { fee: '' };
  // Money that is sent takes its fee with it (`movedBy`).
  const isSent = isSentAmount && amount.startsWith('-');
  const isIn = isSent || style.isFeeBeside || isAfterFee(row, layout, style.numbers, amount);
  return isIn ? { fee: '', fee_in_amount: fee } : { fee };
}

/** What a column that holds a whole narrative says, part by part; nothing where none does. */
function narrativeOf(row: CsvRow, { description, texts, memos }: CsvLayout): Record<string, string> {
  const column = [...description, ...texts].find((each) => isNarrative(row.cells[each] ?? ''));
  if (column === undefined) return {};
  const { memo, ...parts } = readNarrative([row.cells[column] ?? '']);
  // What a column of memos says stands beside the others.
  return memo === undefined || memos.includes(column) ? parts : { ...parts, memo };
}

/** What a person wrote in a cell, without the marks and numbers of a narrative around it. */
function wordsOf(cell: string): string {
  return (isNarrative(cell) && readNarrative([cell]).memo) || cell;
}

/** Who was paid, or who paid, where the table names both and it is a name. */
function otherParty(row: CsvRow, { parties }: CsvLayout, amount: string): string | undefined {
  if (!parties) return undefined;
  const name = row.cells[amount.startsWith('-') ? parties.recipient : parties.payer] ?? '';
  return /\p{L}{2}/u.test(name) ? name : undefined;
}

/** The memo's columns in one, each text once; a word for the direction is none. */
function memoOf(row: CsvRow, { memos }: CsvLayout): string {
  const texts = memos.map((column) => wordsOf(row.cells[column] ?? '').trim());
  return [...new Set(texts.filter((text) => directionOf(text) === null))].join(' ');
}

function otherCells(row: CsvRow, { keptNames }: CsvLayout): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [column, text] of row.cells.entries()) {
    const name = keptNames[column] === undefined ? nameOfColumn(column) : keptNames[column];
    if (name) kept[Object.hasOwn(kept, name) ? `${name}_${column + 1}` : name] = text;
  }
  return kept;
}
