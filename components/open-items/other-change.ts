import { changedParts, changeWords, type Parts } from '@/components/forms/changed-parts';
import type { Bill } from '@/lib/contract/bill';
import type { Invoice } from '@/lib/contract/invoice';

type Told = Partial<Record<keyof Bill | keyof Invoice, unknown>>;

/** What of a bill or an invoice is told apart, and the members that say it; either has only some of them. */
const told: Parts<Told> = [
  ['its payments', 'total_paid', 'credit_applied'],
  ['its lines', 'lines'],
  ['its vendor', 'vendor_id'],
  ['its customer', 'customer_id'],
  ['its dates', 'issued_at', 'sent_at', 'due_at'],
  ['its number', 'number'],
  ['its description', 'description'],
];

/** What was changed of the bill or invoice, in words that follow who did it. */
export function otherChangeOfItem<Item extends Bill | Invoice>(before: Item, after: Item): string {
  const changes = changedParts<Told>(before, after, told);
  if (before.status !== after.status) changes.unshift(`the status to ${after.status}`);
  return changeWords(changes);
}
