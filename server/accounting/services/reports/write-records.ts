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
  const emptyRows = new Map<string | RowSource, string>();
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

  const sources = new Map<RowSource, string>();

  function drillDownText(source: RowSource, drillDownFor: (source: RowSource) => RowDrillDown): string {
    const known = sources.get(source);
    if (known !== undefined) return known;
    const written = JSON.stringify(drillDownFor(source));
    if (isOfColumn(source)) sources.set(source, written);
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
      const key = keyOfEmpty(row);
      const known = key === null ? undefined : emptyRows.get(key);
      if (known !== undefined) {
        pieces.push(known);
        return;
      }
      const start = pieces.length;
      writeMembers(row);
      if (key !== null) emptyRows.set(key, pieces.slice(start).join(''));
    }

    function writeMembers(row: ReportRow): void {
      const { before, after } = surroundingsOf(row);
      const own = amountText(row.amount);
      const total = row.totalAmount === row.amount ? own : amountText(row.totalAmount);
      const hasEntries = row.hasEntries ? ',"has_entries":true' : ',"has_entries":false';
      pieces.push(before, own, ',"total_amount":', total, hasEntries, after);
      if (row.source) pieces.push(',"drill_down":', drillDownText(row.source, drillDownFor));
      pieces.push(',"children":');
      writeRows(row.children);
      pieces.push('}');
    }
  };
}

/** Most of a chart has no entries in most periods: such a ledger, or a group of them, is the same text each time. */
function keyOfEmpty({
  hasEntries,
  totalAmount,
  ledgerId,
  source,
  children,
}: ReportRow): string | RowSource | null {
  if (hasEntries || totalAmount !== 0n) return null;
  if (ledgerId !== null) return ledgerId;
  const isSame = source !== null && isOfColumn(source) && children.every((child) => child.ledgerId !== null);
  return isSame ? source : null;
}

/** What such a source adds to its column's query is the same in every column. */
function isOfColumn(source: RowSource): boolean {
  return source.span === 'as_column' && !source.closesResult;
}
