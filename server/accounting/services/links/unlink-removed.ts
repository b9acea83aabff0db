import type { Problem } from '@/lib/contract/problem';
import type { Chart } from '../../domain/chart-of-accounts/chart';
import { deleteLinksOfTransactions, findLinksOfTransactions } from '../../store/link-store';
import { askForJudging } from '../categorization/ask-for-judging';
import type { BusinessContext } from '../context';
import { post } from '../postings/post';
import { restoreEntries } from './restore-entries';

/**
 * Deletes the links of transactions that are about to be removed; the entries that stay, such as the other leg of a
 * transfer, are posted as before.
 * @param removedEntryIds the entries that go with the transactions
 */
export async function unlinkRemoved(
  ctx: BusinessContext,
  chart: Chart,
  transactionIds: readonly string[],
  removedEntryIds: ReadonlySet<string>,
): Promise<Problem | null> {
  const links = await findLinksOfTransactions(ctx.db, ctx.business.id, transactionIds);
  if (links.length === 0) return null;
  const replaced = links
    .filter((link) => link.status === 'linked')
    .flatMap((link) => link.replaced.filter(({ entryId }) => !removedEntryIds.has(entryId)));
  const changed = await restoreEntries(ctx, replaced);
  const posted = await post(ctx, { created: [], changed }, { chart });
  if (!posted.ok) return posted.problem;
  // What is no longer linked is judged as what it may be now.
  askForJudging(ctx);
  deleteLinksOfTransactions(ctx.db, ctx.business.id, transactionIds);
  return null;
}
