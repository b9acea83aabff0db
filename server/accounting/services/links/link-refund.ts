import type { Problem } from '@/lib/contract/problem';
import { accept, type Result } from '@/lib/result';
import { linkRefund as decide, type LinkedRefund } from '../../domain/links/refunds/link-refund';
import { changeAt } from '../../domain/postings/posting';
import { lockEntries } from '../../store/journal-entry/journal-entry-store';
import { findLinkedRefunds } from '../../store/link-store';
import type { PostedTransaction } from '../../store/transaction-store';
import { type BusinessContext, booksOf } from '../context';
import { readPaying } from '../payments/read-paying';
import { post } from '../postings/post';
import { readChart } from '../postings/read-chart';
import { readLookThrough } from '../postings/read-look-through';
import { findRefundEntries } from './linked-refunds';
import { lockPaidParties, readCredits } from './paid-parties';

/**
 * Posts a transaction as the refund of another. Both entries are locked, so of two refunds of one payment the later one
 * sees what the other gave back.
 */
export async function linkRefund(
  ctx: BusinessContext,
  [back, paid]: readonly [PostedTransaction, PostedTransaction],
): Promise<Result<Omit<LinkedRefund, 'change'>, Problem>> {
  const { db, business } = ctx;
  const chart = await readChart(ctx);
  const named = await lockPaidParties(ctx, paid.id);
  const before = await findRefundEntries(ctx, await findLinkedRefunds(db, business.id, [paid.id]));
  const entryIds = [...[back, paid].flatMap(({ journalEntryId }) => journalEntryId ?? []), ...before];
  const entries = await lockEntries(db, business.id, entryIds);
  const readBack = await readPaying(ctx, back, entries);
  if (!readBack.ok) return readBack;
  const readPaid = await readPaying(ctx, paid, entries, '/other_transaction_id');
  if (!readPaid.ok) return readPaid;
  const [refund, payment] = [readBack.value, readPaid.value];
  // Again, for another refund may have been linked until the payment was locked.
  const links = await findLinkedRefunds(db, business.id, [paid.id]);
  const refunded = links.reduce((sum, link) => sum + link.amount, 0n);
  const lookThrough = await readLookThrough(ctx, payment.entry ? [payment.entry] : [], chart, null);
  const parties = await readCredits(ctx, named, refund.entry?.datetime ?? back.datetime);
  const linked = decide(booksOf(ctx), refund, { ...payment, refunded }, chart, lookThrough, parties);
  if (!linked.ok) return linked;
  const { change, ...made } = linked.value;
  const changed = change ? [changeAt('/transaction_id', change.before, change.after)] : [];
  const answer = await post(ctx, { created: [], changed }, { chart });
  return answer.ok ? accept(made) : answer;
}
