import type { Problem } from '@/lib/contract/problem';
import type { Link } from '../../domain/links/link';
import { refuseOutdatedPayment as decide } from '../../domain/links/payments/refuse-outdated-payment';
import type { BusinessContext } from '../context';
import { readPaymentNow } from './payment-now';

/**
 * Refuses suggested payments that are no longer what they were suggested for. A link of another kind is checked where it is made,
 * and so is a payment that only a person made, which may be of more than is open.
 */
export async function refuseOutdatedPayments(
  ctx: BusinessContext,
  links: readonly Link[],
): Promise<Problem | null> {
  for (const link of links) {
    if (link.kind !== 'payment' || link.status === 'linked' || link.reasons.length === 0) continue;
    const now = await readPaymentNow(ctx, link);
    const refusal = now && decide(link, now, ctx.business.currency);
    if (refusal) return refusal;
  }
  return null;
}
