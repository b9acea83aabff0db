import { totalOfLines } from '@/components/item-lines/amount-lines';
import { isDay, startOfDay } from '@/lib/dates/instant';
import type { AmountFormat } from '@/lib/format/amount-format';
import { decimalsOf } from '@/lib/money/currency';
import { decimalText } from '@/lib/money/decimal';
import type { BillValues } from './bill-values';

/** What others are compared with, as far as it was typed; null while there is nothing to compare. */
export function duplicateQuery(bill: BillValues, format: AmountFormat) {
  const number = bill.number.trim();
  const total = totalOfLines(bill.lines, format);
  if (bill.vendorId === null || !isDay(bill.issued) || (number === '' && total === 0n)) return null;
  return {
    vendor_id: bill.vendorId,
    issued_at: startOfDay(bill.issued),
    ...(number === '' ? {} : { number }),
    ...(total === 0n ? {} : { total_amount: decimalText(total, decimalsOf(format.currency)) }),
  };
}
