import type { ItemKind } from '@/lib/contract/item-kind';
import type { Problem } from '@/lib/contract/problem';
import type { Books } from '../../domain/books';
import type { Entry } from '../../domain/journal-entry/entry';
import type { Link, Replaced } from '../../domain/links/link';
import { replacedOfEntry, restoreReplaced } from '../../domain/links/replace-lines';
import { contentOf } from '../../domain/postings/without-payments';
import { findEntriesOfTransactions } from '../../store/link-store';
import { lockItem } from '../../store/open-items/item-store';
import type { BusinessContext } from '../context';
import { lockItemEntries } from '../open-items/save-item-posting';
import { post } from '../postings/post';
import { readChart } from '../postings/read-chart';
import { restoreEntries } from './restore-entries';

/**
 * What the entry of a transaction is before its first payment: its lines, what it was categorized by, and what was suggested.
 */
export async function entriesBeforePayment(
  ctx: BusinessContext,
  kind: ItemKind,
  itemId: string,
  transactionId: string,
): Promise<Replaced[]> {
  const item = await lockItem(ctx.db, ctx.business.id, kind, itemId);
  if (!item) return [];
  const ids = await findEntriesOfTransactions(ctx.db, ctx.business.id, [transactionId]);
  const entries = await lockItemEntries(ctx, item, ids);
  return entries
    .filter(({ id, lines }) => ids.includes(id) && lines.every(({ paymentId }) => paymentId === null))
    .map(replacedOfEntry);
}

/**
 * The entries of payments that were taken off are categorized, suggested and reviewed as before, unless something else is paid with
 * them, or a person has chosen other lines since.
 */
export async function restoreUnpaid(ctx: BusinessContext, links: readonly Link[]): Promise<Problem | null> {
  const replaced = links
    .filter(({ kind, status }) => kind === 'payment' && status === 'linked')
    .flatMap((link) => link.replaced);
  if (replaced.length === 0) return null;
  const changed = await restoreEntries(ctx, replaced, restoreCategorization);
  const posted = await post(ctx, { created: [], changed }, { chart: await readChart(ctx) });
  return posted.ok ? null : posted.problem;
}

/** The payment has given its lines back already; null where they are others by now. */
function restoreCategorization(books: Books, entry: Entry, replaced: Replaced): Entry | null {
  if (contentOf(entry.lines) !== contentOf(replaced.lines)) return null;
  return restoreReplaced(books, entry, { ...replaced, lines: [] });
}
