import { invalid, type Problem } from '@/lib/contract/problem';
import { absolute } from '@/lib/money/absolute';
import { accept, type Result, refuse } from '@/lib/result';
import { reversalOf } from '../../domain/journal-entry/reversal';
import { takeOverHandMade as decide } from '../../domain/links/duplicates/take-over-hand-made';
import type { Link } from '../../domain/links/link';
import { type Creation, changeAt } from '../../domain/postings/posting';
import { listExternalAccounts } from '../../store/external-account-store';
import { findReversal } from '../../store/journal-entry/entries-of-ledger';
import { lockEntries } from '../../store/journal-entry/journal-entry-store';
import type { PostedTransaction } from '../../store/transaction-store';
import { type BusinessContext, booksOf } from '../context';
import { readPaying } from '../payments/read-paying';
import { post } from '../postings/post';
import { readChart } from '../postings/read-chart';

/** The transaction takes over a hand-made entry. Gives what the link is to keep. */
export async function takeOverEntry(
  ctx: BusinessContext,
  transaction: PostedTransaction,
  journalEntryId: string,
): Promise<Result<Pick<Link, 'replaced' | 'amount'>, Problem>> {
  const { id: presentId } = await presentOf(ctx, journalEntryId);
  const ids = [presentId, ...(transaction.journalEntryId === null ? [] : [transaction.journalEntryId])];
  const entries = await lockEntries(ctx.db, ctx.business.id, ids);
  const handMade = entries.find(({ id }) => id === presentId);
  if (!handMade) {
    const message = 'is not an entry of this business';
    return refuse(invalid([{ path: '/journal_entry_id', code: 'not_found', message }]));
  }
  const paying = await readPaying(ctx, transaction, entries);
  if (!paying.ok) return paying;
  const reversedBy = await findReversal(ctx.db, ctx.business.id, presentId);
  const accounts = await listExternalAccounts(ctx.db, ctx.business.id);
  const taken = decide(booksOf(ctx), paying.value, handMade, {
    reversedBy,
    isBroughtBack: presentId !== journalEntryId,
    ownAccounts: new Map(accounts.map(({ ledger_id: ledgerId, name }) => [ledgerId, name])),
  });
  if (!taken.ok) return taken;
  const { before, after, replaced, reversal, reviewed } = taken.value;
  const created = [{ after: reversal, datetimePath: '/journal_entry_id' }];
  const changed = [{ before, after }, ...(reviewed ? [reviewed] : [])].map((change) =>
    changeAt('/transaction_id', change.before, change.after),
  );
  const posted = await post(ctx, { created, changed }, { chart: await readChart(ctx) });
  if (!posted.ok) return posted;
  const amount = absolute(transaction.amount);
  return accept({ replaced: [replaced], amount });
}

/** The entry that brings back a hand-made one which a transaction took over: the reversal of its reversal. */
export async function bringBack(ctx: BusinessContext, journalEntryId: string): Promise<Creation[]> {
  const { id, reversedBy } = await presentOf(ctx, journalEntryId);
  if (reversedBy === null) return [];
  const entries = await lockEntries(ctx.db, ctx.business.id, [id, reversedBy]);
  const [handMade, reversal] = [id, reversedBy].map((each) => entries.find((entry) => entry.id === each));
  if (!handMade || !reversal) return [];
  // It says what the hand-made entry said, in the same words.
  const { description, cleanDescription, notes } = handMade;
  const after = reversalOf(booksOf(ctx), reversal, {
    datetime: reversal.datetime,
    description,
    cleanDescription,
    notes,
    bringsBack: handMade.bringsBack ?? handMade.id,
  });
  return [{ after, datetimePath: '' }];
}

/**
 * The entry that says what a hand-made one said: itself, or the one that brought it back last; and the entry that reverses it,
 * if it is reversed.
 */
async function presentOf(
  ctx: BusinessContext,
  journalEntryId: string,
): Promise<{ id: string; reversedBy: string | null }> {
  let id = journalEntryId;
  for (;;) {
    const reversedBy = await findReversal(ctx.db, ctx.business.id, id);
    const broughtBack = reversedBy && (await findReversal(ctx.db, ctx.business.id, reversedBy));
    if (!broughtBack) return { id, reversedBy };
    id = broughtBack;
  }
}
