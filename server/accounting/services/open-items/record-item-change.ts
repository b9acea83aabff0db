import type { ItemKind } from '@/lib/contract/item-kind';
import { hasSuggestedPayments } from '../../store/open-items/probable-payments';
import { askForJudging } from '../categorization/ask-for-judging';
import { audit, type BusinessContext } from '../context';

/** A bill or invoice as it was and is. */
export type Changed<Item> = { before: Item; after: Item };

/**
 * The changed item as the contract shows it; the audit log keeps it as it was and is. What was suggested as its payment is judged
 * again: there may be nothing left to pay.
 */
export async function recordItemChange<Item, Shown extends { id: string }>(
  ctx: BusinessContext,
  kind: ItemKind,
  action: 'update' | 'pay' | 'remove_payment' | 'apply_credit' | 'take_off_credit',
  changed: Changed<Item>,
  present: (business: BusinessContext['business'], item: Item) => Shown,
): Promise<Shown> {
  const before = present(ctx.business, changed.before);
  const after = present(ctx.business, changed.after);
  audit(ctx, ctx.business.id, [{ action, resourceType: kind, resourceId: after.id, before, after }]);
  if (await hasSuggestedPayments(ctx.db, ctx.business.id, kind, after.id)) askForJudging(ctx);
  return after;
}
