import type { Problem } from '@/lib/contract/problem';
import { noChart } from '../../domain/chart-of-accounts/chart';
import type { Link } from '../../domain/links/link';
import { changeAt } from '../../domain/postings/posting';
import { lockEntries } from '../../store/journal-entry/journal-entry-store';
import { findEntriesOfTransactions } from '../../store/link-store';
import type { BusinessContext } from '../context';
import { post } from '../postings/post';

/** Confirms the entries of all transactions of the links, or gives why that is refused. */
export async function confirmLinked(ctx: BusinessContext, links: readonly Link[]): Promise<Problem | null> {
  const transactionIds = links.flatMap((link) => [
    link.transactionId,
    ...(link.kind === 'transfer' && link.otherTransactionId !== null ? [link.otherTransactionId] : []),
  ]);
  const ids = await findEntriesOfTransactions(ctx.db, ctx.business.id, [...new Set(transactionIds)]);
  const entries = await lockEntries(ctx.db, ctx.business.id, ids);
  const changed = entries
    .filter((entry) => entry.reviewStatus !== 'confirmed')
    .map((before) => changeAt('/confirm', before, { ...before, reviewStatus: 'confirmed' }));
  const posted = await post(ctx, { created: [], changed }, { chart: noChart });
  return posted.ok ? null : posted.problem;
}
