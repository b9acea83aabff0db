import type { Entry } from '../../domain/journal-entry/entry';
import type { Link } from '../../domain/links/link';
import type { PostedRefund } from '../../domain/links/posted-refund';
import { findEntries } from '../../store/journal-entry/journal-entry-store';
import { findEntriesOfTransactions, findLinkedRefunds } from '../../store/link-store';
import { findBankMovements } from '../../store/transaction-store';
import type { BusinessContext } from '../context';

type Books = Pick<BusinessContext, 'db' | 'business'>;

/** The entries of the money that came back. */
export async function findRefundEntries(
  { db, business }: Books,
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
  { db, business }: Books,
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
export async function readRefundsOf(books: Books, transactionId: string): Promise<PostedRefund[]> {
  return readRefunds(books, await findLinkedRefunds(books.db, books.business.id, [transactionId]));
}

async function readRefunds(books: Books, refunds: readonly Link[]): Promise<PostedRefund[]> {
  if (refunds.length === 0) return [];
  const ids = await findRefundEntries(books, refunds);
  return readPostedRefunds(books, refunds, await findEntries(books.db, books.business.id, ids));
}
