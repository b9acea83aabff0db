import type { Problem } from '@/lib/contract/problem';
import type { Entry } from '../../domain/journal-entry/entry';
import type { Link } from '../../domain/links/link';
import { findEntries } from '../../store/journal-entry/journal-entry-store';
import { findTakingOver } from '../../store/link-store';
import type { BusinessContext } from '../context';

/**
 * Why an entry is neither reversed nor moved to another day, if it is not: a transaction has taken over the hand-made entry that it
 * is, reverses or brings back. The movement would be in the books twice, or on the days between.
 */
export async function refuseTakenOver(
  ctx: BusinessContext,
  entry: Entry,
  path: string,
): Promise<Problem | null> {
  const link = await takenOverBy(ctx, entry);
  if (!link) return null;
  const message = `The entry was taken over by ${link.transactionId}: delete the link ${link.id} instead.`;
  return { code: 'conflict', detail: message, errors: [{ path, code: 'entry_taken_over', message }] };
}

/** The link by which a transaction has taken over the hand-made entry that this one is, reverses or brings back; null for nearly all. */
export async function takenOverBy(ctx: BusinessContext, entry: Entry): Promise<Link | null> {
  if (entry.transactionId !== null || (entry.reversalOf ?? entry.reversedBy) === null) return null;
  const handMade = await firstOf(ctx, entry);
  return findTakingOver(ctx.db, ctx.business.id, handMade.id);
}

/** The entry that was reversed first of those that reverse one another. */
async function firstOf(ctx: BusinessContext, entry: Entry): Promise<Entry> {
  const before = entry.bringsBack ?? entry.reversalOf;
  const [found] = before === null ? [] : await findEntries(ctx.db, ctx.business.id, [before]);
  return found ? firstOf(ctx, found) : entry;
}
