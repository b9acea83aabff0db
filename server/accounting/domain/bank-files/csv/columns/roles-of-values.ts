import { isCurrency } from '@/lib/money/currency';
import { readWrittenDate } from '../../written-date';
import { directionsIn } from '../amounts/directions';
import { type CsvRow, usualWidth } from '../table';
import type { CsvRole } from './header-names';
import { mostColumns } from './headers';

const valueSampleRows = 500;
/** So many rows with a letter and its opposite are no accident; the others are refused row by row. */
const nearlyAll = 0.9;
const NEGATIVE = /^[-(\u2212\u2012-\u2014]|-$/;

/**
 * Roles that headers do not tell, but values do: amounts without a sign, or each with the opposite one, whose direction another column says, and a column
 * "Valuta", which is a day in German and the currency in Danish and Dutch.
 */
export function rolesOfValues(
  rows: readonly CsvRow[],
  known: ReadonlyMap<CsvRole, number>,
  hasHeaders: boolean,
): Map<CsvRole, number> {
  const width = Math.min(usualWidth(rows), mostColumns);
  const sample = datedRows(rows, known.get('date'))
    .filter(({ cells }) => cells.length >= width)
    .slice(0, valueSampleRows);
  const cellsOfSample = (column: number) => sample.map(({ cells }) => (cells[column] ?? '').trim());
  const valuesOf = (column: number) => cellsOfSample(column).filter((text) => text !== '');
  const found = new Map<CsvRole, number>();
  const valuta = known.get('value_date');
  if (valuta !== undefined && !known.has('currency') && valuesOf(valuta).every(isCurrencyCode))
    found.set('currency', valuta);
  const columns = Array.from({ length: width }, (_, column) => column);
  // Headers would say so of the currency that counts: that of the purchase may stand beside it.
  const code = hasHeaders ? undefined : columns.find((column) => areOneCurrency(valuesOf(column), sample));
  if (code !== undefined && !known.has('currency')) found.set('currency', code);
  const amount = known.get('amount');
  if (amount === undefined || known.has('direction')) return found;
  const isSigned = valuesOf(amount).some(hasSign);
  const others = columns.filter((column) => column !== amount);
  const names = new Set([known.get('payee'), known.get('memo')]);
  const direction = others.find((column) => {
    const texts = cellsOfSample(column);
    if (isSigned && !areAgainst(texts, cellsOfSample(amount))) return false;
    return saysDirection(texts) && (!names.has(column) || texts.every((text) => text.length > 2));
  });
  if (direction !== undefined) found.set('direction', direction);
  return found;
}

function areOneCurrency(values: readonly string[], rows: readonly CsvRow[]): boolean {
  return (
    values.length > 0 &&
    values.length === rows.length &&
    new Set(values).size === 1 &&
    values.every(isCurrency)
  );
}

function isCurrencyCode(text: string): boolean {
  return /^[A-Z]{3}$/.test(text);
}

/** Rows with a day: a line of totals has none. All rows where no day can be read without knowing how it is written. */
export function datedRows(rows: readonly CsvRow[], date: number | undefined): readonly CsvRow[] {
  const dated = rows.filter(({ cells }) => readWrittenDate(cells[date ?? -1] ?? '') !== null);
  return dated.length === 0 ? rows : dated;
}

/** A minus, brackets, or letters for credit and debit. A plus says no more than an amount without any sign. */
export function hasSign(text: string): boolean {
  return /[-(\u2212\u2012-\u2014]|\d\s*(?:CR|DR|DB|C|D|H|S)\.?$/i.test(text.trim());
}

/**
 * Whether the sign of every amount says the opposite of the word beside it, in both directions: such programs print what was spent as
 * positive, and the word tells which way the money went.
 */
function areAgainst(texts: readonly string[], amounts: readonly string[]): boolean {
  const wayOf = directionsIn(texts, null);
  const moved = amounts.flatMap((amount, row) =>
    /[1-9]/.test(amount) ? [{ way: wayOf(texts[row] ?? ''), isNegative: NEGATIVE.test(amount.trim()) }] : [],
  );
  const isEvery = moved.every(({ way, isNegative }) => way === (isNegative ? 'in' : 'out'));
  return isEvery && new Set(moved.map(({ way }) => way)).size === 2;
}

/**
 * Words such as debit and credit in every row, or for one direction where the others have none; a letter tells only beside its
 * opposite. Where most rows have one of both, the rest are refused row by row: as amounts without a sign they would be money in.
 */
function saysDirection(texts: readonly string[]): boolean {
  const ways = texts.map(directionsIn(texts, null));
  const said = ways.filter((way) => way !== null);
  const directions = new Set(said);
  const filled = texts.filter((text) => text !== '');
  if (filled.length === 0) return false;
  if (said.length < ways.length)
    return (
      directions.size === 2 &&
      2 * said.length > ways.length &&
      (filled.every((text) => text.length > 1) || said.length >= ways.length * nearlyAll)
    );
  const isOfBoth = directions.size === 2 && filled.length === texts.length;
  return isOfBoth || filled.every((text) => text.length > 1);
}
