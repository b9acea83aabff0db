import type { Entry } from '../journal-entry/entry';

/** Whether the entry settles a bill or invoice otherwise: what is opposite payable or receivable may be corrected. */
export function settlesOtherwise(entry: Entry): boolean {
  return (
    (entry.billId ?? entry.invoiceId) !== null &&
    entry.transactionId === null &&
    entry.reversalOf === null &&
    entry.categorizationMethod !== 'ap' &&
    entry.categorizationMethod !== 'ar'
  );
}
