import type { Problem } from '@/lib/contract/problem';
import { accept, type Result, refuse } from '@/lib/result';
import type { Chart } from '../../domain/chart-of-accounts/chart';
import type { Link } from '../../domain/links/link';
import { restoreReplaced } from '../../domain/links/replace-lines';
import { type Change, changeAt, changesLines } from '../../domain/postings/posting';
import { findLinksOfTransactions, saveLink } from '../../store/link-store';
import { askForJudging } from '../categorization/ask-for-judging';
import { audit, type BusinessContext, booksOf } from '../context';
import { refuseLeftRefund } from './linked-refunds';
import { presentLink } from './present-link';
import { refuseDuplicateLeg } from './refuse-duplicate-leg';
import { refusePaidTwice } from './refuse-paid-twice';
import { restoreEntries } from './restore-entries';

/** The links that end with changes of lines, and the changes with those that post the other legs of transfers as before. */
export type Unlinking = { links: readonly Link[]; changed: readonly Change[] };

/**
 * What a change of lines by a person means for links. Changes nothing: the links end, by `unlink`, once the change is posted.
 * - A leg with other lines parts its transfer: the other leg is posted as before, with what else is changed of it. Where neither is
 *   so, the changes that are given are the same array.
 * - Money back that is put elsewhere is no longer linked as a refund.
 * - A line on the ledger of another own bank account is refused where that bank's own leg is there: the transfer would be in
 *   the books twice.
 * - The ledger of an own bank account for what was marked as paid is refused where that bank's transactions are there.
 * - Another ledger for a payment is refused while a refund is linked to it.
 */
export async function findUnlinked(
  ctx: BusinessContext,
  changed: readonly Change[],
  chart: Chart,
): Promise<Result<Unlinking, Problem>> {
  const ofBank = changed.filter((change) => change.after.transactionId !== null && changesLines(change));
  const refused =
    (await refuseDuplicateLeg(ctx, ofBank, chart)) ??
    (await refuseLeftRefund(ctx, ofBank)) ??
    (await refusePaidTwice(ctx, changed, chart));
  if (refused) return refuse(refused);
  return accept(ofBank.length === 0 ? { links: [], changed } : await partLinks(ctx, ofBank, changed));
}

async function partLinks(
  ctx: BusinessContext,
  parted: readonly Change[],
  changed: readonly Change[],
): Promise<Unlinking> {
  const { db, business } = ctx;
  const transactionIds = transactionsOf(parted);
  const links = (await findLinksOfTransactions(db, business.id, transactionIds)).filter(
    ({ kind, status, transactionId }) =>
      status === 'linked' &&
      (kind === 'transfer' || (kind === 'refund' && transactionIds.includes(transactionId))),
  );
  const parts = new Set(parted.map(({ before }) => before.id));
  const others = links.flatMap((link) =>
    link.replaced
      .filter(({ entryId }) => !parts.has(entryId))
      .map((replaced) => ({ replaced, path: pathOf(link, parted) })),
  );
  if (others.length === 0) return { links, changed };
  const otherOf = new Map(others.map((other) => [other.replaced.entryId, other]));
  const besides = new Set(changed.map(({ before }) => before.id));
  const alone = others.filter(({ replaced }) => !besides.has(replaced.entryId));
  const restored = await restoreEntries(
    ctx,
    alone.map(({ replaced }) => replaced),
  );
  const books = booksOf(ctx);
  return {
    links,
    changed: [
      ...changed.map((change) => {
        const other = otherOf.get(change.before.id);
        if (!other) return change;
        const after = restoreReplaced(books, change.after, other.replaced);
        return { ...change, after, path: other.path, linesPath: other.path };
      }),
      ...restored.map(({ before, after }) => changeAt(otherOf.get(before.id)?.path ?? '', before, after)),
    ],
  };
}

/** Where the request asks for the lines that part the link. */
function pathOf({ transactionId, otherTransactionId }: Link, parted: readonly Change[]): string {
  const parting = parted.find(
    ({ after }) => after.transactionId === transactionId || after.transactionId === otherTransactionId,
  );
  return parting?.linesPath ?? '';
}

/** Ends the links, and has what is no longer linked judged as what it may be now. */
export async function unlink(ctx: BusinessContext, links: readonly Link[]): Promise<void> {
  if (links.length > 0) askForJudging(ctx);
  for (const link of links) await decline(ctx, link);
}

async function decline(ctx: BusinessContext, before: Link): Promise<void> {
  const decidedBy = ctx.author.userId ?? ctx.author.applicationId;
  // What it replaced is kept: the change may be taken back, and the link made again.
  const after: Link = { ...before, status: 'declined', decidedBy, updatedAt: ctx.now };
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
