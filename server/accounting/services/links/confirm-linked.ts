import type { Problem } from '@/lib/contract/problem';
import { accept, type Result, refuse } from '@/lib/result';
import { noChart } from '../../domain/chart-of-accounts/chart';
import type { ConfirmedWith, Link } from '../../domain/links/link';
import { changeAt } from '../../domain/postings/posting';
import { lockEntries } from '../../store/journal-entry/journal-entry-store';
import { findEntriesOfTransactions } from '../../store/link-store';
import type { BusinessContext } from '../context';
import { post } from '../postings/post';

/** Confirms the entries of all transactions of the links. Gives those that were not confirmed before, or why it is refused. */
export async function confirmLinked(
  ctx: BusinessContext,
  links: readonly Link[],
): Promise<Result<ConfirmedWith[], Problem>> {
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
  if (!posted.ok) return refuse(posted.problem);
  return accept(
    changed.map(({ before: { id: entryId, reviewStatus, version } }) => ({ entryId, reviewStatus, version })),
  );
}

/** The entries that were confirmed with the links and still are, as they were before. */
export async function findConfirmedWith(
  ctx: BusinessContext,
  links: readonly Link[],
): Promise<ConfirmedWith[]> {
  const confirmed = links.flatMap((link) => (link.status === 'linked' ? (link.confirmed ?? []) : []));
  const entries = await lockEntries(ctx.db, ctx.business.id, idsOf(confirmed));
  const still = new Set(entries.filter((each) => each.reviewStatus === 'confirmed').map(({ id }) => id));
  return confirmed.filter(({ entryId }) => still.has(entryId));
}

/** Gives entries the review status from before their confirmation. What nothing else has changed may be judged again. */
export async function takeBackConfirmation(
  ctx: BusinessContext,
  confirmed: readonly ConfirmedWith[],
): Promise<Problem | null> {
  const entries = await lockEntries(ctx.db, ctx.business.id, idsOf(confirmed));
  const changed = entries.flatMap((before) => {
    const was = confirmed.find(({ entryId }) => entryId === before.id);
    if (!was || was.reviewStatus === before.reviewStatus) return [];
    const { suggestion, version } = before;
    const isUntouched = suggestion?.atVersion === was.version && version === was.version + 1;
    const after = { ...before, reviewStatus: was.reviewStatus };
    return [
      changeAt(
        '/undo',
        before,
        isUntouched ? { ...after, suggestion: { ...suggestion, atVersion: version + 1 } } : after,
      ),
    ];
  });
  const posted = await post(ctx, { created: [], changed }, { chart: noChart });
  return posted.ok ? null : posted.problem;
}

function idsOf(confirmed: readonly ConfirmedWith[]): string[] {
  return [...new Set(confirmed.map(({ entryId }) => entryId))];
}
