import { readDecimalText } from '@/lib/money/decimal-text';
import { accept, type Result, refuse } from '@/lib/result';
import type { AskedRecord, RecordOutcome } from '../bank-file';
import { asPartOf } from '../parts-of-collective';
import { quote } from '../printed-text';
import { collectStatements, type StatementCollection } from '../statement-collection';
import { readWrittenDate } from '../written-date';
import { hasSentAndReceived, movedBy } from './amounts/sent-and-received';
import type { BalancedRow } from './balances/closing-by-balances';
import type { CsvLayout } from './layout';
import type { OpenTable } from './open-table';
import { type CsvStyle, closingOf, readCsvRow } from './record';
import { askedRecordOf } from './rows/asked-records';
import { type RowOfOther, whyOfOther } from './rows/other-tables';
import { accountReader } from './rows/own-account';
import { type RowCurrencies, rowCurrencies } from './rows/row-currency';
import { surplusReader } from './rows/surplus-cells';
import { type CsvRow, usualWidth } from './table';

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
 * @param others rows of further tables below it
 * @param currency that of the books; undefined where it is not known
 */
export function readRows(
  table: OpenTable,
  text: string,
  others: readonly RowOfOther[],
  currency: string | undefined,
): ReadRows {
  const { rows, layout, style } = table;
  const read: ReadRows = { collection: collectStatements(), asked: [], balanced: [] };
  const { collection } = read;
  const currencies = rowCurrencies(rows, layout, table.above.currency, currency);
  const statementOf = statementFinder(table, collection, currencies);
  const isSplit = hasSentAndReceived(layout);
  // A table without rows has a statement, too.
  if (!isSplit || rows.length === 0) statementOf(rows[0]);
  const cut = others.length === 0 ? whereCut(rows, layout, text) : null;
  const surplusOf = surplusReader(rows, layout);
  for (const row of rows) {
    const refusal = surplusOf(row) ?? table.reasonOf(row) ?? (isSplit ? null : currencies.reasonOf(row));
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
  for (const other of others) collection.add(statementOf(rows[0]), other.line, refuse(whyOfOther(other)));
  return read;
}

/** The statement of a row: of its account and its currency. */
function statementFinder(
  { rows, layout, above }: OpenTable,
  collection: StatementCollection,
  { currencyOf }: RowCurrencies,
) {
  const accountOf = accountReader(rows, layout, above.accountId);
  return (row: CsvRow | undefined, currency?: string | null) =>
    collection.open({ accountId: accountOf(row), kind: 'bank', currency: currency ?? currencyOf(row) });
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
  // A sentence below the table is longer than what stands in its column, and a cell that was being written is not.
  const at = row.cells.length - 1;
  const isSentence = before.every(({ cells }) => (cells[at] ?? '').length < (row.cells[at] ?? '').length);
  const endsInDate = !/[\r\n]$/.test(text) && row.cells.length <= date + 1 && isBeginning && !isSentence;
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
