import type { Books } from '../../domain/books';
import type { Entry } from '../../domain/journal-entry/entry';
import type { Replaced } from '../../domain/links/link';
import { restoreReplaced } from '../../domain/links/replace-lines';
import { type Change, changeAt } from '../../domain/postings/posting';
import { lockEntries } from '../../store/journal-entry/journal-entry-store';
import { type BusinessContext, booksOf } from '../context';

/** The entry as it was before a link; null where it stays as it is. */
type Restore = (books: Books, entry: Entry, replaced: Replaced) => Entry | null;

/** Locks the entries that links changed, and gives the changes that post them as they were before. */
export async function restoreEntries(
  ctx: BusinessContext,
  replaced: readonly Replaced[],
  restore: Restore = restoreReplaced,
): Promise<Change[]> {
  const entries = await lockEntries(
    ctx.db,
    ctx.business.id,
    replaced.map(({ entryId }) => entryId),
  );
  const books = booksOf(ctx);
  return entries.flatMap((before) => {
    const own = replaced.find(({ entryId }) => entryId === before.id);
    const after = own ? restore(books, before, own) : null;
    return after ? [changeAt('', before, after)] : [];
  });
}
