import { isCurrency } from '@/lib/money/currency';
import { directionOf } from './directions';
import { type CsvRole, MAX_COLUMNS } from './headers';
import { type CsvRow, usualWidth } from './table';

const SAMPLE_ROWS = 500;

/**
 * Roles that headers do not tell, but values do: amounts without any sign whose direction another column says, and a column
 * "Valuta", which is a day in German and the currency in Danish and Dutch.
 */
export function rolesOfValues(
  rows: readonly CsvRow[],
  known: ReadonlyMap<CsvRole, number>,
  hasHeaders: boolean,
): Map<CsvRole, number> {
  const width = Math.min(usualWidth(rows), MAX_COLUMNS);
  const sample = rows.filter(({ cells }) => cells.length >= width).slice(0, SAMPLE_ROWS);
  const valuesOf = (column: number) =>
    sample.map(({ cells }) => (cells[column] ?? '').trim()).filter((text) => text !== '');
  const found = new Map<CsvRole, number>();
  const valuta = known.get('value_date');
  if (valuta !== undefined && !known.has('currency') && valuesOf(valuta).every(isCurrencyCode))
    found.set('currency', valuta);
  const columns = Array.from({ length: width }, (_, column) => column);
  // Headers would say so of the currency that counts: that of the purchase may stand beside it.
  const code = hasHeaders ? undefined : columns.find((column) => areOneCurrency(valuesOf(column), sample));
  if (code !== undefined && !known.has('currency')) found.set('currency', code);
  const amount = known.get('amount');
  if (amount === undefined || known.has('direction') || valuesOf(amount).some(hasSign)) return found;
  const others = columns.filter((column) => column !== amount);
  const direction = others.find((column) => saysDirection(valuesOf(column), sample.length));
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

/** A minus or plus, brackets, or letters for credit and debit. */
function hasSign(text: string): boolean {
  return /[-+(\u2212\u2012-\u2014]|\d\s*(?:CR|DR|C|D|H|S)$/i.test(text);
}

/** Words such as debit and credit in every row; a letter alone tells only beside its opposite. */
function saysDirection(values: readonly string[], rowCount: number): boolean {
  if (values.length === 0 || values.length < rowCount) return false;
  const directions = new Set(values.map(directionOf));
  if (directions.has(null)) return false;
  return directions.size === 2 || values.every((text) => text.length > 1);
}
