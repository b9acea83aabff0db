import type { Chart } from '../chart-of-accounts/chart';
import type { Entry, Line } from '../journal-entry/entry';
import { partyKindOf } from '../journal-entry/on-account';

/** Whether the entry settles a bill or invoice otherwise: what is opposite payable or receivable may be corrected. */
export function isSettlement(entry: Entry): boolean {
  return isSettlementOrReversal(entry) && entry.reversalOf === null;
}

/**
 * The entry in the books, or before they start. From where a bill or invoice was paid that was marked as paid is asked in the
 * books alone.
 */
export function onItsSideOfStart(entry: Entry, isBeforeStart: boolean): Entry {
  if (isBeforeStart === entry.isBeforeStart) return entry;
  const isAsked =
    isSettlement(entry) && entry.categorizationMethod === 'uncategorized' && entry.reversedBy === null;
  const [asked, answered] = ['bookkeeper_pending', 'confirmed'] as const;
  const [from, to] = isBeforeStart ? [asked, answered] : [answered, asked];
  return {
    ...entry,
    isBeforeStart,
    reviewStatus: isAsked && entry.reviewStatus === from ? to : entry.reviewStatus,
  };
}

/** Whether the entry settles a bill or invoice otherwise, or takes that back. */
export function isSettlementOrReversal(entry: Entry): boolean {
  return (
    (entry.billId ?? entry.invoiceId) !== null &&
    entry.transactionId === null &&
    entry.categorizationMethod !== 'ap' &&
    entry.categorizationMethod !== 'ar'
  );
}

/** The lines by which a settlement settles, on payable or receivable: one, beside which others may be on account. */
export function settlingLines(entry: Entry, chart: Pick<Chart, 'ledgers'>): Line[] {
  return entry.lines.filter(
    (line) =>
      line.onAccount === null && line.paymentId === null && partyKindOf(line.ledgerId, chart) !== null,
  );
}
