import type { Problem } from '@/lib/contract/problem';
import { absolute } from '@/lib/money/absolute';
import type { Link } from '../../domain/links/link';
import { refuseOvertaken as decide } from '../../domain/links/payments/refuse-overtaken';
import { totalOf } from '../../domain/postings/any-item';
import { openAmount } from '../../domain/postings/open-item';
import { lockItem } from '../../store/open-items/item-store';
import { findUsesOfTransactions } from '../../store/open-items/payment-store';
import { findTransaction } from '../../store/transaction-store';
import type { BusinessContext } from '../context';

/**
 * Refuses suggested payments that are no longer what they were suggested for. A link of another kind is checked where it is made,
 * and so is a payment that only a person made, which may be of more than is open.
 */
export async function refuseOvertaken(ctx: BusinessContext, links: readonly Link[]): Promise<Problem | null> {
  for (const link of links) {
    if (link.kind !== 'payment' || link.status === 'linked' || link.reasons.length === 0) continue;
    const refusal = await refusePayment(ctx, link);
    if (refusal) return refusal;
  }
  return null;
}

async function refusePayment(ctx: BusinessContext, link: Link): Promise<Problem | null> {
  const { db, business } = ctx;
  const kind = link.billId === null ? 'invoice' : 'bill';
  const item = await lockItem(db, business.id, kind, link.billId ?? link.invoiceId ?? '');
  const transaction = await findTransaction(db, business.id, link.transactionId);
  if (!item || !transaction) return null;
  const uses = await findUsesOfTransactions(db, business.id, [transaction.id]);
  const used = (uses.get(transaction.id) ?? []).reduce((sum, { amount }) => sum + amount, 0n);
  const size = absolute(transaction.amount);
  const now = {
    kind,
    number: item.number,
    open: openAmount(item, totalOf(item)),
    left: size - used,
  } as const;
  return decide(link, now, business.currency);
}
