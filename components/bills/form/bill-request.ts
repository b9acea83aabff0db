import { blankLine, unitsOfLine } from '@/components/item-lines/amount-lines';
import { isBlank, type LineValues } from '@/components/item-lines/line-values';
import type { Bill } from '@/lib/contract/bill';
import { dayOf, startOfDay } from '@/lib/dates/instant';
import { unitsOfAmount } from '@/lib/format/amount';
import type { AmountFormat } from '@/lib/format/amount-format';
import { decimalsOf } from '@/lib/money/currency';
import { decimalText } from '@/lib/money/decimal';
import type { createBills, updateBill } from '@/server/dashboard/actions/bills';
import { type BillValues, isBlankBill } from './bill-values';

type NewBill = Parameters<typeof createBills>[1]['bills'][number];
type NewLine = NewBill['lines'][number];
export type BillChanges = Parameters<typeof updateBill>[1]['changes'];

/** Which rows of the form each sent thing comes from: faults of the service name bills and lines as sent. */
export type SentRows = { bill: number; lines: number[] };

/** The new bills that the form describes, blank ones left out; they must have passed `faultsOf`. */
export function newBillsRequest(
  all: readonly BillValues[],
  businessId: string,
  format: AmountFormat,
): { bills: NewBill[]; rows: SentRows[] } {
  const wanted = all
    .map((values, bill) => ({ values, bill, ...linesToSend(values.lines, () => true, format) }))
    .filter(({ values }) => !isBlankBill(values));
  return {
    rows: wanted.map(({ bill, rows }) => ({ bill, lines: rows })),
    bills: wanted.map(({ values, lines }) => ({
      business_id: businessId,
      vendor_id: values.vendorId ?? '',
      number: values.number.trim(),
      description: values.description.trim(),
      issued_at: startOfDay(values.issued),
      due_at: startOfDay(values.due),
      ...(values.documentId ? { document_id: values.documentId } : {}),
      ...(values.notDuplicateOf?.length ? { not_duplicate_of: values.notDuplicateOf } : {}),
      lines,
    })),
  };
}

/**
 * What differs between the form and the bill. The service puts new lines last, so from the first changed or added row on
 * all are created again: the lines keep the order in which they are shown.
 */
export function changedBillRequest(
  values: BillValues,
  bill: Bill,
  format: AmountFormat,
): { changes: BillChanges; rows: number[] } {
  const known = new Map(bill.lines.map((line) => [line.id, line]));
  const isKept = (row: LineValues) => {
    const line = row.lineId === null ? undefined : known.get(row.lineId);
    return (
      line !== undefined &&
      line.ledger_id === row.ledgerId &&
      line.description === row.description &&
      unitsOfAmount(line.amount, format.currency) === unitsOfLine(row, format)
    );
  };
  const shown = values.lines.filter((row) => !isBlank(row, blankLine));
  const firstChanged = shown.findIndex((row) => !isKept(row));
  const keptRows = new Set(firstChanged === -1 ? shown : shown.slice(0, firstChanged));
  const { lines, rows } = linesToSend(values.lines, (row) => !keptRows.has(row), format, known);
  const kept = new Set([...keptRows].map((row) => row.lineId));
  const gone = bill.lines.filter((line) => !kept.has(line.id)).map((line) => line.id);
  const number = values.number.trim();
  const description = values.description.trim();
  return {
    rows,
    changes: {
      ...(values.vendorId === bill.vendor_id ? {} : { vendor_id: values.vendorId }),
      ...(number === bill.number ? {} : { number }),
      ...(description === bill.description ? {} : { description }),
      ...(values.issued === dayOf(bill.issued_at) ? {} : { issued_at: startOfDay(values.issued) }),
      ...(values.due === dayOf(bill.due_at) ? {} : { due_at: startOfDay(values.due) }),
      ...(lines.length + gone.length === 0
        ? {}
        : { line_changes: { create_lines: lines, delete_lines: gone } }),
    },
  };
}

/** What the form does not show of a line is kept when the line is created again. */
function linesToSend(
  all: readonly LineValues[],
  isWanted: (row: LineValues) => boolean,
  format: AmountFormat,
  known: ReadonlyMap<string, Bill['lines'][number]> = new Map(),
) {
  const lines: NewLine[] = [];
  const rows: number[] = [];
  for (const [index, row] of all.entries()) {
    const units = unitsOfLine(row, format);
    if (isBlank(row, blankLine) || !isWanted(row) || row.ledgerId === null || units === null) continue;
    const before = row.lineId === null ? undefined : known.get(row.lineId);
    lines.push({
      ledger_id: row.ledgerId,
      description: row.description ?? '',
      amount: decimalText(units, decimalsOf(format.currency)),
      ...(before && {
        number: before.number,
        is_prepayment: before.is_prepayment,
        metadata_: before.metadata_,
      }),
    });
    rows.push(index);
  }
  return { lines, rows };
}
