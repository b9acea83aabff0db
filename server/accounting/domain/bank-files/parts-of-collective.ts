import type { BankRecord } from './bank-file';
import { metadataOf } from './printed-text';

/**
 * A payment of a collective movement (batch booking), with what the bank printed of the whole: another file may have
 * that as one, and then the payment is there already.
 */
export function asPartOf(
  whole: Pick<BankRecord, 'externalId' | 'amount' | 'description'>,
  part: BankRecord,
): BankRecord {
  const printed = metadataOf({
    collective_reference: whole.externalId ?? undefined,
    collective_amount: whole.amount,
    collective_text: whole.description,
  });
  return { ...part, metadata: { ...part.metadata, ...printed } };
}
