import type { Books } from '../books';
import type { Chart } from '../chart-of-accounts/chart';
import type { Entry } from '../journal-entry/entry';
import type { AnyItem } from './any-item';
import { type ItemPosting, itemPosting } from './item-posting';
import { type Payment, postingRules, type TransactionUse } from './open-item';
import { linkedToItems, withPayments } from './pay-item';
import { withoutPayment } from './payment-lines';
import { type BeforePayments, withoutPayments } from './without-payments';

type Removal = {
  bankLedgerId: string;
  /** What else the transaction pays. */
  remaining: readonly TransactionUse[];
  /** The transaction's entry before its first payment; null where it is not known. */
  unpaid: BeforePayments | null;
};

/**
 * The removal of a payment from its bill or invoice: the transaction's entry is posted again as it was before.
 * @param entries all that the item is posted or paid by
 */
export function removePayment<Item extends AnyItem>(
  books: Books,
  before: Item,
  payment: Payment,
  { bankLedgerId, remaining, unpaid }: Removal,
  entries: readonly Entry[],
  chart: Chart,
): ItemPosting<Item> {
  const after = withPayments(
    books,
    before,
    before.payments.filter((each) => each !== payment),
  );
  const entry = entries.find((each) => each.id === payment.journalEntryId);
  if (!entry || payment.amount === 0n) return { after, posting: itemPosting(entries) };
  const lines = withoutPayment(books, entry.lines, { ...payment, bankLedgerId });
  const left = withoutPayments(entry, lines, postingRules[before.kind].partSide, chart, unpaid);
  return { after, posting: itemPosting(entries, [linkedToItems(left, remaining)]) };
}
