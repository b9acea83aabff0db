import type { ItemKind } from '@/lib/contract/item-kind';
import type { Link } from '../../domain/links/link';
import { confidenceBeside } from '../../domain/links/payments/probable-payments';
import { findOpenItems } from '../../store/open-items/open-item-store';
import type { ReadingContext } from '../context';
import { readProbablePayments } from '../open-items/read-probable-payments';

type SuggestedPayment = Link & { itemId: string };

/** The links, with each suggested payment as likely as surer ones of the same bill or invoice leave it. */
export async function besideProbable(ctx: ReadingContext, links: readonly Link[]): Promise<Link[]> {
  const confidences = new Map([
    ...(await confidencesOf(ctx, 'bill', links)),
    ...(await confidencesOf(ctx, 'invoice', links)),
  ]);
  return links.map((link) => ({ ...link, confidence: confidences.get(link.id) ?? link.confidence }));
}

async function confidencesOf(
  ctx: ReadingContext,
  kind: ItemKind,
  links: readonly Link[],
): Promise<[string, number][]> {
  const groups = new Map<string, SuggestedPayment[]>();
  for (const link of links) {
    const itemId = link[`${kind}Id`];
    if (link.kind !== 'payment' || link.status !== 'suggested' || itemId === null) continue;
    const key = link.groupId ?? link.id;
    groups.set(key, [...(groups.get(key) ?? []), { ...link, itemId }]);
  }
  const ids = [...new Set([...groups.values()].flatMap((group) => group.map(({ itemId }) => itemId)))];
  if (ids.length === 0) return [];
  const chosen = await readProbablePayments(ctx, kind, ids);
  const items = await findOpenItems(ctx.db, ctx.business.id, kind, ids);
  const open = new Map(items.map((item) => [item.id, item.open]));
  return [...groups.values()].flatMap((group) => {
    const confidence = confidenceBeside(group, chosen, open);
    return group.map(({ id }): [string, number] => [id, confidence]);
  });
}
