import type { RowDrillDown } from '@/lib/contract/report';
import { amountNumber, numberText } from '@/lib/json';
import type { ReportRow, RowSource } from '../../domain/reports/report-row';

/** What a row's JSON says of it in every period, written once. */
type Surroundings = { before: string; after: string };

/**
 * Writes the rows of a report's periods as the JSON of the contract's records. Ten years of months have ten thousand
 * rows, so what is the same in every period is written once and kept.
 * @param decimals of the currency whose minor units the rows are in
 */
export function recordWriter(decimals: number) {
  const surroundings = new Map<string, Surroundings>();
  const emptyLedgers = new Map<string, string>();
  const amountText = (units: bigint) => (units === 0n ? '0' : numberText(amountNumber(units, decimals)));

  function surroundingsOf({ name, ledgerId }: ReportRow): Surroundings {
    const key = ledgerId ?? name;
    const known = surroundings.get(key);
    if (known) return known;
    const written = {
      before: `{"name":${JSON.stringify(name)},"amount":`,
      after: `,"ledger_id":${JSON.stringify(ledgerId)}`,
    };
    surroundings.set(key, written);
    return written;
  }

  /** Most of a chart has no entries in most months, and is the same text each time. */
  function emptyLedgerText(row: ReportRow, ledgerId: string): string {
    const known = emptyLedgers.get(ledgerId);
    if (known !== undefined) return known;
    const { before, after } = surroundingsOf(row);
    const written = `${before}0,"total_amount":0,"has_entries":false${after},"children":[]}`;
    emptyLedgers.set(ledgerId, written);
    return written;
  }

  const sources = new Map<RowSource, string>();

  /** What a row adds to its column's query is the same in every column, unless it depends on the column's year. */
  function drillDownText(source: RowSource, drillDownFor: (source: RowSource) => RowDrillDown): string {
    const known = sources.get(source);
    if (known !== undefined) return known;
    const written = JSON.stringify(drillDownFor(source));
    if (source.span === 'as_column' && !source.closesResult) sources.set(source, written);
    return written;
  }

  return function write(
    rows: readonly ReportRow[],
    drillDownFor: (source: RowSource) => RowDrillDown,
  ): string {
    const pieces: string[] = [];
    writeRows(rows);
    return pieces.join('');

    function writeRows(siblings: readonly ReportRow[]): void {
      let between = '[';
      for (const row of siblings) {
        pieces.push(between);
        writeRow(row);
        between = ',';
      }
      pieces.push(siblings.length === 0 ? '[]' : ']');
    }

    function writeRow(row: ReportRow): void {
      if (row.ledgerId !== null && !row.hasEntries && row.children.length === 0) {
        pieces.push(emptyLedgerText(row, row.ledgerId));
        return;
      }
      const { before, after } = surroundingsOf(row);
      const own = amountText(row.amount);
      const total = row.totalAmount === row.amount ? own : amountText(row.totalAmount);
      const hasEntries = row.hasEntries ? ',"has_entries":true' : ',"has_entries":false';
      pieces.push(before, own, ',"total_amount":', total, hasEntries, after);
      if (row.source) pieces.push(',"drill_down":', drillDownText(row.source, drillDownFor));
      if (row.children.length === 0) {
        pieces.push(',"children":[]}');
        return;
      }
      pieces.push(',"children":');
      writeRows(row.children);
      pieces.push('}');
    }
  };
}
