import type { Invoice } from '@/lib/contract/invoice';

/** What somebody else did to the invoice, in words that follow "Somebody else". */
export function otherChange(before: Invoice, after: Invoice): string {
  const changes = [
    before.status !== after.status && `changed the status to ${after.status}`,
    before.total_paid !== after.total_paid && 'changed its payments',
    JSON.stringify(before.lines) !== JSON.stringify(after.lines) && 'changed its lines',
    before.customer_id !== after.customer_id && 'changed its customer',
    (before.due_at !== after.due_at || before.sent_at !== after.sent_at) && 'changed its dates',
    before.number !== after.number && 'changed its number',
    before.description !== after.description && 'changed its description',
  ].filter((change) => change !== false);
  return changes.length === 0 ? 'saved it' : changes.join(' and ');
}
