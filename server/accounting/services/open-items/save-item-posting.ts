import type { Problem } from '@/lib/contract/problem';
import type { Chart } from '../../domain/chart-of-accounts/chart';
import type { Entry } from '../../domain/journal-entry/entry';
import type { AnyItem } from '../../domain/postings/any-item';
import type { ItemPosting } from '../../domain/postings/item-posting';
import { lockEntries } from '../../store/journal-entry/journal-entry-store';
import { saveItem } from '../../store/open-items/item-store';
import { markCleared } from '../../store/open-items/mark-cleared';
import type { BusinessContext } from '../context';
import { post } from '../postings/post';

/**
 * The entries that the item is posted or paid by, and others, locked. Items are locked before their entries, for they
 * say which these are; the entries in the order of their identifiers. Whoever changes entries alone locks no item, so no
 * two writers wait for each other in a ring.
 */
export function lockItemEntries(
  ctx: BusinessContext,
  item: AnyItem,
  others: readonly (string | null)[] = [],
): Promise<Entry[]> {
  const ids = [...entriesOfItem(item), ...others.flatMap((id) => id ?? [])];
  return lockEntries(ctx.db, ctx.business.id, [...new Set(ids)]);
}

/** The entries that the item is posted, settled or paid by, those among them that take a settlement back. */
export function entriesOfItem(item: AnyItem): string[] {
  const settling = [...item.payments, ...item.settlements].map(({ journalEntryId }) => journalEntryId);
  return [item.journalEntryId, ...settling].flatMap((id) => id ?? []);
}

/** Saves a changed bill or invoice and posts what follows from it, or says why the ledger refuses it. */
export async function saveItemPosting(
  ctx: BusinessContext,
  before: AnyItem,
  { after, posting }: ItemPosting,
  chart: Chart,
): Promise<Problem | null> {
  await saveItem(ctx.db, ctx.business.id, before, after);
  const posted = await post(ctx, posting, { chart, item: after });
  if (!posted.ok) return posted.problem;
  markCleared(ctx.db, ctx.business.id, after);
  return null;
}
