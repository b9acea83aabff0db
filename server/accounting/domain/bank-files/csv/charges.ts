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
  const mayBePurchases = FEES_OR_PURCHASES.has(withoutCurrency(plain[charges] ?? ''));
  const credit = columns.get('credit');
  if (credit !== undefined) {
    if (areDebits(charges, credit, table, mayBePurchases)) setSides(columns, charges, credit);
  } else if (mayBePurchases) settlePurchases(columns, charges, table);
}

/** The column that may as well be of purchases, else that of fees. */
function chargesIn(columns: Roles, plain: readonly string[]): number | undefined {
  const taken = new Set([...columns].filter(([role]) => role !== 'fee').map(([, column]) => column));
  const all = columnsOfRole(plain, 'fee').filter((column) => !taken.has(column));
  const either = all.find((column) => FEES_OR_PURCHASES.has(withoutCurrency(plain[column] ?? '')));
  return either ?? columns.get('fee');
}

/** A row with both has a credit, and the fee that was taken for it. */
function areDebits(charges: number, credit: number, { dated }: Table, mayBePurchases: boolean): boolean {
  const charged = dated.filter((row) => isNonZero(row, charges));
  const beside = charged.filter((row) => isNonZero(row, credit));
  return mayBePurchases ? 2 * beside.length <= charged.length : beside.length === 0;
}

function settlePurchases(columns: Roles, charges: number, table: Table): void {
  const { plain, rows, dated } = table;
  const payments = plain.findIndex((header) => PAYMENTS.has(withoutCurrency(header)));
  if (isFree(columns, payments) && isEveryEither(table, charges, payments)) {
    setSides(columns, charges, payments);
    return;
  }
  const found = guessColumns(rows, columns, plain);
  const amount = found.get('amount');
  if (amount !== undefined && isEveryEither(table, charges, amount)) setSides(columns, charges, amount);
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

function isEveryEither({ dated }: Table, left: number, right: number): boolean {
  return dated.length > 0 && dated.every((row) => isNonZero(row, left) !== isNonZero(row, right));
}

function isNonZero({ cells }: CsvRow, column: number): boolean {
  return /[1-9]/.test(cells[column] ?? '');
}
