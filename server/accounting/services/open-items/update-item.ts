import type { ItemKind } from '@/lib/contract/item-kind';
import type { ReviewStatus } from '@/lib/contract/journal-entry';
import type { Problem } from '@/lib/contract/problem';
import { accept, type Result, refuse } from '@/lib/result';
import type { Books } from '../../domain/books';
import type { Chart } from '../../domain/chart-of-accounts/chart';
import type { ItemByKind } from '../../domain/postings/any-item';
import { refuseLockedItem, refuseRefunded, refuseUsedCredit } from '../../domain/postings/refuse-item-change';
import type { PostedItem } from '../../domain/postings/repost-item';
import { repostItem } from '../../domain/postings/repost-item';
import { findEntries } from '../../store/journal-entry/journal-entry-store';
import { findLinkedRefunds } from '../../store/link-store';
import { findFormerPostings } from '../../store/open-items/former-postings';
import { lockItem, lockPartyOfItem } from '../../store/open-items/item-store';
import { type BusinessContext, booksOf, notFound, type Outcome, postingAs, staleVersion } from '../context';
import { findRefundEntries, readPostedRefunds } from '../links/linked-refunds';
import { readChart } from '../postings/read-chart';
import { relyOnBooks } from '../rely-on-books';
import { closeTasksAbout } from '../tasks/close-tasks-about';
import { creditToLose } from './credit-to-lose';
import type { Changed } from './record-item-change';
import { lockItemEntries, saveItemPosting } from './save-item-posting';

type ItemUpdate = {
  status?: string | null | undefined;
  review_status?: ReviewStatus | null | undefined;
  vendor_id?: string | null | undefined;
  customer_id?: string | null | undefined;
  line_changes?: object | null | undefined;
};
const parties = { bill: 'vendor', invoice: 'customer' } as const;

/** Changes a bill or invoice; its posting follows, and so does what its payments count on. Gives it before and after.
 * @param asked the status, the party and the lines that the request names, and the status of the review of what it posts
 */
export async function updateItem<Kind extends ItemKind>(
  given: BusinessContext,
  kind: Kind,
  id: string,
  asked: ItemUpdate,
  edit: (books: Books, before: ItemByKind[Kind], chart: Chart) => Result<ItemByKind[Kind], Problem>,
): Promise<Outcome<Changed<ItemByKind[Kind]>>> {
  const ctx = await relyOnBooks(given);
  const mayChangeCredit = asked[`${parties[kind]}_id`] || asked.line_changes || asked.status;
  // Before the item, as applying and refunding credit do, so that nobody takes of it meanwhile.
  if (mayChangeCredit) await lockPartyOfItem(ctx.db, ctx.business.id, kind, id);
  const before = await lockItem(ctx.db, ctx.business.id, kind, id);
  if (!before) return refuse(notFound);
  const stale = staleVersion(ctx.ifMatch, before.version);
  if (stale) return refuse(stale);
  const chart = await readChart(ctx);
  const edited = edit(booksOf(ctx), before, chart);
  if (!edited.ok) return edited;

  const paymentIds = mayChangeCredit ? before.payments.map(({ transactionId }) => transactionId) : [];
  const refunds = await findLinkedRefunds(ctx.db, ctx.business.id, paymentIds);
  const refundEntries = await findRefundEntries(ctx, refunds);
  const locked = await lockItemEntries(ctx, before, refundEntries);
  const entries = locked.filter((entry) => !refundEntries.includes(entry.id));
  const books = postingAs(booksOf(ctx), asked.review_status);
  const mayPostAnew = before.status === 'voided' || before.postedAt !== edited.value.postedAt;
  const former = mayPostAnew ? await readFormer(ctx, kind, id) : { voidedAfterLock: null, formerLines: [] };
  const posted = { entries, ...former };
  const change = repostItem(books, before, edited.value, asked.status ?? null, posted, chart);
  const returned = await readPostedRefunds(ctx, refunds, locked);
  const refused =
    refuseLockedItem(books, before, change.after, asked.status ?? null, entries) ??
    refuseUsedCredit(before, change.after, await creditToLose(ctx, before, change.after)) ??
    refuseRefunded(before, change.after, returned, chart);
  if (refused) return refuse(refused);
  const refusal = await saveItemPosting(ctx, before, change, chart);
  if (refusal) return refuse(refusal);
  const settled = before.settlement?.journalEntryId;
  if (settled && settled !== change.after.settlement?.journalEntryId) await closeTasksAbout(ctx, settled);
  return accept({ before, after: change.after });
}

/** What the item was posted by before it was voided: nothing of that changes any more. */
async function readFormer(
  { db, business }: BusinessContext,
  kind: ItemKind,
  id: string,
): Promise<Omit<PostedItem, 'entries'>> {
  const { lastId, voidedAfterLock } = await findFormerPostings(db, business.id, kind, id);
  const [last] = lastId === null ? [] : await findEntries(db, business.id, [lastId]);
  return { voidedAfterLock, formerLines: last?.lines ?? [] };
}
