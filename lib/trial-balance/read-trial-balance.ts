import { type CsvRow, DELIMITERS, parseCsvRows } from '@/lib/csv/csv-rows';
import { type Day, isDay } from '@/lib/dates/instant';
import { type DecimalStyle, decimalMarkOf } from '@/lib/money/decimal-text';
import { accept, type Result, refuse } from '@/lib/result';
import { accountReader } from './account-text';
import { currencyBeside, isNothing } from './amount-cell';
import { asOfDay } from './as-of-day';
import { byLikelihood, findReadings } from './find-readings';
import { type AccountTable, findTable, isHeader } from './find-table';
import { canBeOf } from './header-times';
import { accountsOf, balancesAsPrinted, withNormalSides } from './normal-sides';
import { kindsOfTexts, proposeKinds } from './propose-kinds';
import { namedRows, readAccounts } from './read-accounts';
import type { LeftOutRow, TrialBalanceFile } from './trial-balance-file';

/** An entry has at most a thousand lines. */
export const mostRows = 5_000;
const sampleLength = 65_536;

/**
 * The accounts of a trial balance, or of a chart without balances, as another program exports it.
 * @param decimals of the currency of the books
 * @param chosen the reading that a person chose, by its id
 */
export function readTrialBalance(
  text: string,
  { decimals, chosen = null }: { decimals: number; chosen?: string | null },
): Result<TrialBalanceFile, string> {
  const table = likeliestTable(text.normalize('NFC'));
  if (!table.ok) return table;
  if (table.value.rows.length > mostRows)
    return refuse(`The file has more than ${mostRows} rows, too many for a trial balance.`);
  const style = styleOf(table.value, decimals);
  const rows = namedRows(table.value, accountReader(texts(table.value)));
  const kinds = kindsOfTexts();
  const found = findReadings(table.value).flatMap((reading) => {
    const { accounts: printed, leftOut } = readAccounts(rows, reading, { style, decimals });
    const ways = withNormalSides(balancesAsPrinted(reading, printed), kinds);
    return ways.map((way) => ({ ...way, leftOut }));
  });
  const likely = byLikelihood(found);
  const read = likely.find(({ reading }) => reading.id === chosen) ?? likely[0] ?? null;
  const chart = read ? null : readAccounts(rows, null, { style, decimals });
  const accounts = read
    ? accountsOf(read, kinds)
    : proposeKinds(chart?.accounts ?? [], { kinds }).map((account) => ({ ...account, unsigned: null }));
  const leftOut = (read ?? chart)?.leftOut ?? [];
  if (accounts.length === 0) return refuse(noAccounts(leftOut));
  return accept({
    accounts,
    leftOut,
    asOf: dayOf(read?.reading.times ?? [], asOfDay(table.value.above)),
    readings: likely.map(({ reading: { id, name } }) => ({ id, name })),
    reading: read?.reading.id ?? null,
    currency: currencyOf(table.value),
  });
}

/** The day of the column that is read, else that above the table, unless the column says that its balances are of another time. */
function dayOf(times: readonly string[], above: Day | null): Day | null {
  const named = times.find(isDay);
  if (named !== undefined) return named;
  return above !== null && canBeOf(times, above) ? above : null;
}

function noAccounts(leftOut: readonly LeftOutRow[]): string {
  const fault = leftOut.find(({ isFault }) => isFault);
  return fault
    ? `No account of the file can be read. Line ${fault.line}: ${fault.reason.replace(/\.?$/, '.')}`
    : 'The file has no accounts.';
}

/** The table under the delimiter that shows its header, then under that which gives it most columns of amounts and cells. */
function likeliestTable(text: string): Result<AccountTable, string> {
  const sample = text.slice(0, sampleLength);
  const widthOf = (delimiter: string) => {
    const rows = parseCsvRows(sample, delimiter, 200);
    const table = findTable(rows);
    const cells = rows.reduce((sum, row) => sum + row.cells.length, 0) / Math.max(1, rows.length);
    const amounts = table.ok ? 1 + table.value.amounts.length : 0;
    return (rows.some(isHeader) ? 10_000 : 0) + 100 * amounts + cells;
  };
  const [best] = DELIMITERS.map((delimiter) => ({ delimiter, width: widthOf(delimiter) })).sort(
    (left, right) => right.width - left.width,
  );
  return findTable(parseCsvRows(text, best?.delimiter ?? ',', mostRows + 100));
}

/** The names beside amounts: those of headings have no code. */
function texts({ rows, name, amounts }: AccountTable): string[] {
  return rows
    .filter(({ cells }) => amounts.length === 0 || amounts.some(({ at }) => !isNothing(cells[at] ?? '')))
    .map(({ cells }) => (cells[name ?? 0] ?? '').trim())
    .filter((text) => text !== '');
}

function amountCells({ rows, amounts }: AccountTable): string[] {
  return rows.flatMap((row: CsvRow) => amounts.map(({ at }) => row.cells[at] ?? ''));
}

/** Of a currency with three decimals, which programs print in each amount, a lone comma groups. */
function styleOf(table: AccountTable, decimals: number): DecimalStyle {
  const style = { mark: decimalMarkOf(amountCells(table)), decorated: true };
  return decimals === 3 ? style : { ...style, decimals };
}

function currencyOf(table: AccountTable): string | null {
  const named = [...amountCells(table), ...table.amounts.map(({ header }) => header)].map(currencyBeside);
  return named.find((currency) => currency !== null) ?? null;
}
