import type { TransactionImportUndo, TransactionImportUndone } from '@/lib/contract/transaction-import';
import { accept, refuse } from '@/lib/result';
import type { Chart } from '../../domain/chart-of-accounts/chart';
import { isLocked } from '../../domain/journal-entry/books-lock';
import type { Entry } from '../../domain/journal-entry/entry';
import type { BankTransaction } from '../../domain/transactions/bank-transaction';
import { keptWhenUndone } from '../../domain/transactions/kept-when-undone';
import { lockExternalAccount } from '../../store/external-account-store';
import {
  listOfImport,
  lockImported,
  type OfImport,
  removeTransactions,
} from '../../store/imported-transactions';
import { lockEntries } from '../../store/journal-entry/journal-entry-store';
import { findLinksOfTransactions, findOtherLegs } from '../../store/link-store';
import {
  type KeptTransaction,
  lockImport,
  type StoredImport,
  saveUndo,
} from '../../store/transaction-import-store';
import { audit, type BusinessContext, notFound, type Outcome, staleVersion } from '../context';
import { unlinkRemoved } from '../links/unlink-removed';
import { post } from '../postings/post';
import { readChart } from '../postings/read-chart';
import { relyOnBooks } from '../rely-on-books';
import { presentTransaction } from './present-transaction';

const batch = 1000;

/**
 * Removes the transactions that an import added, with their entries; what is confirmed, paid, linked by a person,
 * reconciled, locked, or has a document or a question stays. May be repeated once less stays.
 */
export async function undoImport(
  given: BusinessContext,
  input: TransactionImportUndo & { transaction_import_id: string },
): Promise<Outcome<TransactionImportUndone>> {
  const found = await lockImport(given.db, given.business.id, input.transaction_import_id);
  if (!found) return refuse(notFound);
  const stale = staleVersion(given.ifMatch, found.version);
  if (stale) return refuse(stale);
  // An import into the account compares with what is there: the two wait for each other.
  await lockExternalAccount(given.db, given.business.id, found.external_account_id);
  const ctx = await relyOnBooks(given);
  const all = await listOfImport(ctx.db, ctx.business.id, found.id);
  const chart = await readChart(ctx);
  const undone: TransactionImportUndone = { removed: 0, kept: [] };
  for (let start = 0; start < all.length; start += batch) {
    const { removable, kept } = await sortOut(ctx, all.slice(start, start + batch));
    undone.kept.push(...kept);
    undone.removed += removable.length;
    if (input.dry_run) continue;
    const refusal = await remove(ctx, chart, removable);
    if (refusal) return refuse(refusal);
  }
  if (!input.dry_run) keepOutcome(ctx, found, undone);
  return accept(undone);
}

type Removable = { transaction: BankTransaction; entry: Entry | null };

/** Entries are locked before their transactions, as everything that changes both does. */
async function sortOut(
  ctx: BusinessContext,
  part: readonly OfImport[],
): Promise<{ removable: Removable[]; kept: KeptTransaction[] }> {
  const { db, business } = ctx;
  const entryIds = part.flatMap(({ entryId }) => entryId ?? []);
  const others = await findOtherLegs(db, business.id, entryIds);
  const entries = await lockEntries(db, business.id, [...new Set([...entryIds, ...others])]);
  const entryOf = new Map(entries.map((entry) => [entry.transactionId, entry]));
  const keptByOther = await keptByOtherLeg(
    ctx,
    entries.filter(({ id }) => others.includes(id)),
  );
  const transactions = await lockImported(
    db,
    business.id,
    part.map(({ id }) => id),
  );
  const removable: Removable[] = [];
  const kept: KeptTransaction[] = [];
  for (const transaction of transactions) {
    const entry = entryOf.get(transaction.id) ?? null;
    const facts = { ...transaction, otherLeg: keptByOther.get(transaction.id) ?? null };
    const reason = keptWhenUndone(facts, entry, business.books_locked_through);
    if (reason) kept.push({ transaction_id: transaction.id, reason });
    else removable.push({ transaction, entry });
  }
  return { removable, kept };
}

/** By transaction of a transfer, why its other leg, among these entries, cannot be posted as before. */
async function keptByOtherLeg(
  ctx: BusinessContext,
  others: readonly Entry[],
): Promise<ReadonlyMap<string, 'locked' | 'reconciled'>> {
  const { db, business } = ctx;
  const fixed = new Map<string, 'locked' | 'reconciled'>();
  for (const { transactionId, datetime, isReconciled } of others) {
    const why = isLocked(business.books_locked_through, datetime)
      ? 'locked'
      : isReconciled
        ? 'reconciled'
        : null;
    if (transactionId !== null && why !== null) fixed.set(transactionId, why);
  }
  const links = await findLinksOfTransactions(db, business.id, [...fixed.keys()]);
  const kept = new Map<string, 'locked' | 'reconciled'>();
  for (const { kind, status, transactionId, otherTransactionId } of links) {
    if (kind !== 'transfer' || status !== 'linked' || otherTransactionId === null) continue;
    const [leaves, arrives] = [fixed.get(transactionId), fixed.get(otherTransactionId)];
    if (leaves) kept.set(otherTransactionId, leaves);
    if (arrives) kept.set(transactionId, arrives);
  }
  return kept;
}

async function remove(ctx: BusinessContext, chart: Chart, removable: readonly Removable[]) {
  if (removable.length === 0) return null;
  const parted = await unlinkRemoved(
    ctx,
    chart,
    removable.map(({ transaction }) => transaction.id),
    new Set(removable.flatMap(({ entry }) => entry?.id ?? [])),
  );
  if (parted) return parted;
  const removed = removable.flatMap(({ entry }) => (entry ? [{ before: entry, path: '' }] : []));
  const posted = await post(ctx, { created: [], changed: [], removed }, { chart });
  if (!posted.ok) return posted.problem;
  removeTransactions(
    ctx.db,
    ctx.business.id,
    removable.map(({ transaction }) => transaction.id),
  );
  const nothingPaid = { invoice_payments: [], refund_payments: [], bill_payments: [], links: [] };
  audit(
    ctx,
    ctx.business.id,
    removable.map(({ transaction, entry }) => ({
      action: 'delete',
      resourceType: 'transaction' as const,
      resourceId: transaction.id,
      before: presentTransaction(
        ctx.business,
        { ...transaction, journalEntryId: entry?.id ?? null },
        nothingPaid,
      ),
      after: null,
    })),
  );
  await ctx.db.settled();
  return null;
}

function keepOutcome(ctx: BusinessContext, before: StoredImport, { removed, kept }: TransactionImportUndone) {
  const after = {
    ...before,
    undone_at: ctx.now,
    undone_by: ctx.author.userId,
    removed: before.removed + removed,
    version: before.version + 1,
    updated_at: ctx.now,
  };
  saveUndo(ctx.db, after, kept);
  audit(ctx, ctx.business.id, [
    {
      action: 'undo',
      resourceType: 'transaction_import',
      resourceId: before.id,
      before: null,
      after: { file_name: before.file_name, removed, kept: kept.length },
    },
  ]);
}
