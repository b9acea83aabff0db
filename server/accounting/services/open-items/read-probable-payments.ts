import type { ItemKind } from '@/lib/contract/item-kind';
import { dayOf, endOfDay, type Instant } from '@/lib/dates/instant';
import { awaitsMatching } from '../../domain/links/awaits-matching';
import { probablePayments } from '../../domain/links/payments/probable-payments';
import { paidOfOpen } from '../../domain/links/payments/refuse-outdated-payment';
import type { ItemFilter } from '../../store/open-items/list-items';
import { findOpenItems } from '../../store/open-items/open-item-store';
import {
  findPaymentClaims,
  type PostedClaim,
  type ProbablyPaid,
} from '../../store/open-items/probable-payments';
import type { BusinessContext, ReadingContext } from '../context';

/**
 * The suggested payments of bills or invoices that are probable, and can all be right at once. The money of each waits to be matched:
 * until then its entry counts it as income or a cost.
 * @param ids of these, and what competes for the same money; null is all
 */
export async function readProbablePayments(
  { db, business }: ReadingContext,
  kind: ItemKind,
  ids: readonly string[] | null,
): Promise<PostedClaim[]> {
  const claims = (await findPaymentClaims(db, business.id, kind, ids)).filter(awaitsMatching);
  if (claims.length === 0) return [];
  const itemIds = [...new Set(claims.map(({ itemId }) => itemId))];
  const items = await findOpenItems(db, business.id, kind, itemIds);
  return probablePayments(claims, new Map(items.map(({ id, open }) => [id, open])));
}

/** By bill or invoice, what transactions up to the instant probably pay of it; all of the business are read at once. */
export async function readProbablyPaid(
  ctx: ReadingContext,
  kind: ItemKind,
  through: Instant,
): Promise<ProbablyPaid> {
  const paid = new Map<string, bigint>();
  for (const claim of await readProbablePayments(ctx, kind, null)) {
    if (claim.postedAt > through) continue;
    paid.set(claim.itemId, (paid.get(claim.itemId) ?? 0n) + paidOfOpen(claim));
  }
  return paid;
}

/** Of a list of bills or invoices those that are probably paid by today (UTC), or those that are not, as the aging counts them. */
export async function probablyPaidFilter(
  ctx: BusinessContext,
  kind: ItemKind,
  is: boolean | undefined,
): Promise<ItemFilter['probablyPaid']> {
  if (is === undefined) return undefined;
  const through = endOfDay(dayOf(ctx.now));
  return { is, paid: await readProbablyPaid(ctx, kind, through), from: ctx.business.entries_start, through };
}
