import type { CsvMapping } from '@/lib/contract/csv-mapping';
import { readDecimalText } from '@/lib/csv/decimal-text';
import { accept, type Result, refuse } from '@/lib/result';
import type { AskedRecord, BankFileProblem, DatedStatements, RecordOutcome } from '../bank-file';
import { asPartOf } from '../parts-of-collective';
import { collectStatements } from '../statement-collection';
import { dateReadingsOf, provenOrder, readWrittenDate } from '../written-date';
import { askedRecordOf } from './asked-records';
import { balanceBreakOf } from './balance-break';
import { type BalancedRow, closingByBalances } from './closing-by-balances';
import { joinContinued } from './continued-rows';
import { haveShortYearsFirst } from './date';
import { describeTable, mappingOf } from './describe-table';
import type { CsvRole } from './header-names';
import { type CsvLayout, findLayout } from './layout';
import { readLinesAbove } from './lines-above';
import { accountReader } from './own-account';
import { readParts } from './parts';
import { type CsvStyle, closingOf, readCsvRow } from './record';
import { hasSentAndReceived, movedBy } from './sent-and-received';
import { type StyleOptions, styleOf } from './style';
import { surplusReader } from './surplus-cells';
import { type CsvRow, cellsOf, parseCsvRows, sniffDelimiter, usualWidth } from './table';
import { withYears } from './yearless-dates';

const CURRENCY_IN_HEADER =
  /\b(AUD|BRL|CAD|CHF|CZK|DKK|EUR|GBP|HUF|INR|JPY|MXN|NOK|NZD|PLN|RON|SEK|USD|ZAR)\b/;
const CURRENCY_SIGNS: [string, string][] = [
  ['€', 'EUR'],
  ['£', 'GBP'],
];

/**
 * Statements of a table of movements. `dayFirst` overrides what the dates themselves say about their order.
 */
export function readCsv(
  text: string,
  mapping: CsvMapping,
  options: StyleOptions = {},
): Result<DatedStatements, BankFileProblem> {
  const delimiter =
    mapping.delimiter ?? sniffDelimiter(text) ?? (Object.keys(mapping).length > 0 ? ',' : null);
  if (delimiter === null) {
    const message = 'The file seems to be plain text without columns, not a bank statement.';
    return refuse({ code: 'unrecognized_file', message });
  }
  const rows = parseCsvRows(text, delimiter);
  const layout = findLayout(rows, mapping, options.currency);
  if (!layout.ok) return refuse({ ...layout.problem, table: describeTable(rows, null) });
  const printedRows = withYears(
    joinContinued(rows.slice(layout.value.firstRow), layout.value),
    layout.value,
    rows.slice(0, layout.value.firstRow),
  );
  const above = readLinesAbove(rows, layout.value);
  const styleOptions = { ...options, otherAmounts: above.balances };
  const printedStyle = styleOf(printedRows, layout.value, mapping, styleOptions);
  const { rows: values, reasonOf, wholeOf } = readParts(printedRows, layout.value, printedStyle.numbers);
  const style = values === printedRows ? printedStyle : styleOf(values, layout.value, mapping, styleOptions);
  const collection = collectStatements();
  const accountOf = accountReader(values, layout.value, above.accountId);
  // A line below the table has no currency of its own.
  const headerCurrency =
    currencyOfHeaders(layout.value) ?? above.currency ?? currencyOf(values[0], layout.value, null);
  const isSplit = hasSentAndReceived(layout.value);
  // A table without rows has a statement, too.
  if (!isSplit || values.length === 0)
    collection.open({
      accountId: accountOf(values[0]),
      kind: 'bank',
      currency: currencyOf(values[0], layout.value, headerCurrency),
    });
  const cut = whereCut(values, layout.value, text);
  const surplusOf = surplusReader(values, layout.value);
  const asked: AskedRecord[] = [];
  const balanced: (BalancedRow | null)[] = [];
  for (const row of values) {
    const surplus = surplusOf(row);
    for (const moved of isSplit ? movedBy(row, layout.value, style.numbers) : [null]) {
      const currency = moved?.currency ?? currencyOf(row, layout.value, headerCurrency);
      const statement = collection.open({ accountId: accountOf(row), kind: 'bank', currency });
      collection.closeAt(statement, closingOf(row, layout.value, style));
      if (row === cut?.row) collection.cut(statement, row.line, cut.reason);
      else if (surplus !== null) collection.add(statement, row.line, refuse(surplus));
      else if (reasonOf(row) !== null) collection.add(statement, row.line, refuse(reasonOf(row) ?? ''));
      else {
        const outcome = readRow(row, wholeOf(row), layout.value, style, moved?.amount);
        collection.add(statement, row.line, outcome);
        const balance = balanceBeside(row, layout.value, style);
        balanced.push(outcome.ok ? { record: outcome.value, balance } : null);
        const waiting = askedRecordOf(row, layout.value, style, outcome);
        if (waiting) asked.push(waiting);
      }
    }
  }
  const statements = collection.finish('The table has no rows.');
  if (!statements.ok) return statements;
  const [only, ...others] = statements.value;
  // Of a table that was read whole, and is of one account in one currency.
  const isOne = only !== undefined && others.length === 0;
  const readRows = balanced.filter((row) => row !== null);
  if (isOne && readRows.length === values.length) only.closing ??= closingByBalances(readRows);
  const printed = cellsOf(values, layout.value.columns.get('date'));
  const dates = printed.map(readWrittenDate);
  const closing = above.closing(style, dates);
  if (isOne && closing && readRows.every(({ record }) => record.date <= closing.day))
    only.closing ??= closing;
  if (isOne) only.balanceBreak = balanceBreakOf(balanced);
  const format = mapping.date_format ?? (haveShortYearsFirst(printed) ? 'YMD' : undefined);
  const isSaid = format !== undefined || options.dayFirst !== undefined;
  const order = format ?? provenOrder(dates) ?? undefined;
  const read = mappingOf(layout.value, { date_format: order }, delimiter, style);
  return accept({
    statements: statements.value,
    dateReadings: isSaid ? [] : dateReadingsOf(dates),
    table: {
      ...describeTable(rows, read),
      amountReadings: style.amountReadings,
      areCreditsMarked: style.marksOnlyCredits,
      asked,
    },
  });
}

/** A part of a collective movement has the bank's id of the whole, which tells no part from another. */
function readRow(
  row: CsvRow,
  whole: CsvRow | undefined,
  layout: CsvLayout,
  style: CsvStyle,
  moved: Result<string, string> | undefined,
): RecordOutcome {
  const outcome = readCsvRow(row, layout, style, moved);
  const read = whole && readCsvRow(whole, layout, style);
  if (!read?.ok || !outcome.ok) return outcome;
  return accept(asPartOf(read.value, { ...outcome.value, externalId: null }));
}

/**
 * The last row, when it has fewer columns than every row before it, and begins like a record that was being written: a line
 * below the table, such as one of totals, has no date in the column of dates.
 */
function whereCut(
  values: readonly CsvRow[],
  layout: CsvLayout,
  text: string,
): { row: CsvRow; reason: string } | null {
  const row = values.at(-1);
  const width = layout.headers.length || usualWidth(values);
  const before = values.slice(0, -1);
  if (!row || row.isUnclosed || before.length === 0 || row.cells.length >= width) return null;
  if (before.some(({ cells }) => cells.length < width)) return null;
  const date = layout.columns.get('date') ?? 0;
  const last = row.cells[date] ?? '';
  const isDated = readWrittenDate(last) !== null;
  const isBeginning = formOf(before.at(-1)?.cells[date] ?? '').startsWith(formOf(last));
  const endsInDate = !/[\r\n]$/.test(text) && row.cells.length <= date + 1 && isBeginning;
  if (!isDated && !endsInDate) return null;
  const reason = `The file seems to be cut off: its last row has ${row.cells.length} of ${width} columns.`;
  return { row, reason };
}

/** How a date is written: "9/9/9" of "12/15/2026". */
function formOf(date: string): string {
  return date
    .trim()
    .replace(/\d+/g, '9')
    .replace(/\p{L}+/gu, 'a');
}

function balanceBeside(row: CsvRow, { columns }: CsvLayout, { numbers }: CsvStyle): string | null {
  return readDecimalText(row.cells[columns.get('balance') ?? -1] ?? '', numbers);
}

function currencyOf(row: CsvRow | undefined, layout: CsvLayout, otherwise: string | null): string | null {
  const text = row?.cells[layout.columns.get('currency') ?? -1]?.trim().toUpperCase() ?? '';
  return /^[A-Z]{3}$/.test(text) ? text : otherwise;
}

/** "Betrag (EUR)" says the currency once for all rows. */
function currencyOfHeaders(layout: CsvLayout): string | null {
  const roles: CsvRole[] = ['amount', 'debit', 'credit', 'balance'];
  const text = roles.map((role) => layout.headers[layout.columns.get(role) ?? -1] ?? '').join(' ');
  if (/\beuros?\b/i.test(text)) return 'EUR';
  const sign = CURRENCY_SIGNS.find(([symbol]) => text.includes(symbol));
  return CURRENCY_IN_HEADER.exec(text.toUpperCase())?.[1] ?? sign?.[1] ?? null;
}
