import type { Problem } from '@/lib/contract/problem';
import type { Transaction, TransactionUpdate } from '@/lib/contract/transaction';
import { accept, type Result, refuse } from '@/lib/result';
import { noChart } from '../../domain/chart-of-accounts/chart';
import type { Entry } from '../../domain/journal-entry/entry';
import { changeAt } from '../../domain/postings/posting';
import { reviewEntry } from '../../domain/transactions/review-entry';
import {
  findTransaction,
  lockTransaction,
  type PostedTransaction,
  saveTransaction,
} from '../../store/transaction-store';
import { audit, type BusinessContext, notFound, type Outcome, staleVersion } from '../context';
import { lockForUpdate } from '../journal-entries/update-journal-entries';
import { post } from '../postings/post';
import { relyOnBooks } from '../rely-on-books';
import { presentTransaction } from './present-transaction';
import { relatedTo } from './related-to-transactions';

/**
 * Absent and null members leave the transaction as it is. `reviewed` is the review of its entry: true confirms it, false returns it
 * to the bookkeeper; a transaction without an entry is reviewed by itself.
 */
export async function updateTransaction(
  given: BusinessContext,
  input: TransactionUpdate & { transaction_id: string },
): Promise<Outcome<Transaction>> {
  const reviews = typeof input.reviewed === 'boolean';
  const ctx = reviews ? await relyOnBooks(given) : given;
  const { db, business } = ctx;
  const entries = reviews ? await lockEntry(ctx, input.transaction_id) : [];
  const locked = await lockTransaction(db, business.id, input.transaction_id);
  const before = locked ? await findTransaction(db, business.id, input.transaction_id) : null;
  if (!before) return refuse(notFound);
  const stale = staleVersion(ctx.ifMatch, before.version);
  if (stale) return refuse(stale);
  const reviewed = await review(ctx, before, entries, input.reviewed ?? null);
  if (!reviewed.ok) return reviewed;
  const after = {
    ...before,
    description: input.description ?? before.description,
    reviewed: reviewed.value,
    version: before.version + 1,
    updatedAt: ctx.now,
  };
  await saveTransaction(db, business.id, after);
  const related = await relatedTo(ctx, [after.id]);
  const presented = presentTransaction(business, after, related(after.id));
  audit(ctx, business.id, [
    {
      action: 'update',
      resourceType: 'transaction',
      resourceId: after.id,
      before: presentTransaction(business, before, related(before.id)),
      after: presented,
    },
  ]);
  return accept(presented);
}

/** The entry of the transaction, locked: entries are locked before transactions. */
async function lockEntry({ db, business }: BusinessContext, transactionId: string): Promise<Entry[]> {
  const found = await findTransaction(db, business.id, transactionId);
  return found?.journalEntryId ? lockForUpdate(db, business.id, [found.journalEntryId]) : [];
}

/** Confirms the entry or returns it to review, or says why that is refused. Gives whether the transaction is reviewed then. */
async function review(
  ctx: BusinessContext,
  transaction: PostedTransaction,
  entries: readonly Entry[],
  reviewed: boolean | null,
): Promise<Result<boolean, Problem>> {
  if (reviewed === null) return accept(transaction.reviewed);
  if (transaction.journalEntryId === null) return accept(reviewed);
  const before = entries.find(({ id }) => id === transaction.journalEntryId);
  if (!before) {
    const detail = 'The transaction was posted by another request meanwhile. Send this one again.';
    return refuse({ code: 'conflict', detail });
  }
  const after = reviewEntry(before, reviewed);
  if (after === before) return accept(reviewed);
  const changed = [changeAt('/reviewed', before, after)];
  const posted = await post(ctx, { created: [], changed }, { chart: noChart });
  return posted.ok ? accept(reviewed) : posted;
}
