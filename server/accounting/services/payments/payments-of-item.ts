import type { Entry } from '../../domain/journal-entry/entry';
import { type AnyItem, totalOf } from '../../domain/postings/any-item';
import { type Payment, statusAfter, totalPaid } from '../../domain/postings/open-item';
import type { ItemPayment } from '../../store/open-items/payment-store';
import type { BusinessContext } from '../context';

/** The item with these payments, in time order, and the status that follows from them. */
export function withPayments<Item extends AnyItem>(
  ctx: BusinessContext,
  before: Item,
  payments: readonly Payment[],
): Item {
  const total = totalOf(before);
  const after = {
    ...before,
    payments: [...payments].sort(byTime),
    version: before.version + 1,
    updatedAt: ctx.now,
  };
  const status = statusAfter(
    before.status,
    { paid: totalPaid(before), total },
    { paid: totalPaid(after), total },
  );
  return { ...after, status };
}

/** The entry, linked to the first bill and the first invoice that the transaction pays. */
export function carrying(entry: Entry, payments: readonly ItemPayment[]): Entry {
  const first = (kind: ItemPayment['kind']) =>
    payments.find((payment) => payment.kind === kind)?.itemId ?? null;
  return { ...entry, billId: first('bill'), invoiceId: first('invoice') };
}

/** The order that decides what was paid so far: by time, then by creation, for identifiers grow with time. */
function byTime(left: Payment, right: Payment): number {
  if (left.datetime !== right.datetime) return left.datetime < right.datetime ? -1 : 1;
  return left.paymentId < right.paymentId ? -1 : 1;
}
