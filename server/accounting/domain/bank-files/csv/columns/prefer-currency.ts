import type { CsvMapping } from '@/lib/contract/csv-mapping';
import { isCurrency } from '@/lib/money/currency';
import { readDecimalText } from '@/lib/money/decimal-text';
import { DOLLARS, SHARED, SIGNS } from '../../../documents/amounts/currency-signs';
import { currencyNamed } from '../rows/currency-names';
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
  preferBesideCurrency(columns, headers, plain, rows, mapping);
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

/** An amount abroad, in letters without accents. */
const ABROAD =
  /\b(?:orig|original\p{L}*|origin[aei]\p{L}*|foreign|overseas|ursprung\p{L}*|fremd\p{L}*|vreemde|divisa|devises?)\b/u;

/** An amount in the currency of the account or card, in letters without accents. */
const OF_ACCOUNT =
  /(?<!\p{L})(?:bill(?:ed|ing)|settle(?:d|ment)|account|konto\p{L}*|rachunku|rekening\p{L}*|cuenta|compte|рахунку|картки|счета|карты)(?!\p{L})|结算|入账/u;

/**
 * The only amount that the column of currencies stands beside, where that which was found stands apart: that of a purchase abroad may have the
 * same name as that of the bill, or a better known one. One whose header names its currency has no other, nor has one that
 * was billed. Currencies beside an amount whose header says that it is of abroad are its own.
 */
function preferBesideCurrency(
  columns: Map<CsvRole, number>,
  headers: readonly string[],
  plain: readonly string[],
  rows: readonly CsvRow[],
  mapping: CsvMapping,
): void {
  const [amount, code] = [columns.get('amount'), columns.get('currency')];
  const isBeside = (column: number) => code !== undefined && Math.abs(column - code) === 1;
  if (amount === undefined || code === undefined || isBeside(amount) || mapping.amount !== undefined) return;
  // Two currencies side by side belong to amounts in the same order.
  if ([code - 1, code + 1].some((column) => areCurrencies(cellsOf(rows, column)))) return;
  const free = [code - 1, code + 1].filter((column) => !roleTaken(columns, column));
  const isOfAbroad = (column: number) =>
    ABROAD.test(plain[column] ?? '') &&
    areAmounts(cellsOf(rows, column)) &&
    !areCurrencies(cellsOf(rows, 2 * column - code));
  if (free.some(isOfAbroad) && mapping.currency === undefined) {
    columns.delete('currency');
    return;
  }
  const [only, ...others] = columnsOfRole(plain, 'amount').filter((column) => free.includes(column));
  if (only === undefined || others.length > 0) return;
  const isBilled = OF_ACCOUNT.test(plain[amount] ?? '');
  if (isBilled && OF_ACCOUNT.test(plain[code] ?? '')) return;
  if (namedIn(headers[amount] ?? '').length === 0 && !isBilled) columns.set('amount', only);
  else if (mapping.currency === undefined) columns.delete('currency');
}

function areCurrencies(texts: readonly string[]): boolean {
  const printed = texts.filter((text) => text.trim() !== '');
  return printed.length > 0 && printed.every((text) => currencyNamed(text) !== null);
}

function areAmounts(texts: readonly string[]): boolean {
  const printed = texts.filter((text) => text.trim() !== '');
  return (
    printed.length > 0 &&
    printed.every((text) => readDecimalText(text, { mark: null, decorated: true }) !== null)
  );
}

function roleTaken(columns: ReadonlyMap<CsvRole, number>, column: number): boolean {
  return [...columns].some(([role, at]) => at === column && role !== 'amount');
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
