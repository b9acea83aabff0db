import { monthNumber } from '../dates/month-names';
import { decimalsOf } from '../money/currency';
import { readDecimalText } from '../money/decimal-text';
import { accept, type Result } from '../result';
import { exchangedDays } from './exchanged-days';
import { readWorkbook } from './read-workbook';
import { tableOfSheet } from './table-of-sheet';
import type { Sheet, SheetCell, SheetRow } from './workbook';

/** A sheet as a table, and what a person should know of it. */
export type SheetTable = Pick<Sheet, 'name' | 'isHidden' | 'hiddenRows' | 'openFormulas'> & {
  /** Its cells between tabs, with as many lines above as in the sheet. */
  text: string;
  cells: number;
  /** Whether a row has a day and an amount, as transactions have. */
  hasTransactions: boolean;
  /** Why its days cannot be trusted: a spreadsheet program has read some of them in another order. */
  exchangedDays: string | null;
};

/** The sheets of a workbook that have anything in them, those that are hidden behind the others. */
export async function tablesOfWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  currency?: string,
): Promise<Result<SheetTable[], string>> {
  const sheets = await readWorkbook(bytes, currency);
  if (!sheets.ok) return sheets;
  const decimals = currency === undefined ? undefined : decimalsOf(currency);
  const tables = sheets.value.map(
    ({ rows, ...sheet }): SheetTable => ({
      ...sheet,
      text: tableOfSheet({ rows }, decimals),
      cells: rows.reduce((sum, { cells }) => sum + cells.length, 0),
      hasTransactions: rows.some(isTransaction),
      exchangedDays: exchangedDays(rows.filter(isTransaction)),
    }),
  );
  return accept([
    ...tables.filter(({ isHidden }) => !isHidden),
    ...tables.filter(({ isHidden }) => isHidden),
  ]);
}

const WRITTEN_DAY = /^\d{1,4}[./\- ]\d{1,2}[./\- ]\d{1,4}(?!\d)/;
const NAMED_DAY = /^(?:\d{1,2}[. \-/]*(\p{L}{3,12})|(\p{L}{3,12})[. \-/]*\d{1,2})[., \-/]+\d{2,4}(?!\d)/u;
const COMPACT_DAY = /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/;

function isTransaction({ cells }: SheetRow): boolean {
  const day = cells.find(isDay);
  return day !== undefined && cells.some((cell) => cell !== day && !isDay(cell) && isAmount(cell));
}

function isDay({ kind, text }: SheetCell): boolean {
  if (kind !== 'text') return kind === 'day' || COMPACT_DAY.test(text);
  const [, first, second] = NAMED_DAY.exec(text) ?? [];
  const month = first ?? second;
  return WRITTEN_DAY.test(text) || COMPACT_DAY.test(text) || (month !== undefined && monthNumber(month) > 0);
}

function isAmount({ kind, text }: SheetCell): boolean {
  return (
    kind === 'number' ||
    (/\d/.test(text) && readDecimalText(text, { mark: '.', decorated: true }) !== null) ||
    readDecimalText(text, { mark: ',', decorated: true }) !== null
  );
}
