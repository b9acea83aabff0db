import type { Bill } from '@/lib/contract/bill';
import type { Invoice } from '@/lib/contract/invoice';

type Member = keyof Bill | keyof Invoice;

/** What of a bill or an invoice is told apart, and the members that say it; either has only some of them. */
const told: readonly [words: string, ...members: Member[]][] = [
  ['its payments', 'total_paid', 'credit_applied'],
  ['its lines', 'lines'],
  ['its vendor', 'vendor_id'],
  ['its customer', 'customer_id'],
  ['its dates', 'issued_at', 'sent_at', 'due_at'],
  ['its number', 'number'],
  ['its description', 'description'],
];

/** What was changed of the bill or invoice, in words that follow who did it. */
export function otherChange<Item extends Bill | Invoice>(before: Item, after: Item): string {
  const text = (item: Partial<Record<Member, unknown>>, name: Member) => JSON.stringify(item[name]);
  const changes = told.flatMap(([words, ...members]) =>
    members.some((name) => text(before, name) !== text(after, name)) ? [words] : [],
  );
  if (before.status !== after.status) changes.unshift(`the status to ${after.status}`);
  return changes.length === 0 ? 'saved it' : `changed ${changes.join(' and ')}`;
}
