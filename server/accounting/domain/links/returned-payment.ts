import type { PaidItem, ProposedRefund } from './match-refunds';

/** Below one half: nobody confirms it with the entry. */
const mostConfidence = 0.3;

/**
 * A refund whose text has only words of banks for a payment that came back, as a bounced cheque does. Where the payment pays a bill or
 * invoice, that is owed again: as a refund it would stay paid. So it is only offered, and says what is to be done.
 * @param pays what the payment pays, or probably pays; null for none
 */
export function beforeReturned(proposal: ProposedRefund, pays: PaidItem | null): ProposedRefund {
  if (pays === null || !proposal.refund.isReturned) return proposal;
  return { ...proposal, confidence: Math.min(proposal.confidence, mostConfidence), returnedFrom: pays };
}
