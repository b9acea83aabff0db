import type { Bill } from '@/lib/contract/bill';

/** What somebody else did to the bill, in words that follow "Somebody else". */
export function otherChange(before: Bill, after: Bill): string {
  const changes = [
    before.status !== after.status && `the status to ${after.status}`,
    (before.total_paid !== after.total_paid || before.credit_applied !== after.credit_applied) &&
      'its payments',
    JSON.stringify(before.lines) !== JSON.stringify(after.lines) && 'its lines',
    before.vendor_id !== after.vendor_id && 'its vendor',
    (before.due_at !== after.due_at || before.issued_at !== after.issued_at) && 'its dates',
    before.number !== after.number && 'its number',
    before.description !== after.description && 'its description',
  ].filter((change) => change !== false);
  return changes.length === 0 ? 'saved it' : `changed ${changes.join(' and ')}`;
}
