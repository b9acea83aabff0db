import { readDecimalText } from '../decimal-text';
import { readWrittenDate } from '../written-date';
import { columnsByBalances, type ProvedColumns } from './amount-by-balances';
import { type CsvRole, MAX_COLUMNS } from './headers';
import { datedRows, hasSign } from './roles-of-values';
import { type CsvRow, cellsOf, namesAmounts, usualWidth } from './table';

const SAMPLE_ROWS = 100;

/**
 * The date, amount and text columns that the headers did not tell, by their values. Only what leaves no choice is
 * taken: of two columns of amounts either may be the balance, so none is unless they prove it.
 */
export function guessColumns(
  rows: readonly CsvRow[],
  known: ReadonlyMap<CsvRole, number>,
): Map<CsvRole, number> {
  const width = Math.min(usualWidth(rows), MAX_COLUMNS);
  const sample = rows.filter(({ cells }) => cells.length >= width).slice(0, SAMPLE_ROWS);
  const guessed = new Map<CsvRole, number>();
  const taken = new Set(known.values());
  const free = Array.from({ length: width }, (_, column) => column).filter((column) => !taken.has(column));
  const dates = free.filter((column) => isDateColumn(sample, column));
  const [date] = dates;
  if (!known.has('date') && date !== undefined) guessed.set('date', date);
  const others = free.filter((column) => !dates.includes(column));
  const dated = datedRows(sample, known.get('date') ?? date);
  const amounts = namesAmounts(known) ? {} : guessAmount(dated, others);
  for (const [role, column] of Object.entries(amounts)) guessed.set(role as CsvRole, column);
  if (known.has('payee') || known.has('memo')) return guessed;
  const words = wordiestColumn(sample, others);
  if (words !== undefined) guessed.set('payee', words);
  return guessed;
}

/**
 * The only column with an amount in every row; of several, the one that the balances in another prove. Two columns of which every
 * row fills one are debits and credits, and only the balances say which: an empty column beside an only one is the other of them.
 */
function guessAmount(rows: readonly CsvRow[], columns: readonly number[]): ProvedColumns {
  const amounts = columns.filter((column) => isAmountColumn(rows, column));
  const full = amounts.filter((column) => filledRows(rows, column) === rows.length);
  const pair = pairOf(rows, amounts);
  const [only, ...others] = full;
  if (pair || only === undefined || others.length > 0)
    return columnsByBalances(rows, pair ? amounts : full, pair) ?? {};
  const isSigned = cellsOf(rows, only).some(hasSign);
  const isEmpty = (column: number) => columns.includes(column) && filledRows(rows, column) === 0;
  const mayBeDebits = amounts.length > 1 || isEmpty(only - 1) || isEmpty(only + 1);
  return isSigned || !mayBeDebits ? { amount: only } : {};
}

/** The two columns of which every row fills exactly one; null where there are none, or more. */
function pairOf(rows: readonly CsvRow[], columns: readonly number[]): [number, number] | null {
  const isFilled = (row: CsvRow, column: number) => /[1-9]/.test(row.cells[column] ?? '');
  const pairs = columns.flatMap((first, index) =>
    columns
      .slice(index + 1)
      .filter((second) => rows.every((row) => isFilled(row, first) !== isFilled(row, second)))
      .map((second): [number, number] => [first, second]),
  );
  const [only, ...others] = pairs;
  return only && others.length === 0 ? only : null;
}

function filledRows(rows: readonly CsvRow[], column: number): number {
  return cellsOf(rows, column).filter((text) => text.trim() !== '').length;
}

/** The column with the most different texts: one that says the same in every row names nobody. */
function wordiestColumn(sample: readonly CsvRow[], columns: readonly number[]): number | undefined {
  const [best] = columns
    .map((column) => ({
      column,
      count: new Set(sample.map(({ cells }) => cells[column] ?? '').filter(isWords)).size,
    }))
    .filter(({ count }) => count > 0)
    .sort((left, right) => right.count - left.count);
  return best?.column;
}

/**
 * The column that describes movements where all others are empty: of those that nothing else is known of, the one with the most
 * different texts. Codes, days and a word that stands in every row describe none.
 */
export function spareText(rows: readonly CsvRow[], taken: ReadonlySet<number>): number | null {
  const width = Math.min(usualWidth(rows), MAX_COLUMNS);
  const sample = rows.filter(({ cells }) => cells.length >= width).slice(0, SAMPLE_ROWS);
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
