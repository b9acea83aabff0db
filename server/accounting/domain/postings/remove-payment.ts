import type { CategorizationMethod } from '@/lib/contract/journal-entry';
import type { Side } from '@/lib/contract/primitives';
import type { Books } from '../books';
import { type Chart, isUncategorized } from '../chart-of-accounts/chart';
import type { Entry, Line } from '../journal-entry/entry';
import type { AnyItem } from './any-item';
import { type ItemPosting, itemPosting } from './item-posting';
import { type Payment, postingRules, type TransactionUse } from './open-item';
import { linkedToItems, withPayments } from './pay-item';
import { withoutPayment } from './payment-lines';

/**
 * The removal of a payment from its bill or invoice: the transaction's entry is posted again as it was before.
 * @param remaining what else the transaction pays
 * @param entries all that the item is posted or paid by
 */
export function removePayment<Item extends AnyItem>(
  books: Books,
  before: Item,
  payment: Payment,
  { bankLedgerId, remaining }: { bankLedgerId: string; remaining: readonly TransactionUse[] },
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
  const categorizationMethod = methodWithout(entry, lines, postingRules[before.kind].partSide, chart);
  const unpaid = linkedToItems({ ...entry, lines, categorizationMethod }, remaining);
  return { after, posting: itemPosting(entries, [unpaid]) };
}

/** What an entry without the payment is categorized by: other payments, nothing, or what somebody once chose. */
export function methodWithout(
  entry: Entry,
  lines: readonly Line[],
  side: Side,
  chart: Chart,
): CategorizationMethod {
  if (lines.some((line) => line.paymentId !== null)) return entry.categorizationMethod;
  const isOnUncategorized = ({ ledgerId }: Line) => {
    const ledger = chart.ledgers.get(ledgerId);
    return ledger !== undefined && isUncategorized(ledger);
  };
  const opposite = lines.filter((line) => line.side === side);
  return opposite.every(isOnUncategorized) ? 'uncategorized' : 'manual';
}
