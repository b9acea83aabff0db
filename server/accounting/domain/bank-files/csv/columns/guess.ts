import { readDecimalText } from '@/lib/money/decimal-text';
import { readWrittenDate } from '../../written-date';
import { type CsvRow, cellsOf, namesAmounts, usualWidth } from '../table';
import { columnsByBalances, type ProvedColumns } from './amount-by-balances';
import type { CsvRole } from './header-names';
import { columnsOfRole, mostColumns } from './headers';
import { datedRows, hasSign } from './roles-of-values';

const guessSampleRows = 100;

/**
 * The date, amount and text columns that the headers did not tell, by their values. Only what leaves no choice is
 * taken: of two columns of amounts either may be the balance, so none is unless they prove it.
 * @param plain the headers in plain letters; empty where the table has none
 */
export function guessColumns(
  rows: readonly CsvRow[],
  known: ReadonlyMap<CsvRole, number>,
  plain: readonly string[],
): Map<CsvRole, number> {
  const width = Math.min(usualWidth(rows), mostColumns);
  const sample = rows.filter(({ cells }) => cells.length >= width).slice(0, guessSampleRows);
  const guessed = new Map<CsvRole, number>();
  // Before and after tax or a fee: neither is known to be the amount, nor not to be.
  const taken = new Set(
    [...known].filter(([role]) => role !== 'net' && role !== 'gross').map(([, at]) => at),
  );
  const free = Array.from({ length: width }, (_, column) => column).filter((column) => !taken.has(column));
  const dates = free.filter((column) => isDateColumn(sample, column));
  const [date] = dates;
  if (!known.has('date') && date !== undefined) guessed.set('date', date);
  const others = free.filter((column) => !dates.includes(column));
  const dated = datedRows(sample, known.get('date') ?? date);
  const spare = withoutOtherMoney(others, dated, plain);
  for (const [role, column] of Object.entries(amountsOf(dated, spare, known)))
    guessed.set(role as CsvRole, column);
  if (known.has('payee') || known.has('memo')) return guessed;
  const words = wordiestColumn(sample, others);
  if (words !== undefined) guessed.set('payee', words);
  return guessed;
}

function amountsOf(
  rows: readonly CsvRow[],
  columns: readonly number[],
  known: ReadonlyMap<CsvRole, number>,
): ProvedColumns {
  if (!namesAmounts(known)) return guessAmount(rows, columns, known.get('balance'));
  const [debit, credit] = [known.get('debit'), known.get('credit')];
  if (known.has('amount') || (debit === undefined) === (credit === undefined)) return {};
  const other = otherSide(rows, columns, debit ?? credit ?? -1);
  if (other === undefined) return {};
  return debit === undefined ? { debit: other } : { credit: other };
}

/** The only column that has an amount exactly where the known one of money out and in has none. */
function otherSide(rows: readonly CsvRow[], columns: readonly number[], side: number): number | undefined {
  const others = columns.filter((column) => {
    const isOther = rows.every((row) => isNonZero(row, column) !== isNonZero(row, side));
    return isOther && isEvery(rows, column, looksLikeAmount) && rows.some((row) => isNonZero(row, column));
  });
  return others.length === 1 ? others[0] : undefined;
}

const OTHER_MONEY: readonly CsvRole[] = ['balance', 'fee', 'sent', 'received'];

/**
 * Without the columns whose header says that they are no amount: a balance that is printed twice. The header of a column without one
 * is that to its left, where a currency stands below it ("Saldo,,").
 */
function withoutOtherMoney(
  columns: readonly number[],
  rows: readonly CsvRow[],
  plain: readonly string[],
): readonly number[] {
  const other = new Set(OTHER_MONEY.flatMap((role) => columnsOfRole(plain, role)));
  const isNamedLeft = (column: number) =>
    plain.length > 0 &&
    (plain[column] ?? '') === '' &&
    other.has(column - 1) &&
    isEvery(rows, column - 1, isCurrencyName);
  return columns.filter((column) => !other.has(column) && !isNamedLeft(column));
}

/**
 * The only column with an amount in every row; of several, the one that the balances in another prove. Two columns of which every
 * row fills one are debits and credits, and only the balances say which: an empty column beside an only one is the other of them.
 * @param balance the column whose header says so
 */
function guessAmount(
  rows: readonly CsvRow[],
  columns: readonly number[],
  balance: number | undefined,
): ProvedColumns {
  const amounts = amountColumns(rows, columns);
  const full = amounts.filter((column) => filledRows(rows, column) === rows.length);
  const pair = pairOf(rows, amounts);
  const [only] = full;
  if (only === undefined || amounts.length > 1) {
    const proving = [...(pair ? amounts : full), ...(balance === undefined ? [] : [balance])];
    const proved = columnsByBalances(rows, proving, pair);
    return proved && (balance === undefined || proved.balance === balance) ? proved : {};
  }
  const isSigned = cellsOf(rows, only).some(hasSign);
  const isEmpty = (column: number) => columns.includes(column) && filledRows(rows, column) === 0;
  const mayBeDebits = isEmpty(only - 1) || isEmpty(only + 1);
  return isSigned || !mayBeDebits ? { amount: only } : {};
}

/** The columns of amounts, and those of whole numbers that have one where all of these have none. */
function amountColumns(rows: readonly CsvRow[], columns: readonly number[]): number[] {
  const amounts = columns.filter((column) => isAmountColumn(rows, column));
  const unsaid = rows.filter((row) => !amounts.some((column) => isNonZero(row, column)));
  return columns.filter(
    (column) =>
      amounts.includes(column) ||
      (amounts.length > 0 &&
        isEvery(rows, column, looksLikeAmount) &&
        unsaid.some((row) => isNonZero(row, column))),
  );
}

function isNonZero({ cells }: CsvRow, column: number): boolean {
  return /[1-9]/.test(cells[column] ?? '');
}

/** The two columns of which every row fills exactly one; null where there are none, or more. */
function pairOf(rows: readonly CsvRow[], columns: readonly number[]): [number, number] | null {
  const pairs = columns.flatMap((first, index) =>
    columns
      .slice(index + 1)
      .filter((second) => rows.every((row) => isNonZero(row, first) !== isNonZero(row, second)))
      .map((second): [number, number] => [first, second]),
  );
  const [only, ...others] = pairs;
  return only && others.length === 0 ? only : null;
}

function filledRows(rows: readonly CsvRow[], column: number): number {
  return cellsOf(rows, column).filter((text) => text.trim() !== '').length;
}

/** The column with the most different texts: one that says the same in every row names nobody, nor does a currency beside another. */
function wordiestColumn(sample: readonly CsvRow[], columns: readonly number[]): number | undefined {
  const [best] = columns
    .map((column) => ({
      column,
      count: new Set(sample.map(({ cells }) => cells[column]?.trim() ?? '').filter(isWords)).size,
    }))
    .filter(({ count }) => count > 0)
    .map((each) => ({ ...each, isCode: isEvery(sample, each.column, isCurrencyName) }))
    .sort((left, right) => Number(left.isCode) - Number(right.isCode) || right.count - left.count);
  return best?.column;
}

/**
 * The column that describes movements where all others are empty: of those that nothing else is known of, the one with the most
 * different texts. Codes, days and a word that stands in every row describe none.
 */
export function spareText(rows: readonly CsvRow[], taken: ReadonlySet<number>): number | null {
  const width = Math.min(usualWidth(rows), mostColumns);
  const sample = rows.filter(({ cells }) => cells.length >= width).slice(0, guessSampleRows);
  const free = Array.from({ length: width }, (_, column) => column).filter((column) => {
    const texts = new Set(cellsOf(sample, column).filter(isWords));
    const isOther = isEvery(sample, column, (text) => looksLikeDate(text) || looksLikeCode(text));
    return !taken.has(column) && texts.size > 1 && !isOther;
  });
  return wordiestColumn(sample, free) ?? null;
}

/** The code of a bank (BIC), a currency or a time zone, or one word with a digit: an IBAN, a mandate. */
function looksLikeCode(text: string): boolean {
  return text.length <= 40 && /^(?:[A-Z]{3,4}|[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?|(?=\S*\d)\S+)$/.test(text);
}

function isEvery(sample: readonly CsvRow[], column: number, test: (text: string) => boolean): boolean {
  const values = cellsOf(sample, column)
    .map((text) => text.trim())
    .filter((text) => text !== '');
  return values.length > 0 && values.every(test);
}

/** Of half of the rows at least it has the date; among them may be a few words, such as "Pending". */
function isDateColumn(sample: readonly CsvRow[], column: number): boolean {
  const texts = cellsOf(sample, column).filter((text) => text.trim() !== '');
  const dates = texts.filter(looksLikeDate);
  const areWords = texts.every((text) => looksLikeDate(text) || !/\d/.test(text));
  return areWords && dates.length >= sample.length / 2 && dates.length >= (texts.length * 2) / 3;
}

function isCurrencyName(text: string): boolean {
  return /^[A-Z]{3}$/.test(text);
}

function looksLikeDate(text: string): boolean {
  return text.length <= 40 && readWrittenDate(text) !== null && !looksLikeAmount(text);
}

/** A whole number could as well be a check number or a branch: amounts show decimals or a sign. */
function isAmountColumn(sample: readonly CsvRow[], column: number): boolean {
  if (!isEvery(sample, column, looksLikeAmount)) return false;
  return sample.some(({ cells }) =>
    /[.,]\d{1,3}\D*$|^\s*[+(-]|-\s*$/.test((cells[column] ?? '').slice(0, 80)),
  );
}

function looksLikeAmount(text: string): boolean {
  return readDecimalText(text, { mark: null, decorated: true }) !== null && !/^\d{8}$/.test(text);
}

function isWords(text: string): boolean {
  return /\p{L}{3}/u.test(text.slice(0, 200));
}
