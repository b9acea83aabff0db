import { readDecimalText } from '../decimal-text';
import { readWrittenDate } from '../written-date';
import { amountByBalances } from './amount-by-balances';
import { type CsvRole, MAX_COLUMNS } from './headers';
import { type CsvRow, namesAmounts, usualWidth } from './table';

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
  const dates = free.filter((column) => isEvery(sample, column, looksLikeDate));
  const amounts = free.filter((column) => !dates.includes(column) && isAmountColumn(sample, column));
  const [date] = dates;
  if (!known.has('date') && date !== undefined) guessed.set('date', date);
  for (const [role, column] of namesAmounts(known) ? [] : guessAmount(sample, amounts))
    guessed.set(role, column);
  if (known.has('payee') || known.has('memo')) return guessed;
  const words = wordiestColumn(
    sample,
    free.filter((column) => !dates.includes(column)),
  );
  if (words !== undefined) guessed.set('payee', words);
  return guessed;
}

/** The only column of amounts; of several, the one that the balances in another prove. */
function guessAmount(sample: readonly CsvRow[], amounts: readonly number[]): [CsvRole, number][] {
  const [only] = amounts;
  if (only !== undefined && amounts.length === 1) return [['amount', only]];
  const proved = amountByBalances(sample, amounts);
  return proved ? Object.entries(proved).map(([role, column]) => [role as CsvRole, column]) : [];
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
