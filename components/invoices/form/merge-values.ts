import type { Invoice } from '@/lib/contract/invoice';
import type { InvoiceValues } from './invoice-values';

/**
 * What one typed, over what somebody else saved meanwhile: whatever one did not touch is theirs. Lines belong together
 * and count as the user's as soon as one of them was touched.
 */
export function mergedValues(
  opened: InvoiceValues,
  mine: InvoiceValues,
  theirs: InvoiceValues,
): InvoiceValues {
  const isMyLines = JSON.stringify(mine.lines) !== JSON.stringify(opened.lines);
  const ids = new Set(theirs.lines.map((line) => line.lineId));
  return {
    customerId: mine.customerId === opened.customerId ? theirs.customerId : mine.customerId,
    number: mine.number === opened.number ? theirs.number : mine.number,
    description: mine.description === opened.description ? theirs.description : mine.description,
    sentDay: mine.sentDay === opened.sentDay ? theirs.sentDay : mine.sentDay,
    dueDay: mine.dueDay === opened.dueDay ? theirs.dueDay : mine.dueDay,
    lines: isMyLines
      ? mine.lines.map((line) => (ids.has(line.lineId) ? line : { ...line, lineId: null }))
      : theirs.lines,
  };
}

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
