import { type AnyItem, totalOf } from '../../domain/postings/any-item';
import { deleteSuggestedPayments } from '../../store/link-store';
import { findLegs } from '../../store/transfer-candidates';
import { askForJudging } from '../categorization/ask-for-judging';
import type { BusinessContext } from '../context';
import type { Changed } from '../open-items/answer-change';
import { suggestPaymentsOf } from './match-payments';

/**
 * Suggests the payments of a changed bill or invoice anew: those that were suggested were of what it was, and others may fit now. What
 * was declined stays so. The entries are judged later: here, with those of the item locked, one would be waited for.
 */
export async function rematchItem(ctx: BusinessContext, { before, after }: Changed<AnyItem>): Promise<void> {
  if (after.status !== 'open' || !isOtherToMatch(before, after)) return;
  const { db, business } = ctx;
  const ids = await deleteSuggestedPayments(db, business.id, after.kind, after.id);
  const legs = ids.length === 0 ? [] : await findLegs(db, business.id, ids);
  const payers = await suggestPaymentsOf(ctx, after.kind, [after.id], legs);
  if (ids.length + payers.length > 0) askForJudging(ctx);
}

/** Whether what a payment is recognized by has changed, or the item was not open before. */
function isOtherToMatch(before: AnyItem, after: AnyItem): boolean {
  return (
    before.status !== 'open' ||
    totalOf(before) !== totalOf(after) ||
    before.number !== after.number ||
    before.partyId !== after.partyId ||
    before.postedAt !== after.postedAt ||
    before.dueAt !== after.dueAt
  );
}
