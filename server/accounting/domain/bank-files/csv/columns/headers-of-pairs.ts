import { isCurrency } from '@/lib/money/currency';
import { readDecimalText } from '@/lib/money/decimal-text';
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
  const textsOf = (at: number) => cellsOf(rows, at).map((text) => text.trim());
  const [codes, amounts] = [textsOf(column).filter(Boolean), textsOf(column + 1).filter(Boolean)];
  const isAmount = (text: string) => readDecimalText(text, { mark: null, decorated: true }) !== null;
  return codes.length > 0 && codes.every(isCurrency) && amounts.length > 0 && amounts.every(isAmount);
}
