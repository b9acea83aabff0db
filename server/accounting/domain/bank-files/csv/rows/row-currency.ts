import { quote } from '../../printed-text';
import { readWrittenDate } from '../../written-date';
import type { CsvRole } from '../columns/header-names';
import { type CsvLayout, labelOf } from '../layout';
import { type CsvRow, cellsOf } from '../table';
import { currenciesBeside, currencyNamed } from './currency-names';

const CURRENCY_IN_HEADER =
  /\b(AUD|BRL|CAD|CHF|CZK|DKK|EUR|GBP|HUF|INR|JPY|MXN|NOK|NZD|PLN|RON|SEK|USD|ZAR)\b/;
const CURRENCY_SIGNS: [string, string][] = [
  ['€', 'EUR'],
  ['£', 'GBP'],
];
const AMOUNTS: readonly CsvRole[] = ['amount', 'debit', 'credit'];

export type RowCurrencies = {
  /** The currency of a row, or of the table where the row names none; null where nothing says it. */
  currencyOf: (row: CsvRow | undefined) => string | null;
  /** Why a row is refused: it is in another currency than others, and which is not known. */
  reasonOf: (row: CsvRow) => string | null;
};

/**
 * The currency of each row: that of its column, else the one beside its amount, else that which the headers or the lines above name. A
 * row of another currency than the others is never taken for one of theirs.
 * @param above that of the lines above the table
 */
export function rowCurrencies(
  rows: readonly CsvRow[],
  layout: CsvLayout,
  above: string | null,
): RowCurrencies {
  const column = layout.columns.get('currency');
  const isDated = ({ cells }: CsvRow) =>
    readWrittenDate(cells[layout.columns.get('date') ?? -1] ?? '') !== null;
  const dated = rows.filter(isDated);
  const texts = new Set(
    cellsOf(dated, column)
      .map((text) => text.trim())
      .filter((text) => text !== ''),
  );
  const isNamed = [...texts].some((text) => currencyNamed(text) !== null);
  const printed = new Set(
    dated.map((row) => onlyOf(besideAmount(row, layout))).filter((code) => code !== null),
  );
  const [only, ...others] = printed;
  const ofTable = currencyOfHeaders(layout) ?? above ?? (others.length === 0 ? (only ?? null) : null);
  const known = new Set([...printed, ...(ofTable === null ? [] : [ofTable])]);
  // A line below the table has no currency of its own.
  const usual = ofTable ?? ofRow(rows[0]);

  function textOf(row: CsvRow | undefined): string {
    return row?.cells[column ?? -1]?.trim() ?? '';
  }

  function ofRow(row: CsvRow | undefined): string | null {
    const named = currencyNamed(textOf(row));
    if (named !== null || row === undefined) return named;
    const options = besideAmount(row, layout);
    return onlyOf(options) ?? onlyOf(options.filter((code) => known.has(code)));
  }

  function reasonOf(row: CsvRow): string | null {
    const text = textOf(row);
    if (text !== '' && currencyNamed(text) === null && isNamed && isDated(row))
      return `${labelOf(layout, 'currency', 'The currency')} ${quote(text)} is none that is known.`;
    const options = text === '' ? besideAmount(row, layout) : [];
    if (options.length < 2 || known.size === 0 || options.some((code) => known.has(code))) return null;
    const role = AMOUNTS.find((each) => currenciesBeside(amountIn(row, layout, each)).length > 0) ?? 'amount';
    const amount = `${labelOf(layout, role, `The ${role}`)} ${quote(amountIn(row, layout, role))}`;
    return `${amount} is in another currency than ${[...known].join(' and ')}, and its sign does not tell which.`;
  }

  return { currencyOf: (row) => ofRow(row) ?? usual, reasonOf };
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

function onlyOf(codes: readonly string[]): string | null {
  const [only, ...others] = codes;
  return only !== undefined && others.length === 0 ? only : null;
}

/** "Betrag (EUR)" says the currency once for all rows. */
function currencyOfHeaders(layout: CsvLayout): string | null {
  const roles: CsvRole[] = [...AMOUNTS, 'balance'];
  const text = roles.map((role) => layout.headers[layout.columns.get(role) ?? -1] ?? '').join(' ');
  if (/\beuros?\b/i.test(text)) return 'EUR';
  const sign = CURRENCY_SIGNS.find(([symbol]) => text.includes(symbol));
  return CURRENCY_IN_HEADER.exec(text.toUpperCase())?.[1] ?? sign?.[1] ?? null;
}
