import type { Entry } from '../../domain/journal-entry/entry';
import type { PayingTransaction } from '../../domain/postings/pay-item';
import { findReversal } from '../../store/journal-entry/entries-of-ledger';
import { findEntryLinks } from '../../store/link-store';
import { findUsesOfTransactions } from '../../store/open-items/payment-store';
import { findBankMovements, type PostedTransaction } from '../../store/transaction-store';
import type { BusinessContext } from '../context';
import { readRefundsOf } from '../links/linked-refunds';

/**
 * A transaction that is to pay or refund something, as it is posted.
 * @param entries the transaction's entry among them, if it has one, locked
 */
export async function readPaying(
  ctx: BusinessContext,
  transaction: PostedTransaction,
  entries: readonly Entry[],
): Promise<PayingTransaction> {
  const entry = entries.find((each) => each.id === transaction.journalEntryId) ?? null;
  const [uses, bank, links, reversedBy, refunds] = await Promise.all([
    findUsesOfTransactions(ctx.db, ctx.business.id, [transaction.id]),
    findBankMovements(ctx.db, ctx.business.id, [transaction.id]),
    findEntryLinks(ctx.db, ctx.business.id, [transaction.id]),
    entry && findReversal(ctx.db, ctx.business.id, entry.id),
    readRefundsOf(ctx, transaction.id),
  ]);
  const bankLedgerId = bank.get(transaction.id)?.ledgerId;
  if (bankLedgerId === undefined) throw new Error(`${transaction.id} has no account`);
  return {
    transaction,
    bankLedgerId,
    entry,
    reversedBy,
    uses: uses.get(transaction.id) ?? [],
    link: links.get(transaction.id) ?? null,
    refunds,
  };
}
