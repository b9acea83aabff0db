import { quote } from '../../printed-text';
import { readWrittenDate } from '../../written-date';
import type { CsvRole } from '../columns/header-names';
import { type CsvLayout, labelOf } from '../layout';
import { type CsvRow, cellsOf } from '../table';
import { currenciesBeside, currenciesNamed } from './currency-names';

const CURRENCY_IN_HEADER =
  /\b(AUD|BRL|CAD|CHF|CZK|DKK|EUR|GBP|HUF|INR|JPY|MXN|NOK|NZD|PLN|RON|SEK|USD|ZAR)\b/;
const CURRENCY_SIGNS: [string, string][] = [
  ['€', 'EUR'],
  ['£', 'GBP'],
];
const AMOUNTS: readonly CsvRole[] = ['amount', 'debit', 'credit'];

/** What stands in a column of currencies where there is nothing to say; so does a dash. */
const FILLER = /^n[/.]?a\.?$/i;

export type RowCurrencies = {
  /** The currency of a row, or of the table where the row names none; null where nothing says it. */
  currencyOf: (row: CsvRow | undefined) => string | null;
  /** Why a row is refused: it is in another currency than others, and which is not known. */
  reasonOf: (row: CsvRow) => string | null;
};

/**
 * The currency of each row: that of its column, else the one beside its amount. A sign of several is the one of them that the headers,
 * the lines above or the books name, never one that other rows name. A row that names none is in that of the headers or the lines above,
 * else in the only one that at least half of the rows name, else in that of the books.
 * @param above that of the lines above the table
 * @param ofBooks undefined where it is not known
 */
export function rowCurrencies(
  rows: readonly CsvRow[],
  layout: CsvLayout,
  above: string | null,
  ofBooks: string | undefined,
): RowCurrencies {
  const column = layout.columns.get('currency');
  const isDated = ({ cells }: CsvRow) =>
    readWrittenDate(cells[layout.columns.get('date') ?? -1] ?? '') !== null;
  const dated = rows.filter(isDated);
  const isColumnRead = cellsOf(dated, column).some((text) => currenciesNamed(text).length > 0);
  const ofTable = currencyOfHeaders(layout) ?? above;
  const named = dated.flatMap((row) => ofRow(row) ?? []);
  const known = new Set([...named, ...(ofTable === null ? [] : [ofTable])]);
  const [only = null] = named;
  const isOfMost = new Set(named).size === 1 && named.length * 2 >= dated.length;
  const ofUnnamed = ofTable ?? (isOfMost ? only : null) ?? (known.size > 0 ? (ofBooks ?? only) : null);

  function textOf(row: CsvRow): string {
    const text = row.cells[column ?? -1]?.trim() ?? '';
    return !/[\p{L}\p{Sc}]/u.test(text) || FILLER.test(text) ? '' : text;
  }

  function optionsOf(row: CsvRow): readonly string[] {
    const inColumn = currenciesNamed(textOf(row));
    return inColumn.length > 0 ? inColumn : besideAmount(row, layout);
  }

  function ofRow(row: CsvRow): string | null {
    const options = optionsOf(row);
    if (options.length < 2) return options[0] ?? null;
    return [ofTable, ofBooks ?? null].find((code) => code !== null && options.includes(code)) ?? null;
  }

  function currencyOf(row: CsvRow | undefined): string | null {
    const first = rows[0] === undefined ? null : ofRow(rows[0]);
    if (row === undefined) return first ?? ofUnnamed;
    // A line below the table has no currency of its own.
    return ofRow(row) ?? (isDated(row) ? ofUnnamed : (first ?? ofUnnamed));
  }

  function reasonOf(row: CsvRow): string | null {
    const text = textOf(row);
    const label = `${labelOf(layout, 'currency', 'The currency')} ${quote(text)}`;
    const isUnknown = text !== '' && currenciesNamed(text).length === 0;
    if (isUnknown && isColumnRead && isDated(row)) return `${label} is none that is known.`;
    if (optionsOf(row).length < 2 || known.size === 0 || ofRow(row) !== null) return null;
    const others = [...known].join(' and ');
    if (text !== '' && !isUnknown)
      return `${label} is another one than ${others}, and the sign does not tell which.`;
    const role = AMOUNTS.find((each) => currenciesBeside(amountIn(row, layout, each)).length > 0) ?? 'amount';
    const amount = `${labelOf(layout, role, `The ${role}`)} ${quote(amountIn(row, layout, role))}`;
    return `${amount} is in another currency than ${others}, and its sign does not tell which.`;
  }

  return { currencyOf, reasonOf };
}

function amountIn({ cells }: CsvRow, { columns }: CsvLayout, role: CsvRole): string {
  return cells[columns.get(role) ?? -1]?.trim() ?? '';
}

function besideAmount(row: CsvRow, layout: CsvLayout): readonly string[] {
  const [first = []] = AMOUNTS.map((role) => currenciesBeside(amountIn(row, layout, role))).filter(
    (codes) => codes.length > 0,
  );
  return first;
}

/** "Betrag (EUR)" says the currency once for all rows. */
function currencyOfHeaders(layout: CsvLayout): string | null {
  const roles: CsvRole[] = [...AMOUNTS, 'balance'];
  const text = roles.map((role) => layout.headers[layout.columns.get(role) ?? -1] ?? '').join(' ');
  if (/\beuros?\b/i.test(text)) return 'EUR';
  const sign = CURRENCY_SIGNS.find(([symbol]) => text.includes(symbol));
  return CURRENCY_IN_HEADER.exec(text.toUpperCase())?.[1] ?? sign?.[1] ?? null;
}
