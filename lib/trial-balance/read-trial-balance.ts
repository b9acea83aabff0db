import { type CsvRow, DELIMITERS, parseCsvRows } from '@/lib/csv/csv-rows';
import { type DecimalStyle, decimalMarkOf } from '@/lib/money/decimal-text';
import { accept, type Result, refuse } from '@/lib/result';
import { accountReader } from './account-text';
import { currencyBeside, isNothing } from './amount-cell';
import { asOfDay } from './as-of-day';
import { byLikelihood, findReadings, type Reading } from './find-readings';
import { findTable, isHeader, type Table } from './find-table';
import { onNormalSides, withNormalSides } from './normal-sides';
import { proposeKinds } from './propose-kinds';
import { readAccounts } from './read-accounts';
import type { TrialBalanceFile } from './trial-balance-file';

/** An entry has at most a thousand lines. */
export const mostRows = 5_000;
const SAMPLE_LENGTH = 65_536;

/**
 * The accounts of a trial balance, or of a chart without balances, as another program exports it.
 * @param decimals of the currency of the books
 * @param chosen the reading that a person chose, by its id
 */
export function readTrialBalance(
  text: string,
  { decimals, chosen = null }: { decimals: number; chosen?: string | null },
): Result<TrialBalanceFile, string> {
  const table = likeliestTable(text);
  if (!table.ok) return table;
  if (table.value.rows.length > mostRows)
    return refuse(`The file has more than ${mostRows} rows, too many for a trial balance.`);
  const style = styleOf(table.value);
  const accountOf = accountReader(texts(table.value));
  const read = (reading: Reading | null) => {
    const { accounts: printed, leftOut } = readAccounts(table.value, reading, { style, decimals, accountOf });
    return { printed, accounts: reading?.isOnNormalSides ? onNormalSides(printed) : printed, leftOut };
  };
  const found = findReadings(table.value).flatMap((reading) =>
    withNormalSides(reading, read(reading).printed),
  );
  const readings = byLikelihood(found, (reading) => sumOf(read(reading).accounts) === 0n);
  const reading = readings.find(({ id }) => id === chosen) ?? readings[0] ?? null;
  const { printed, accounts, leftOut } = read(reading);
  if (accounts.length === 0) return refuse('The file has no accounts.');
  return accept({
    accounts: proposeKinds(accounts).map((account, index) => ({
      ...account,
      unsigned: reading?.isOnNormalSides ? (printed[index]?.units ?? null) : null,
    })),
    leftOut,
    asOf: asOfDay(table.value.above),
    readings: readings.map(({ id, name }) => ({ id, name })),
    reading: reading?.id ?? null,
    currency: currencyOf(table.value),
  });
}

function sumOf(accounts: readonly { units: bigint }[]): bigint {
  return accounts.reduce((sum, { units }) => sum + units, 0n);
}

/** The table under the delimiter that shows its header, then under that which gives it most columns of amounts and cells. */
function likeliestTable(text: string): Result<Table, string> {
  const sample = text.slice(0, SAMPLE_LENGTH);
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
function texts({ rows, name, amounts }: Table): string[] {
  return rows
    .filter(({ cells }) => amounts.length === 0 || amounts.some(({ at }) => !isNothing(cells[at] ?? '')))
    .map(({ cells }) => (cells[name ?? 0] ?? '').trim())
    .filter((text) => text !== '');
}

function amountCells({ rows, amounts }: Table): string[] {
  return rows.flatMap((row: CsvRow) => amounts.map(({ at }) => row.cells[at] ?? ''));
}

function styleOf(table: Table): DecimalStyle {
  return { mark: decimalMarkOf(amountCells(table)), decorated: true };
}

function currencyOf(table: Table): string | null {
  const named = [...amountCells(table), ...table.amounts.map(({ header }) => header)].map(currencyBeside);
  return named.find((currency) => currency !== null) ?? null;
}
