import type { CsvRow } from '@/lib/csv/csv-rows';
import type { DecimalStyle } from '@/lib/money/decimal-text';
import { accept, type Result, refuse } from '@/lib/result';
import { isNothing, readAmountCell, signOfMark } from './amount-cell';
import type { BalanceReading } from './find-readings';
import type { AccountTable } from './find-table';
import { plainWords } from './plain-words';
import type { LeftOutRow } from './trial-balance-file';

/** An account as the file has it, with what tells of its kind. */
export type PrintedAccount = {
  line: number;
  code: string | null;
  name: string;
  units: bigint;
  type: string | null;
  heading: string | null;
};

export type Writing = { style: DecimalStyle; decimals: number };

/** A row with what is the same in every reading of its balances. */
export type NamedRow = {
  row: CsvRow;
  code: string | null;
  name: string;
  text: string;
  type: string | null;
  isTotal: boolean;
};

type Account = { code: string | null; name: string };
type Rows = { accounts: PrintedAccount[]; leftOut: LeftOutRow[] };
type Amount = { units: bigint; isBlank: boolean };

const TOTAL =
  /^((grand|sub|net|gesamt|zwischen)[ -]?)?(totals?|summen?|totaa?l|totaux|totale|totales|suma|somme)\b|^(sous-total|insgesamt|saldo)\b/;

/** @param accountOf tells the code from the name where one column has both */
export function namedRows(table: AccountTable, accountOf: (text: string) => Account): NamedRow[] {
  return table.rows.map((row) => {
    const { code, name } = accountIn(row, table, accountOf);
    const text = [code, name].filter(Boolean).join(' ') || row.cells.filter(Boolean).join(' ');
    const type = (row.cells[table.type ?? -1] ?? '').trim() || null;
    return { row, code, name, text, type, isTotal: code === null && TOTAL.test(plainWords(name)) };
  });
}

/** The rows as accounts, and what is none of them. Without a reading, a chart without balances. */
export function readAccounts(
  rows: readonly NamedRow[],
  reading: BalanceReading | null,
  writing: Writing,
): Rows {
  const accounts: PrintedAccount[] = [];
  const leftOut: LeftOutRow[] = [];
  const areCreditsNegative = hasNegativeCredits(rows, reading, writing);
  let heading: string | null = null;
  for (const { row, code, name, text, type, isTotal } of rows) {
    const leave = (reason: string, isFault = false) =>
      leftOut.push({ line: row.line, text, reason, isFault });
    const amount: Result<Amount, string> = reading
      ? amountIn(row, reading, writing, areCreditsNegative)
      : accept({ units: 0n, isBlank: false });
    if (isTotal) leave('A total');
    else if (row.isUnclosed) leave('A quotation mark opens here and never closes', true);
    else if (row.isMisquoted) leave('A quotation mark within a text is not doubled', true);
    else if (!amount.ok) leave(amount.problem, true);
    else if (code === null && name === '') leaveUnnamed(amount.value, leave);
    else if (amount.value.isBlank && code === null) {
      heading = name;
      leave('No balance beside it');
    } else accounts.push({ line: row.line, code, name, units: amount.value.units, type, heading });
  }
  return { accounts, leftOut };
}

function leaveUnnamed({ units, isBlank }: Amount, leave: (reason: string, isFault?: boolean) => void): void {
  if (isBlank || units === 0n) leave('Names no account');
  else leave('A balance without an account', true);
}

/** What stands in the column of codes and has no digit is a text, such as "Total". */
function accountIn(row: CsvRow, { code, name }: AccountTable, accountOf: (text: string) => Account): Account {
  const ofCode = (row.cells[code ?? -1] ?? '').trim();
  const ofName = (row.cells[name ?? -1] ?? '').trim();
  const isCode = /\d/.test(ofCode) && !TOTAL.test(plainWords(ofCode));
  if (isCode) return { code: ofCode, name: ofName.replace(/\s+/g, ' ') };
  return accountOf([ofCode, ofName].filter(Boolean).join(' '));
}

function amountIn(
  { cells }: CsvRow,
  { columns }: BalanceReading,
  { style, decimals }: Writing,
  areCreditsNegative: boolean,
): Result<Amount, string> {
  const read = (at: number) => readAmountCell(cells[at] ?? '', style, decimals);
  if ('debit' in columns) {
    const [debit, credit] = [read(columns.debit), read(columns.credit)];
    if (!debit.ok) return debit;
    if (!credit.ok) return credit;
    const isBlank = isNothing(cells[columns.debit] ?? '') && isNothing(cells[columns.credit] ?? '');
    return accept({ units: debit.value - (areCreditsNegative ? -credit.value : credit.value), isBlank });
  }
  const balance = read(columns.balance);
  if (!balance.ok) return balance;
  const mark = columns.mark === null ? '' : (cells[columns.mark] ?? '').trim();
  const sign = mark === '' ? 1n : signOfMark(mark);
  if (sign === null) return refuse(`“${mark.slice(0, 20)}” says neither debit nor credit.`);
  return accept({ units: balance.value * sign, isBlank: isNothing(cells[columns.balance] ?? '') });
}

/** Some programs print every credit with a minus sign, in a column of credits too. */
function hasNegativeCredits(
  rows: readonly NamedRow[],
  reading: BalanceReading | null,
  { style, decimals }: Writing,
): boolean {
  if (!reading || !('credit' in reading.columns)) return false;
  const { credit } = reading.columns;
  const credits = rows.flatMap(({ row: { cells } }) => {
    const read = readAmountCell(cells[credit] ?? '', style, decimals);
    return read.ok && read.value !== 0n ? [read.value] : [];
  });
  return credits.length > 0 && credits.every((units) => units < 0n);
}
