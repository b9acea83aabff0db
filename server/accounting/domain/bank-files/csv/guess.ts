import { readDecimalText } from '../decimal-text';
import { readWrittenDate } from '../written-date';
import { type CsvRole, MAX_COLUMNS } from './headers';
import { type CsvRow, usualWidth } from './table';

const SAMPLE_ROWS = 100;

/**
 * The date, amount and text columns that the headers did not tell, by their values. Only what leaves no choice is
 * taken: of two columns of amounts either may be the balance, so none is.
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
  const dates = free.filter((column) => isEvery(sample, column, looksLikeDate));
  const amounts = free.filter((column) => !dates.includes(column) && isAmountColumn(sample, column));
  const hasAmount = known.has('amount') || known.has('debit') || known.has('credit');
  const [date] = dates;
  if (!known.has('date') && date !== undefined) guessed.set('date', date);
  const [amount] = amounts;
  if (!hasAmount && amount !== undefined && amounts.length === 1) guessed.set('amount', amount);
  if (known.has('payee') || known.has('memo')) return guessed;
  const words = wordiestColumn(
    sample,
    free.filter((column) => !dates.includes(column)),
  );
  if (words !== undefined) guessed.set('payee', words);
  return guessed;
}

/** The column with the most different texts: one that says the same in every row names nobody. */
function wordiestColumn(sample: CsvRow[], columns: readonly number[]): number | undefined {
  const [best] = columns
    .map((column) => ({
      column,
      count: new Set(sample.map(({ cells }) => cells[column] ?? '').filter(isWords)).size,
    }))
    .filter(({ count }) => count > 0)
    .sort((left, right) => right.count - left.count);
  return best?.column;
}

function isEvery(sample: CsvRow[], column: number, test: (text: string) => boolean): boolean {
  const values = sample.map(({ cells }) => (cells[column] ?? '').trim()).filter((text) => text !== '');
  return values.length > 0 && values.length >= sample.length / 2 && values.every(test);
}

function looksLikeDate(text: string): boolean {
  return text.length <= 40 && readWrittenDate(text) !== null && !looksLikeAmount(text);
}

/** A whole number could as well be a check number or a branch: amounts show decimals or a sign. */
function isAmountColumn(sample: CsvRow[], column: number): boolean {
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
