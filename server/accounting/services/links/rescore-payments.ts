import { groupBy } from '@/lib/group-by';
import type { Link } from '../../domain/links/link';
import type { ProposedPayment } from '../../domain/links/payments/match-payments';
import { paymentReasons } from '../../domain/links/payments/payment-reasons';
import { saveConfidences } from '../../store/link-confidences';
import type { BusinessContext } from '../context';

/**
 * What a transaction was suggested to pay before, as likely as it is beside what is proposed now: a bill or invoice that came later
 * fits the same money; and why, in words that hold now. What is not proposed any more is as likely as that leaves it.
 * @param known the links of the transactions before what is new was suggested
 */
export async function rescorePayments(
  ctx: BusinessContext,
  proposals: readonly ProposedPayment[],
  known: readonly Link[],
): Promise<void> {
  const proposed = new Map(proposals.map((each) => [keyOf(each.transactionId, itemsOf(each)), each]));
  const likely = new Map<string, number>();
  for (const { transactionId, confidence } of proposals)
    likely.set(transactionId, (likely.get(transactionId) ?? 0) + confidence);
  const suggested = known.filter(({ kind, status }) => kind === 'payment' && status === 'suggested');
  const groups = groupBy(suggested, groupOf);
  const changed = suggested.flatMap((link) => {
    const chance = likely.get(link.transactionId);
    if (chance === undefined) return [];
    const group = groups.get(groupOf(link)) ?? [];
    const now = proposed.get(keyOf(link.transactionId, group.map(itemOf)));
    const rest = Math.max(0, Math.round((1 - chance) * 1000) / 1000);
    const confidence = now?.confidence ?? Math.min(link.confidence, rest);
    const item = now?.parts.find((part) => part.item.id === itemOf(link))?.item;
    const reasons =
      now && item
        ? paymentReasons(item, now.parts.length, now.evidence, ctx.business.currency)
        : link.reasons;
    const isSame = confidence === link.confidence && reasons.join() === link.reasons.join();
    return isSame ? [] : [{ ...link, confidence, reasons, updatedAt: ctx.now }];
  });
  await saveConfidences(ctx.db, ctx.business.id, changed);
}

const groupOf = ({ id, groupId }: Link) => groupId ?? id;
const itemOf = ({ billId, invoiceId }: Link) => billId ?? invoiceId ?? '';
const itemsOf = ({ parts }: ProposedPayment) => parts.map(({ item }) => item.id);
const keyOf = (transactionId: string, itemIds: readonly string[]) =>
  [transactionId, ...[...itemIds].sort()].join(' ');
