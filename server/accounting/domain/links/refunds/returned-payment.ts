import { tokensOf } from '../leg-words';
import type { Link } from '../link';
import { isReturned, type PaidItem, type ProposedRefund } from './match-refunds';
import { ifReturned } from './refund-reasons';

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

/** Whether a link is of a refund that would only be offered if its payment pays a bill or invoice by now. */
export function mayBeReturned({ kind, status, confidence }: Link): boolean {
  return kind === 'refund' && status === 'suggested' && confidence > mostConfidence;
}

/**
 * Such a link as one that is suggested now.
 * @param text of the money back
 * @param pays what the payment pays since
 */
export function linkOfReturned(link: Link, text: string, pays: PaidItem): Link {
  if (!isReturned(tokensOf(text))) return link;
  return { ...link, confidence: mostConfidence, reasons: [...link.reasons, ifReturned(pays)] };
}
