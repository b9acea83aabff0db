import type { Problem } from '@/lib/contract/problem';
import { accept, type Result, refuse } from '@/lib/result';
import type { Chart } from '../../domain/chart-of-accounts/chart';
import type { Link } from '../../domain/links/link';
import { type Change, changesLines } from '../../domain/postings/posting';
import { findLinksOfTransactions, saveLink } from '../../store/link-store';
import { askForJudging } from '../categorization/ask-for-judging';
import { audit, type BusinessContext } from '../context';
import { presentLink } from './present-link';
import { refuseTwice } from './refuse-twice';
import { restoreEntries } from './restore-entries';

/**
 * What a change of lines by a person means for links: a leg with other lines parts its transfer, so the other leg is posted as
 * before (the further changes that are given), and money back that is put elsewhere is no longer linked as a refund. A line
 * on the ledger of another own bank account is refused where that bank's own leg is there, for the transfer would be in the
 * books twice.
 */
export async function unlinkChanged(
  ctx: BusinessContext,
  changed: readonly Change[],
  chart: Chart,
): Promise<Result<Change[], Problem>> {
  const ofBank = changed.filter((change) => change.after.transactionId !== null && changesLines(change));
  const twice = await refuseTwice(ctx, ofBank, chart);
  if (twice) return refuse(twice);
  return accept(ofBank.length === 0 ? [] : await partLinks(ctx, ofBank, changed));
}

async function partLinks(
  ctx: BusinessContext,
  parted: readonly Change[],
  changed: readonly Change[],
): Promise<Change[]> {
  const { db, business } = ctx;
  const transactionIds = transactionsOf(parted);
  const links = (await findLinksOfTransactions(db, business.id, transactionIds)).filter(
    ({ kind, status, transactionId }) =>
      status === 'linked' &&
      (kind === 'transfer' || (kind === 'refund' && transactionIds.includes(transactionId))),
  );
  if (links.length === 0) return [];
  const own = new Set(changed.map(({ before }) => before.id));
  const replaced = links.flatMap((link) => link.replaced.filter(({ entryId }) => !own.has(entryId)));
  const restored = await restoreEntries(ctx, replaced, { path: parted[0]?.linesPath ?? '' });
  // What is no longer linked is judged as what it may be now.
  askForJudging(ctx);
  for (const link of links) await decline(ctx, link);
  return restored;
}

async function decline(ctx: BusinessContext, before: Link): Promise<void> {
  const decidedBy = ctx.author.userId ?? ctx.author.applicationId;
  const after: Link = { ...before, status: 'declined', decidedBy, replaced: [], updatedAt: ctx.now };
  await saveLink(ctx.db, ctx.business.id, after);
  audit(ctx, ctx.business.id, [
    {
      action: 'unlink',
      resourceType: 'transaction',
      resourceId: before.transactionId,
      before: presentLink(ctx.business, before),
      after: presentLink(ctx.business, after),
    },
  ]);
}

function transactionsOf(changed: readonly Change[]): string[] {
  return changed.flatMap(({ after }) => after.transactionId ?? []);
}
