import type { Link } from '../../domain/links/link';
import { type AnyItem, totalOfItem } from '../../domain/postings/any-item';
import { openAmount } from '../../domain/postings/open-item';
import { deleteSuggestedPayments } from '../../store/link-store';
import { lockItem } from '../../store/open-items/item-store';
import { findLegs } from '../../store/transfer-candidates';
import { askForJudging } from '../categorization/ask-for-judging';
import type { BusinessContext } from '../context';
import type { Changed } from '../open-items/record-item-change';
import { suggestPaymentsOf } from './match-payments';

/**
 * Suggests the payments of a changed bill or invoice anew: those that were suggested were of what it was, and others may fit now. What
 * was declined stays so. The entries are judged later: here, with those of the item locked, one would be waited for.
 */
export async function rematchItem(ctx: BusinessContext, { before, after }: Changed<AnyItem>): Promise<void> {
  if (isOtherToMatch(before, after)) await suggestAnew(ctx, after, otherPayers(before, after));
}

/** The transactions that pay one of the two and not the other. */
function otherPayers(before: AnyItem, after: AnyItem): string[] {
  const payers = ({ payments }: AnyItem) => payments.map(({ transactionId }) => transactionId);
  const [was, is] = [payers(before), payers(after)];
  return [...was.filter((id) => !is.includes(id)), ...is.filter((id) => !was.includes(id))];
}

/**
 * The same for what links have paid, or pay no longer, and is open. Only once all links of a group are decided on: what is only suggested
 * of one goes with the others.
 */
export async function rematchPaid(ctx: BusinessContext, links: readonly Link[]): Promise<void> {
  const decided = links.map(({ transactionId }) => transactionId);
  for (const kind of ['bill', 'invoice'] as const) {
    for (const itemId of new Set(links.flatMap((link) => link[`${kind}Id`] ?? []))) {
      const item = await lockItem(ctx.db, ctx.business.id, kind, itemId);
      if (item) await suggestAnew(ctx, item, decided);
    }
  }
}

/** @param decided the transactions that somebody has just decided on: what is suggested of them stays, and nothing is added to it */
async function suggestAnew(ctx: BusinessContext, item: AnyItem, decided: readonly string[]): Promise<void> {
  if (item.status !== 'open') return;
  const { db, business } = ctx;
  const ids = await deleteSuggestedPayments(db, business.id, item.kind, item.id, decided);
  const others = ids.length === 0 ? [] : await findLegs(db, business.id, ids);
  const payers = await suggestPaymentsOf(ctx, item.kind, [item.id], { others, decided });
  if (ids.length + payers.length > 0) askForJudging(ctx);
}

/** Whether what a payment is recognized by has changed, or the item was not open before. */
function isOtherToMatch(before: AnyItem, after: AnyItem): boolean {
  return (
    before.status !== 'open' ||
    openAmount(before, totalOfItem(before)) !== openAmount(after, totalOfItem(after)) ||
    before.number !== after.number ||
    before.partyId !== after.partyId ||
    before.postedAt !== after.postedAt ||
    before.dueAt !== after.dueAt
  );
}
