import type { CsvMapping } from '@/lib/contract/csv-mapping';
import { isCurrency } from '@/lib/money/currency';
import { DOLLARS, SHARED, SIGNS } from '../../../documents/amounts/currency-signs';
import { type CsvRow, cellsOf } from '../table';
import type { CsvRole } from './header-names';
import { columnsOfRole, plainHeaders, withoutCurrency } from './headers';

/**
 * Of an amount that is printed in two currencies, the one in that of the books: "Bedrag" of a purchase abroad beside "Bedrag in EUR",
 * "Valor (R$)" beside "Valor (US$)". The currency in the rows is then that of the other. One that is zero in every row is not taken while
 * the other is not, and none of two that name other currencies.
 * @param currency that of the books; undefined where it is not known
 */
export function preferCurrency(
  columns: Map<CsvRole, number>,
  headers: readonly string[],
  rows: readonly CsvRow[],
  mapping: CsvMapping,
  currency: string | undefined,
): void {
  const plain = plainHeaders(headers);
  const nameOf = (column: number) => withoutCurrency(plain[column] ?? '');
  const amount = columns.get('amount');
  if (amount === undefined) return;
  const alike = columnsOfRole(plain, 'amount').filter((column) => nameOf(column) === nameOf(amount));
  if (alike.length < 2) return;
  const own = alike.filter((column) => currency !== undefined && isIn(headers[column] ?? '', currency));
  const [only] = own.length === 1 ? own : [];
  if (mapping.amount === undefined) {
    const filled = alike.filter((column) => cellsOf(rows, column).some((text) => /[1-9]/.test(text)));
    const taken = only ?? filledOf(filled, headers, amount);
    if (taken === null || (filled.length > 0 && !filled.includes(taken))) columns.delete('amount');
    else columns.set('amount', taken);
  }
  if (only !== undefined && columns.get('amount') === only && mapping.currency === undefined)
    columns.delete('currency');
}

/** Where no header names the currency of the books; null where it is open which one is meant. */
function filledOf(filled: readonly number[], headers: readonly string[], best: number): number | null {
  const [first, ...others] = filled;
  if (first === undefined || others.length === 0) return first ?? best;
  return filled.every((column) => namedIn(headers[column] ?? '').length > 0) ? null : best;
}

function isIn(header: string, currency: string): boolean {
  return new RegExp(`\\b${currency}\\b`, 'i').test(header) || namedIn(header).includes(currency);
}

/** The currencies that a header can mean by the sign or code at its end. */
function namedIn(header: string): readonly string[] {
  const sign = /([^\s()[\]]{1,4})\s*[)\]]?\s*$/.exec(header.slice(0, 200))?.[1] ?? '';
  if (sign === '$') return [...DOLLARS];
  if (isCurrency(sign.toUpperCase())) return [sign.toUpperCase()];
  const one = SIGNS[sign];
  return one === undefined ? (SHARED[sign] ?? []) : [one];
}
