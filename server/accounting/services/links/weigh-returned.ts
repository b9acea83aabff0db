import type { Link } from '../../domain/links/link';
import { linkOfReturned, mayBeReturned } from '../../domain/links/refunds/returned-payment';
import { findUsesOfTransactions } from '../../store/open-items/payment-store';
import { findLegs } from '../../store/transfer-candidates';
import type { ReadingContext } from '../context';

/** The links, with suggested refunds weighed again whose payment pays a bill or invoice since they were suggested. */
export async function weighReturned(ctx: ReadingContext, links: readonly Link[]): Promise<Link[]> {
  const { db, business } = ctx;
  const paymentIds = links.filter(mayBeReturned).flatMap(({ otherTransactionId: id }) => id ?? []);
  if (paymentIds.length === 0) return [...links];
  const uses = await findUsesOfTransactions(db, business.id, paymentIds);
  const paysOf = ({ otherTransactionId: id }: Link) => {
    for (const use of uses.get(id ?? '') ?? []) {
      if ('itemId' in use) return { kind: use.kind, isSuggested: false };
    }
    return null;
  };
  const concerned = links.filter((link) => mayBeReturned(link) && paysOf(link) !== null);
  if (concerned.length === 0) return [...links];
  const legs = await findLegs(
    db,
    business.id,
    concerned.map(({ transactionId }) => transactionId),
  );
  const texts = new Map(legs.map(({ id, text }) => [id, text]));
  return links.map((link) => {
    const pays = mayBeReturned(link) ? paysOf(link) : null;
    return pays === null ? link : linkOfReturned(link, texts.get(link.transactionId) ?? '', pays);
  });
}
