import type { ReviewStatus } from '@/lib/contract/journal-entry';
import type { Problem } from '@/lib/contract/problem';
import { accept, type Result, refuse } from '@/lib/result';
import type { Chart } from '../../domain/chart-of-accounts/chart';
import type { ItemByKind } from '../../domain/postings/any-item';
import { changeItem } from '../../domain/postings/change-item';
import type { ItemKind } from '../../domain/postings/open-item';
import { relyOnChart } from '../../store/ledger-store';
import { lockItem } from '../../store/open-items/item-store';
import { type BusinessContext, booksOf, notFound, type Outcome, postingAs, staleVersion } from '../context';
import { readChart } from '../postings/read-chart';
import type { Changed } from './answer-change';
import { lockItemEntries, saveItemPosting } from './save-item-posting';

/** Changes a bill or invoice; its posting follows, and so does what its payments count on. Gives it before and after.
 * @param asked the status that the request names, and that of the review of what it posts
 */
export async function updateItem<Kind extends ItemKind>(
  ctx: BusinessContext,
  kind: Kind,
  id: string,
  asked: { status?: string | null | undefined; review_status?: ReviewStatus | null | undefined },
  edit: (before: ItemByKind[Kind], chart: Chart) => Result<ItemByKind[Kind], Problem>,
): Promise<Outcome<Changed<ItemByKind[Kind]>>> {
  relyOnChart(ctx.db, ctx.business.id);
  const before = await lockItem(ctx.db, ctx.business.id, kind, id);
  if (!before) return refuse(notFound);
  const stale = staleVersion(ctx.ifMatch, before.version);
  if (stale) return refuse(stale);
  const chart = await readChart(ctx);
  const edited = edit(before, chart);
  if (!edited.ok) return edited;

  const entries = await lockItemEntries(ctx, before);
  const books = postingAs(booksOf(ctx), asked.review_status);
  const change = changeItem(books, before, edited.value, asked.status ?? null, entries, chart);
  const refusal = await saveItemPosting(ctx, before, change, chart);
  return refusal ? refuse(refusal) : accept({ before, after: change.after });
}
