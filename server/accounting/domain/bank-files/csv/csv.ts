import type { CsvMapping } from '@/lib/contract/csv-mapping';
import { accept, type Result, refuse } from '@/lib/result';
import type { BankFileProblem, BankStatement, DatedStatements } from '../bank-file';
import { dateReadingsOf, provenOrder, readWrittenDate, type WrittenDate } from '../written-date';
import { balanceBreakOf } from './balances/balance-break';
import { closingByBalances } from './balances/closing-by-balances';
import { haveShortYearsFirst } from './dates/date';
import { dayFirstAbove } from './dates/order-above';
import { describeTable, mappingOf } from './describe-table';
import { type CsvLayout, findLayout } from './layout';
import { type OpenTable, openTable } from './open-table';
import { type ReadRows, readRows } from './read-rows';
import { tablesIn } from './rows/other-tables';
import { withoutLineQuotes } from './rows/quoted-lines';
import type { StyleOptions } from './style';
import { type CsvRow, cellsOf, parseBankRows, sniffDelimiter } from './table';

/**
 * Statements of a table of movements. `dayFirst` overrides what the dates themselves say about their order.
 */
export function readCsv(
  printed: string,
  mapping: CsvMapping,
  asked: StyleOptions = {},
): Result<DatedStatements, BankFileProblem> {
  const text = withoutLineQuotes(printed);
  const delimiter =
    mapping.delimiter ?? sniffDelimiter(text) ?? (Object.keys(mapping).length > 0 ? ',' : null);
  if (delimiter === null) {
    const message = 'The file seems to be plain text without columns, not a bank statement.';
    return refuse({ code: 'unrecognized_file', message });
  }
  const { rows, others } = tablesIn(parseBankRows(text, delimiter), mapping);
  const layout = findLayout(rows, mapping, asked.currency);
  if (!layout.ok) return refuse({ ...layout.problem, table: describeTable(rows, null) });
  const options = withOrderAbove(asked, mapping, rows, layout.value);
  const table = openTable(rows, layout.value, mapping, options);
  const read = readRows(table, text, others, asked.currency);
  const statements = read.collection.finish('The table has no rows.');
  if (!statements.ok) return statements;
  const days = cellsOf(table.rows, table.layout.columns.get('date'));
  const dates = days.map(readWrittenDate);
  addBalances(statements.value, table, read, dates);
  const format = mapping.date_format ?? (haveShortYearsFirst(days) ? 'YMD' : undefined);
  const isSaid = format !== undefined || options.dayFirst !== undefined;
  const { dayFirst } = options;
  const above = dayFirst === undefined || asked.dayFirst !== undefined ? undefined : dayFirst ? 'DMY' : 'MDY';
  const order = format ?? provenOrder(dates) ?? above;
  return accept({
    statements: statements.value,
    dateReadings: isSaid ? [] : dateReadingsOf(dates),
    table: {
      ...describeTable(rows, mappingOf(table.layout, { date_format: order }, delimiter, table.style)),
      amountReadings: table.style.amountReadings,
      areCreditsMarked: table.style.marksOnlyCredits,
      asked: read.asked,
    },
  });
}

/** The order of day and month that the lines above the table show, where nobody said it and the table does not. */
function withOrderAbove(
  options: StyleOptions,
  { date_format: format }: CsvMapping,
  rows: readonly CsvRow[],
  { columns, firstRow }: CsvLayout,
): StyleOptions {
  if (format !== undefined || options.dayFirst !== undefined) return options;
  const printed = cellsOf(rows.slice(firstRow), columns.get('date'));
  return { ...options, dayFirst: dayFirstAbove(printed, rows.slice(0, firstRow)) };
}

/** What a table of one account in one currency says of its balances: the last one, and where they do not follow from the amounts. */
function addBalances(
  [only, ...others]: readonly BankStatement[],
  { rows, above, style }: OpenTable,
  { balanced }: ReadRows,
  dates: readonly (WrittenDate | null)[],
): void {
  if (only === undefined || others.length > 0) return;
  const readRows = balanced.filter((row) => row !== null);
  // Only a table that was read whole proves its balances.
  if (readRows.length === rows.length) only.closing ??= closingByBalances(readRows);
  const closing = above.closing(style, dates);
  if (closing && readRows.every(({ record }) => record.date <= closing.day)) only.closing ??= closing;
  only.balanceBreak = balanceBreakOf(balanced);
}
