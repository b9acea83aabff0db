import { type Fault, invalid, memberConflict, type Problem } from '@/lib/contract/problem';
import type { KeptReason } from '@/lib/contract/transaction-import';
import { absolute } from '@/lib/money/absolute';
import { accept, type Result, refuse } from '@/lib/result';
import { newEntry, newLine } from '../../domain/journal-entry/new-entry';
import type { Link } from '../../domain/links/link';
import { replacedOfEntry } from '../../domain/links/replace-lines';
import type { Creation } from '../../domain/postings/posting';
import { keptWhenUndone } from '../../domain/transactions/kept-when-undone';
import { lockImported } from '../../store/imported-transactions';
import { lockEntries } from '../../store/journal-entry/journal-entry-store';
import { findEntryLinks } from '../../store/link-store';
import {
  findTransaction,
  holdTransactions,
  markOwnWords,
  markReviewed,
  type PostedTransaction,
} from '../../store/transaction-store';
import { type BusinessContext, booksOf } from '../context';
import { post } from '../postings/post';
import { readChart } from '../postings/read-chart';

/** What a person must undo first, so that nothing is lost with the entry. */
const inTheWay: Record<KeptReason, string> = {
  locked: 'is in locked books',
  reconciled: 'is reconciled',
  paid: 'pays or refunds something',
  linked: 'is linked otherwise',
  other_leg_locked: 'is a leg of a transfer',
  other_leg_reconciled: 'is a leg of a transfer',
  confirmed: 'is confirmed: return it to review first',
  document: 'has a document',
  question: 'has a question',
};

/**
 * Takes the entry of a transaction out of the books, for another transaction says the same. The transaction stays without an
 * entry, so that its file is recognized when it comes again, and deleting the link books it as before.
 */
export async function removeDuplicate(
  ctx: BusinessContext,
  [transaction, other]: readonly [PostedTransaction, PostedTransaction],
): Promise<Result<Pick<Link, 'replaced' | 'amount'>, Problem>> {
  const unfit = refusePair(transaction, other);
  if (unfit) return refuse(unfit);
  const { db, business } = ctx;
  const ids = [transaction, other].flatMap(({ journalEntryId }) => journalEntryId ?? []);
  const entries = await lockEntries(db, business.id, ids);
  const removed = await refuseRemoved(ctx, transaction, other);
  if (removed) return refuse(removed);
  const entry = entries.find(({ transactionId }) => transactionId === transaction.id);
  const stays = entries.find(({ transactionId }) => transactionId === other.id);
  if (!entry)
    return refuse(memberConflict('/transaction_id', 'transaction_not_posted', 'has no entry in the books'));
  if (!stays)
    return refuse(
      memberConflict('/other_transaction_id', 'transaction_not_posted', 'has no entry in the books'),
    );
  const [facts] = await lockImported(db, business.id, [transaction.id]);
  const links = await findEntryLinks(db, business.id, [transaction.id]);
  if (!facts?.importId) return refuse(memberConflict('/transaction_id', 'not_imported', 'is of no import'));
  const isLinked = facts.isLinked || links.has(transaction.id);
  const kept = keptWhenUndone({ ...facts, isLinked, otherLeg: null }, entry, business.books_locked_through);
  if (kept) return refuse(memberConflict('/transaction_id', 'double_in_use', inTheWay[kept]));
  const takenOut = [{ before: entry, path: '/transaction_id' }];
  const change = { created: [], changed: [], removed: takenOut };
  const posted = await post(ctx, change, { chart: await readChart(ctx) });
  if (!posted.ok) return posted;
  markOwnWords(db, business.id, [transaction.id]);
  const amount = absolute(transaction.amount);
  const { description, cleanDescription, notes } = entry;
  const words = { description, cleanDescription, notes };
  return accept({ replaced: [{ ...replacedOfEntry(entry), words }], amount });
}

/** The entry of a duplicate, as it was before it was taken out; none where the transaction is booked. */
export async function restoreDuplicateEntry(ctx: BusinessContext, link: Link): Promise<Creation[]> {
  const transaction = await findTransaction(ctx.db, ctx.business.id, link.transactionId);
  const [replaced] = link.replaced;
  if (!transaction || transaction.journalEntryId !== null || !replaced) return [];
  const books = booksOf(ctx);
  // It may have been called reviewed while it had no entry.
  markReviewed(ctx.db, ctx.business.id, [{ transactionId: transaction.id, reviewed: false }], ctx.now);
  const after = newEntry(books, {
    ...(replaced.words ?? { description: transaction.description }),
    datetime: transaction.datetime,
    transactionId: transaction.id,
    categorizationMethod: replaced.method,
    reviewStatus: 'bookkeeper_pending',
    suggestion: replaced.suggestion && { ...replaced.suggestion, atVersion: replaced.isUntouched ? 1 : 0 },
    lines: replaced.lines.map((line) => newLine(books, line)),
  });
  return [{ after, datetimePath: '' }];
}

function refusePair(transaction: PostedTransaction, other: PostedTransaction): Problem | null {
  const refused = (fault: Omit<Fault, 'path'>) => invalid([{ path: '/other_transaction_id', ...fault }]);
  if (transaction.id === other.id) return refused({ code: 'duplicate', message: 'is the same transaction' });
  if (transaction.amount === other.amount) return null;
  return refused({ code: 'amounts_differ', message: 'has another amount: a duplicate has the same' });
}

/** Refuses a transaction that was removed until its entry was locked, as undoing its import does. */
async function refuseRemoved(
  { db, business }: BusinessContext,
  transaction: PostedTransaction,
  other: PostedTransaction,
): Promise<Problem | null> {
  const named = { '/transaction_id': transaction.id, '/other_transaction_id': other.id };
  const held = await holdTransactions(db, business.id, Object.values(named));
  const gone = Object.entries(named).filter(([, id]) => !held.has(id));
  const message = 'is not a transaction of this business';
  return gone.length === 0 ? null : invalid(gone.map(([path]) => ({ path, code: 'not_found', message })));
}
