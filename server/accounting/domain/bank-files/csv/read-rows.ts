import { readDecimalText } from '@/lib/money/decimal-text';
import { accept, type Result, refuse } from '@/lib/result';
import type { AskedRecord, RecordOutcome } from '../bank-file';
import { asPartOf } from '../parts-of-collective';
import { quote } from '../printed-text';
import { collectStatements, type StatementCollection } from '../statement-collection';
import { readWrittenDate } from '../written-date';
import { hasSentAndReceived, movedBy } from './amounts/sent-and-received';
import type { BalancedRow } from './balances/closing-by-balances';
import type { CsvRole } from './columns/header-names';
import type { CsvLayout } from './layout';
import type { OpenTable } from './open-table';
import { type CsvStyle, closingOf, readCsvRow } from './record';
import { askedRecordOf } from './rows/asked-records';
import { accountReader } from './rows/own-account';
import { surplusReader } from './rows/surplus-cells';
import { type CsvRow, usualWidth } from './table';

const CURRENCY_IN_HEADER =
  /\b(AUD|BRL|CAD|CHF|CZK|DKK|EUR|GBP|HUF|INR|JPY|MXN|NOK|NZD|PLN|RON|SEK|USD|ZAR)\b/;
const CURRENCY_SIGNS: [string, string][] = [
  ['€', 'EUR'],
  ['£', 'GBP'],
];

export type ReadRows = {
  collection: StatementCollection;
  /** What a person still has to say of records. */
  asked: AskedRecord[];
  /** In the order of the file; null for a row that was not read. */
  balanced: (BalancedRow | null)[];
};

/**
 * Puts each row of the table into the statement of its account and currency, or says why it is refused.
 * @param text the whole file, which may end inside the table
 */
export function readRows(table: OpenTable, text: string): ReadRows {
  const { rows, layout, style } = table;
  const read: ReadRows = { collection: collectStatements(), asked: [], balanced: [] };
  const { collection } = read;
  const statementOf = statementFinder(table, collection);
  const isSplit = hasSentAndReceived(layout);
  // A table without rows has a statement, too.
  if (!isSplit || rows.length === 0) statementOf(rows[0]);
  const cut = whereCut(rows, layout, text);
  const surplusOf = surplusReader(rows, layout);
  for (const row of rows) {
    const refusal = surplusOf(row) ?? table.reasonOf(row);
    for (const moved of isSplit ? movedBy(row, layout, style.numbers) : [null]) {
      const statement = statementOf(row, moved?.currency);
      collection.closeAt(statement, closingOf(row, layout, style));
      if (row === cut?.row) collection.cut(statement, row.line, cut.reason);
      else if (refusal !== null) collection.add(statement, row.line, refuse(refusal));
      else {
        const outcome = readRow(row, table, moved?.amount);
        collection.add(statement, row.line, outcome);
        const balance = balanceBeside(row, layout, style);
        read.balanced.push(outcome.ok ? { record: outcome.value, balance } : null);
        const waiting = askedRecordOf(row, layout, style, outcome);
        if (waiting) read.asked.push(waiting);
      }
    }
  }
  return read;
}

/** The statement of a row: of its account, in the currency that the row, the headers or the lines above name. */
function statementFinder({ rows, layout, above }: OpenTable, collection: StatementCollection) {
  const accountOf = accountReader(rows, layout, above.accountId);
  // A line below the table has no currency of its own.
  const usual = currencyOfHeaders(layout) ?? above.currency ?? currencyOf(rows[0], layout, null);
  return (row: CsvRow | undefined, currency?: string | null) =>
    collection.open({
      accountId: accountOf(row),
      kind: 'bank',
      currency: currency ?? currencyOf(row, layout, usual),
    });
}

/** A part of a collective movement has the bank's id of the whole, which tells no part from another. */
function readRow(
  row: CsvRow,
  { layout, style, wholeOf, pending }: OpenTable,
  moved: Result<string, string> | undefined,
): RecordOutcome {
  if (pending.headings.has(row))
    return refuse(
      `The row is the heading ${quote(row.cells.join(' ').trim())}: what is below it is not booked yet.`,
    );
  const printed = readCsvRow(row, layout, style, moved);
  const outcome = printed.ok && pending.rows.has(row) ? accept({ ...printed.value, posted: false }) : printed;
  const whole = wholeOf(row);
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
