import type { Fault, Problem } from '@/lib/contract/problem';
import type { Entry } from '../../domain/journal-entry/entry';
import type { Link } from '../../domain/links/link';
import { leavesRefundBehind } from '../../domain/links/refunds/leaves-refund-behind';
import type { PostedRefund } from '../../domain/links/refunds/posted-refund';
import type { Change } from '../../domain/postings/posting';
import { findEntries } from '../../store/journal-entry/journal-entry-store';
import {
  findEntriesOfTransactions,
  findLinkedRefunds,
  findLinksOfTransactions,
} from '../../store/link-store';
import { findBankMovements } from '../../store/transaction-store';
import type { ReadingContext } from '../context';

/** The entries of the money that came back. */
export async function findRefundEntries(
  { db, business }: ReadingContext,
  refunds: readonly Link[],
): Promise<string[]> {
  if (refunds.length === 0) return [];
  return findEntriesOfTransactions(
    db,
    business.id,
    refunds.map(({ transactionId }) => transactionId),
  );
}

/** The entries that are of these refunds, each with the ledger of its own bank account. */
export async function readPostedRefunds(
  { db, business }: ReadingContext,
  refunds: readonly Link[],
  entries: readonly Entry[],
): Promise<PostedRefund[]> {
  if (refunds.length === 0) return [];
  const ids = refunds.map(({ transactionId }) => transactionId);
  const bank = await findBankMovements(db, business.id, ids);
  return entries.flatMap((entry) => {
    const own = ids.includes(entry.transactionId ?? '') ? bank.get(entry.transactionId ?? '') : undefined;
    return own ? [{ entry, bankLedgerId: own.ledgerId }] : [];
  });
}

/** The refunds that are linked to a payment by this transaction, as they are posted. */
export async function readRefundsOf(ctx: ReadingContext, transactionId: string): Promise<PostedRefund[]> {
  return readRefunds(ctx, await findLinkedRefunds(ctx.db, ctx.business.id, [transactionId]));
}

async function readRefunds(ctx: ReadingContext, refunds: readonly Link[]): Promise<PostedRefund[]> {
  if (refunds.length === 0) return [];
  const ids = await findRefundEntries(ctx, refunds);
  return readPostedRefunds(ctx, refunds, await findEntries(ctx.db, ctx.business.id, ids));
}

/** The transactions that are linked as legs of transfers or as refunds, and those of the payments that these are of. */
export async function linkedTransactions(
  { db, business }: ReadingContext,
  entries: readonly Pick<Entry, 'transactionId'>[],
): Promise<ReadonlySet<string>> {
  const ids = entries.flatMap(({ transactionId }) => transactionId ?? []);
  const links = await findLinksOfTransactions(db, business.id, ids);
  return new Set(
    links
      .filter(({ kind, status }) => (kind === 'transfer' || kind === 'refund') && status === 'linked')
      .flatMap(({ transactionId, otherTransactionId }) => [transactionId, otherTransactionId ?? []].flat()),
  );
}

/** The entries, locked, without those whose lines a link decides. */
export async function withoutLinked(
  ctx: ReadingContext,
  entries: readonly Entry[],
): Promise<readonly Entry[]> {
  const linked = await linkedTransactions(ctx, entries);
  return entries.filter(({ transactionId }) => transactionId === null || !linked.has(transactionId));
}

/** The entries, locked, without those of payments that a refund is linked to: it is on their ledgers, so these stay. */
export async function withoutRefunded(
  { db, business }: ReadingContext,
  entries: readonly Entry[],
): Promise<readonly Entry[]> {
  const ids = entries.flatMap(({ transactionId }) => transactionId ?? []);
  const refunds = await findLinkedRefunds(db, business.id, ids);
  const refunded = new Set(refunds.map(({ otherTransactionId }) => otherTransactionId));
  return entries.filter(({ transactionId }) => transactionId === null || !refunded.has(transactionId));
}

/**
 * Refuses other ledgers for a payment while a refund is linked to it, which would stay on the former ones. One that is put elsewhere
 * itself by the same changes is no longer linked then.
 * @param changed changes of the lines of bank entries, locked
 */
export async function refuseLeftRefund(
  ctx: ReadingContext,
  changed: readonly Change[],
): Promise<Problem | null> {
  const { db, business } = ctx;
  const ids = changed.flatMap(({ after }) => after.transactionId ?? []);
  const links = (await findLinkedRefunds(db, business.id, ids)).filter(
    ({ transactionId }) => !ids.includes(transactionId),
  );
  if (links.length === 0) return null;
  const bank = await findBankMovements(db, business.id, ids);
  const errors: Fault[] = [];
  for (const { before, after, linesPath } of changed) {
    const own = links.filter(({ otherTransactionId }) => otherTransactionId === after.transactionId);
    const refunds = await readRefunds(ctx, own);
    const bankLedgerId = bank.get(after.transactionId ?? '')?.ledgerId ?? '';
    if (leavesRefundBehind(before.lines, after.lines, bankLedgerId, refunds))
      errors.push({ path: linesPath, code: 'refund_linked', message: leftRefund });
  }
  return errors.length === 0 ? null : { code: 'conflict', detail: leftRefund, errors };
}

const leftRefund =
  'A refund of this payment is linked, and is on the same ledger. Unlink that refund, choose the other ledger, then link the refund again: it then goes there, too.';
