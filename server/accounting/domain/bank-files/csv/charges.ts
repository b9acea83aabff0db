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
 * @returns these, without that of a column of which it stays open what it has
 */
export function settleCharges(
  columns: Roles,
  rows: readonly CsvRow[],
  plain: readonly string[],
): readonly string[] {
  if (columns.has('amount') || columns.has('debit') || columns.has('sent')) return plain;
  const charges = chargesIn(columns, plain);
  if (charges === undefined) return plain;
  const table = { dated: datedRows(rows, columns.get('date')), rows, plain };
  if (!table.dated.some((row) => isNonZero(row, charges))) return plain;
  const found = guessColumns(rows, columns, plain);
  const mayBePurchases = FEES_OR_PURCHASES.has(withoutCurrency(plain[charges] ?? ''));
  const credit = columns.get('credit');
  if (credit === undefined) {
    return mayBePurchases ? settlePurchases(columns, charges, { ...table, found }) : plain;
  }
  const areDebits =
    areEither(table, charges, credit) || (mayBePurchases && areMostlyDebits(columns, charges, credit, table));
  if (!found.has('debit') && areDebits) setSides(columns, charges, credit);
  return plain;
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

/** Beside a balance, that has to prove what is the other side: payments are money out in the table of a bank. */
function settlePurchases(
  columns: Roles,
  charges: number,
  { found, ...table }: Table & { found: Roles },
): readonly string[] {
  const { plain, dated } = table;
  const other = otherSideOf(charges, { columns, found, table });
  const isFound = found.has('amount') || (found.has('debit') && found.has('credit'));
  if (other === undefined && isFound) return plain;
  if (other !== undefined && !columns.has('balance')) {
    setSides(columns, charges, other);
    return plain;
  }
  if (columns.get('fee') === charges) columns.delete('fee');
  const open = plain.with(charges, '');
  const own = guessColumns(table.rows, columns, open);
  const sides = [own.get('debit'), own.get('credit')];
  // A balance of what is owed on a card rises by what is paid with it.
  const proved = sides.includes(charges) ? sides.find((side) => side !== charges) : undefined;
  if (proved !== undefined) setSides(columns, charges, proved);
  else if (own.get('amount') === charges)
    columns.set(cellsOf(dated, charges).some(hasSign) ? 'amount' : 'debit', charges);
  return open;
}

/** The column of payments, or the only one of amounts, that has one where there are no charges. */
function otherSideOf(
  charges: number,
  { columns, found, table }: { columns: Roles; found: Roles; table: Table },
): number | undefined {
  const payments = table.plain.findIndex((header) => PAYMENTS.has(withoutCurrency(header)));
  const isFree = payments !== -1 && ![...columns.values()].includes(payments);
  if (isFree && areEither(table, charges, payments)) return payments;
  const amount = found.get('amount');
  // A sign tells by itself which way the money went.
  const isSigned = cellsOf(table.dated, amount).some(hasSign);
  return amount !== undefined && !isSigned && areEither(table, charges, amount) ? amount : undefined;
}

function setSides(columns: Roles, debit: number, credit: number): void {
  if (columns.get('fee') === debit) columns.delete('fee');
  columns.set('debit', debit);
  columns.set('credit', credit);
}

function areEither({ dated }: Table, charges: number, other: number): boolean {
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
