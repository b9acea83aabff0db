import type { RecordKey } from '@/lib/contract/record-key';
import type { RowDrillDown } from '@/lib/contract/report';
import { amountNumber, numberText } from '@/lib/json';
import type { Utf8Writer } from '@/lib/json-bytes';
import type { ReportRow, RowSource } from '../../domain/reports/report-row';

/** The JSON of a row that is the same in every period, encoded once; `endOfLeaf` is everything after its amounts. */
type Surroundings = {
  before: Uint8Array;
  afterEntries: Uint8Array;
  afterNone: Uint8Array;
  endOfLeaf: Uint8Array;
};

type DrillDownFor = (source: RowSource) => RowDrillDown;

const encoded = (text: string) => new TextEncoder().encode(text);

const totalMember = encoded(',"total_amount":');
const childrenMember = encoded(',"children":');

/**
 * Writes the rows of a report's periods as the JSON of the contract's records. Ten years of months have ten thousand
 * rows, so what is the same in every period is encoded once and kept.
 * @param decimals of the currency whose minor units the rows are in
 */
export function recordWriter(decimals: number) {
  const surroundings = new Map<RecordKey, Surroundings>();
  const emptyRows = new Map<RecordKey, Uint8Array>();
  const sources = new Map<RecordKey, Uint8Array>();
  const amountText = (units: bigint) => (units === 0n ? '0' : numberText(amountNumber(units, decimals)));

  function surroundingsOf({ key, name, ledgerId }: ReportRow): Surroundings {
    const known = surroundings.get(key);
    if (known) return known;
    const ledger = `"ledger_id":${JSON.stringify(ledgerId)}`;
    const written = {
      before: encoded(`{"key":${JSON.stringify(key)},"name":${JSON.stringify(name)},"amount":`),
      afterEntries: encoded(`,"has_entries":true,${ledger}`),
      afterNone: encoded(`,"has_entries":false,${ledger}`),
      endOfLeaf: encoded(`,"has_entries":true,${ledger},"children":[]}`),
    };
    surroundings.set(key, written);
    return written;
  }

  function drillDownText(key: RecordKey, source: RowSource, drillDownFor: DrillDownFor): Uint8Array {
    const known = sources.get(key);
    if (known) return known;
    const written = encoded(`,"drill_down":${JSON.stringify(drillDownFor(source))}`);
    if (isOfColumn(source)) sources.set(key, written);
    return written;
  }

  return function write(to: Utf8Writer, rows: readonly ReportRow[], drillDownFor: DrillDownFor): void {
    writeRows(rows);

    function writeRows(siblings: readonly ReportRow[]): void {
      to.ascii('[');
      let isFirst = true;
      for (const row of siblings) {
        if (!isFirst) to.ascii(',');
        writeRow(row);
        isFirst = false;
      }
      to.ascii(']');
    }

    function writeRow(row: ReportRow): void {
      if (!isSameWhenEmpty(row)) {
        writeMembers(row);
        return;
      }
      const known = emptyRows.get(row.key);
      if (known) {
        to.bytes(known);
        return;
      }
      const start = to.length;
      writeMembers(row);
      emptyRows.set(row.key, to.since(start));
    }

    function writeMembers(row: ReportRow): void {
      const { before, afterEntries, afterNone, endOfLeaf } = surroundingsOf(row);
      const own = amountText(row.amount);
      to.bytes(before);
      to.ascii(own);
      to.bytes(totalMember);
      to.ascii(row.totalAmount === row.amount ? own : amountText(row.totalAmount));
      // Most rows: a ledger with entries and without children.
      if (row.hasEntries && !row.source && row.children.length === 0) {
        to.bytes(endOfLeaf);
        return;
      }
      to.bytes(row.hasEntries ? afterEntries : afterNone);
      if (row.source) to.bytes(drillDownText(row.key, row.source, drillDownFor));
      to.bytes(childrenMember);
      writeRows(row.children);
      to.ascii('}');
    }
  };
}

/** Most ledgers have no entries in most periods: the text of such a row is the same each time and is cached. */
function isSameWhenEmpty({ hasEntries, totalAmount, ledgerId, source, children }: ReportRow): boolean {
  if (hasEntries || totalAmount !== 0n) return false;
  if (source === null) return ledgerId !== null;
  return isOfColumn(source) && children.every((child) => child.ledgerId !== null && child.source === null);
}

/** The part of the query that is the same in every column. */
function isOfColumn(source: RowSource): boolean {
  return source.span === 'as_column' && !source.closesResult;
}
