import type { Link } from './link';
import { probableFrom } from './probable-payers';

/**
 * By transaction, the surest of the suggested links that together make it at least as likely as not that it is a leg of a transfer,
 * pays something, or is money back; of several kinds the likeliest.
 * @param suggested one link for each group
 */
export function probableLinks(suggested: readonly Link[]): ReadonlyMap<string, Link> {
  const kinds = new Map<string, Map<Link['kind'], { chance: number; surest: Link }>>();
  for (const link of suggested.filter(({ kind }) => kind !== 'same')) {
    for (const id of movedBy(link)) {
      const ofTransaction = kinds.get(id) ?? new Map();
      kinds.set(id, ofTransaction);
      const before = ofTransaction.get(link.kind);
      const isSurer = !before || link.confidence > before.surest.confidence;
      ofTransaction.set(link.kind, {
        chance: (before?.chance ?? 0) + link.confidence,
        surest: isSurer ? link : before.surest,
      });
    }
  }
  const probable = new Map<string, Link>();
  for (const [id, ofTransaction] of kinds) {
    const [likeliest] = [...ofTransaction.values()].sort((left, right) => right.chance - left.chance);
    if (likeliest && likeliest.chance >= probableFrom) probable.set(id, likeliest.surest);
  }
  return probable;
}

/** The transactions whose entries say what the link says: of a refund the money back alone. */
function movedBy({ kind, transactionId, otherTransactionId }: Link): string[] {
  return kind === 'transfer' && otherTransactionId !== null
    ? [transactionId, otherTransactionId]
    : [transactionId];
}
