import type { Problem } from '@/lib/contract/problem';
import { accept, type Result } from '@/lib/result';
import type { EntrySuggestion } from '../../domain/journal-entry/entry';
import {
  linkTransfer as decide,
  type Fee,
  type LinkedTransfer,
} from '../../domain/links/transfers/link-transfer';
import { changeAt } from '../../domain/postings/posting';
import { lockEntries } from '../../store/journal-entry/journal-entry-store';
import type { PostedTransaction } from '../../store/transaction-store';
import { type BusinessContext, booksOf } from '../context';
import { readPaying } from '../payments/read-paying';
import { post } from '../postings/post';
import { readChart } from '../postings/read-chart';

/** Posts two transactions as a transfer. Gives what the link is to keep. */
export async function linkTransfer(
  ctx: BusinessContext,
  transactions: readonly [PostedTransaction, PostedTransaction],
  fee: Fee,
  suggestion: Pick<EntrySuggestion, 'confidence' | 'reasons'> | null,
): Promise<Result<LinkedTransfer, Problem>> {
  const chart = await readChart(ctx);
  const entryIds = transactions.flatMap(({ journalEntryId }) => journalEntryId ?? []);
  const entries = await lockEntries(ctx.db, ctx.business.id, entryIds);
  const leaves = await readPaying(ctx, transactions[0], entries);
  if (!leaves.ok) return leaves;
  const arrives = await readPaying(ctx, transactions[1], entries, '/other_transaction_id');
  if (!arrives.ok) return arrives;
  const legs = [leaves.value, arrives.value] as const;
  const linked = decide(booksOf(ctx), legs, fee, chart, suggestion);
  if (!linked.ok) return linked;
  const changed = linked.value.changes.map(({ before, after }) => {
    const path = before.transactionId === transactions[0].id ? '/transaction_id' : '/other_transaction_id';
    return changeAt(path, before, after);
  });
  const posted = await post(ctx, { created: [], changed }, { chart });
  return posted.ok ? accept(linked.value) : posted;
}
