import { blankLine } from '@/components/item-lines/amount-lines';
import { isBlank, type LineValues } from '@/components/item-lines/line-values';
import type { Bill } from '@/lib/contract/bill';
import { addDays, type Day, dayOf } from '@/lib/dates/instant';
import { formatAmount, unitsOfAmount } from '@/lib/format/amount';

/** A bill as typed: amounts stay text until they are sent, so a failure loses nothing. */
export type BillValues = {
  vendorId: string | null;
  number: string;
  issued: Day | '';
  due: Day | '';
  description: string;
  lines: LineValues[];
  /** The document that it is entered from. */
  documentId?: string;
  /** Bills that it looks like and that are others. */
  notDuplicateOf?: string[];
};

/** The form that enters several. */
export type NewBillsValues = { bills: BillValues[] };

/** What vendors mostly allow. */
const usualDays = 30;

export function newBillValues(issued: Day): BillValues {
  return {
    vendorId: null,
    number: '',
    issued,
    due: addDays(issued, usualDays),
    description: '',
    lines: [blankLine],
  };
}

/** A bill as the form shows it. */
export function valuesOf(bill: Bill, currency: string, locale: string): BillValues {
  return {
    vendorId: bill.vendor_id,
    number: bill.number,
    issued: dayOf(bill.issued_at),
    due: dayOf(bill.due_at),
    description: bill.description,
    lines: bill.lines.map((line) => ({
      lineId: line.id,
      ledgerId: line.ledger_id,
      description: line.description,
      amount: formatAmount(unitsOfAmount(line.amount, currency), currency, locale),
    })),
  };
}

/** A bill in which nothing but the days, which are there from the start, was filled in. */
export function isBlankBill({ vendorId, number, description, lines }: BillValues): boolean {
  return (
    vendorId === null &&
    number.trim() === '' &&
    description.trim() === '' &&
    lines.every((line) => isBlank(line, blankLine))
  );
}
