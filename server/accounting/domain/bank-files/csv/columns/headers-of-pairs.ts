import { isCurrency } from '@/lib/money/currency';
import { readDecimalText } from '@/lib/money/decimal-text';
import { readWrittenDate } from '../../written-date';
import { type CsvRow, cellsOf } from '../table';
import { isKnownHeader } from './headers';

/**
 * The headers as they are meant: some tables name a column of currencies and leave the amounts to its right without a name ("Change,,Balance,").
 * The name is then that of the amounts, and the only one that is not known is "amount".
 */
export function headersOfPairs(headers: readonly string[], rows: readonly CsvRow[]): readonly string[] {
  const pairs = headers.flatMap((header, column) =>
    header.trim() !== '' && isPair(headers, rows, column) ? [column] : [],
  );
  if (pairs.length === 0) return headers;
  const unknown = pairs.filter((column) => !isKnownHeader(headers[column] ?? ''));
  const [amount, ...others] = unknown.length > 0 ? unknown : pairs;
  const meant = [...headers];
  for (const column of pairs) {
    meant[column + 1] = headers[column] ?? '';
    meant[column] = '';
  }
  if (amount === undefined || others.length > 0) return meant;
  if (unknown.length > 0) meant[amount + 1] = 'amount';
  meant[amount] = 'currency';
  return meant;
}

function isPair(headers: readonly string[], rows: readonly CsvRow[], column: number): boolean {
  if (headers[column + 1]?.trim() !== '') return false;
  const moved = movedRows(rows);
  const textsOf = (at: number) => cellsOf(moved, at).map((text) => text.trim());
  const [codes, amounts] = [textsOf(column).filter(Boolean), textsOf(column + 1).filter(Boolean)];
  const isAmount = (text: string) => readDecimalText(text, { mark: null, decorated: true }) !== null;
  // Not every code of a broker is one of ISO 4217: "GBX" is a penny.
  const areCodes = codes.some(isCurrency) && codes.every((code) => /^[A-Z]{3}$/.test(code));
  return areCodes && amounts.length > 0 && amounts.every(isAmount);
}

/** Headers that are printed again, and lines below the table, have no day. */
function movedRows(rows: readonly CsvRow[]): readonly CsvRow[] {
  const dated = rows.filter(({ cells }) => cells.some((cell) => readWrittenDate(cell) !== null));
  return dated.length > 0 ? dated : rows;
}
