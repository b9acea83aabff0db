import type { Problem } from '@/lib/contract/problem';
import { refuseReversedBeforeStart } from '../../domain/journal-entry/reversal';
import type { Change } from '../../domain/postings/posting';
import { findEntries } from '../../store/journal-entry/journal-entry-store';
import { type BusinessContext, booksOf } from '../context';

/**
 * Why an entry that is reversed, or reverses another, is not moved over the start of the books, if it is not.
 * @param changed all changes of the request: the two may be moved together
 */
export async function refuseMovedOverStart(
  ctx: BusinessContext,
  { before, after, datetimePath }: Change,
  changed: readonly Change[],
): Promise<Problem | null> {
  const ids = [after.reversalOf, after.reversedBy].filter((id) => id !== null);
  if (before.isBeforeStart === after.isBeforeStart || ids.length === 0) return null;
  const present = await findEntries(ctx.db, ctx.business.id, ids);
  for (const other of present.map(
    (each) => changed.find((one) => one.before.id === each.id)?.after ?? each,
  )) {
    const [original, reversal] = other.id === after.reversalOf ? [other, after] : [after, other];
    const refused = refuseReversedBeforeStart(booksOf(ctx), original, reversal, datetimePath);
    if (refused) return refused;
  }
  return null;
}
