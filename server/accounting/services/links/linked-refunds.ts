import type { Entry } from '../../domain/journal-entry/entry';
import type { Link } from '../../domain/links/link';
import type { PostedRefund } from '../../domain/links/posted-refund';
import { findEntriesOfTransactions, findLinksOfTransactions } from '../../store/link-store';
import { findBankMovements } from '../../store/transaction-store';
import type { BusinessContext } from '../context';

type Books = Pick<BusinessContext, 'db' | 'business'>;

/** The links by which money came back of payments by these transactions. */
export async function findLinkedRefunds(
  { db, business }: Books,
  paymentIds: readonly string[],
): Promise<Link[]> {
  const links = await findLinksOfTransactions(db, business.id, paymentIds);
  return links.filter(
    ({ kind, status, otherTransactionId }) =>
      kind === 'refund' &&
      status === 'linked' &&
      otherTransactionId !== null &&
      paymentIds.includes(otherTransactionId),
  );
}

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
