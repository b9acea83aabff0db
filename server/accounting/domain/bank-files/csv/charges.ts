import { readDecimalText } from '@/lib/money/decimal-text';
import { guessColumns } from './guess';
import type { CsvRole } from './header-names';
import { columnsOfRole, withoutCurrency } from './headers';
import { datedRows, hasSign } from './roles-of-values';
import { type CsvRow, cellsOf } from './table';

/** What banks print above fees, and issuers of cards above purchases. */
const FEES_OR_PURCHASES = new Set(['charges', 'service charge']);
const PAYMENTS = new Set(['payments', 'payment']);

type Roles = Map<CsvRole, number>;
type Table = { dated: readonly CsvRow[]; rows: readonly CsvRow[]; plain: readonly string[] };

/**
 * Gives a column of charges the role that it has where nothing else says what was paid: beside the credits of a card it has the debits,
 * and alone the amounts. It is of fees only where an amount, or debits, are found without it.
 * @param columns the roles that are known, which are changed
 * @param plain the headers in plain letters
 */
export function settleCharges(columns: Roles, rows: readonly CsvRow[], plain: readonly string[]): void {
  if (columns.has('amount') || columns.has('debit') || columns.has('sent')) return;
  const charges = chargesIn(columns, plain);
  if (charges === undefined) return;
  const table = { dated: datedRows(rows, columns.get('date')), rows, plain };
  if (!table.dated.some((row) => isNonZero(row, charges))) return;
  const found = guessColumns(rows, columns, plain);
  const mayBePurchases = FEES_OR_PURCHASES.has(withoutCurrency(plain[charges] ?? ''));
  const credit = columns.get('credit');
  if (credit === undefined) {
    if (mayBePurchases) settlePurchases(columns, charges, { ...table, found });
    return;
  }
  const areDebits =
    isOtherSide(table, charges, credit) ||
    (mayBePurchases && areMostlyDebits(columns, charges, credit, table));
  if (!found.has('debit') && areDebits) setSides(columns, charges, credit);
}

/** The column that may as well be of purchases, else that of fees. */
function chargesIn(columns: Roles, plain: readonly string[]): number | undefined {
  const taken = new Set([...columns].filter(([role]) => role !== 'fee').map(([, column]) => column));
  const all = columnsOfRole(plain, 'fee').filter((column) => !taken.has(column));
  const either = all.find((column) => FEES_OR_PURCHASES.has(withoutCurrency(plain[column] ?? '')));
  return either ?? columns.get('fee');
}

/**
 * Whether most charges stand in rows without a credit, and in none of these another column has an amount: a row with both has a credit,
 * and the fee that was taken for it.
 */
function areMostlyDebits(columns: Roles, charges: number, credit: number, { dated }: Table): boolean {
  const charged = dated.filter((row) => isNonZero(row, charges));
  const alone = charged.filter((row) => !isNonZero(row, credit));
  const known = new Set([...columns.values(), charges]);
  const hasOther = ({ cells }: CsvRow) =>
    cells.some((text, column) => !known.has(column) && isNonZero({ cells }, column) && isAmount(text));
  return 2 * alone.length >= charged.length && !alone.some(hasOther);
}

function settlePurchases(columns: Roles, charges: number, table: Table & { found: Roles }): void {
  const { plain, rows, dated, found } = table;
  const payments = plain.findIndex((header) => PAYMENTS.has(withoutCurrency(header)));
  if (isFree(columns, payments) && isOtherSide(table, charges, payments)) {
    setSides(columns, charges, payments);
    return;
  }
  const amount = found.get('amount');
  if (amount !== undefined && isOtherSide(table, charges, amount)) setSides(columns, charges, amount);
  if (amount !== undefined || (found.has('debit') && found.has('credit'))) return;
  const withoutFee = new Map([...columns].filter(([, column]) => column !== charges));
  const own = guessColumns(rows, withoutFee, plain.with(charges, ''));
  const sides = [own.get('debit'), own.get('credit')];
  // A balance of what is owed on a card rises by what is paid with it.
  const other = sides.includes(charges) ? sides.find((side) => side !== charges) : undefined;
  if (other !== undefined) setSides(columns, charges, other);
  if (own.get('amount') !== charges) return;
  columns.delete('fee');
  columns.set(cellsOf(dated, charges).some(hasSign) ? 'amount' : 'debit', charges);
}

function setSides(columns: Roles, debit: number, credit: number): void {
  if (columns.get('fee') === debit) columns.delete('fee');
  columns.set('debit', debit);
  columns.set('credit', credit);
}

function isFree(columns: Roles, column: number): boolean {
  return column !== -1 && ![...columns.values()].includes(column);
}

/** Whether each row has an amount in either column, and none in the other has a sign. */
function isOtherSide({ dated }: Table, charges: number, other: number): boolean {
  if (cellsOf(dated, other).some(hasSign)) return false;
  return dated.every((row) => isNonZero(row, charges) !== isNonZero(row, other));
}

/** A number with decimals: without, it may be one of a card or a shop. */
function isAmount(text: string): boolean {
  return (
    /[.,]\d{2}\b/.test(text.slice(0, 80)) && readDecimalText(text, { mark: null, decorated: true }) !== null
  );
}

function isNonZero({ cells }: Pick<CsvRow, 'cells'>, column: number): boolean {
  return /[1-9]/.test(cells[column] ?? '');
}
