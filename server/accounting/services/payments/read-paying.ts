import { invalid, type Problem } from '@/lib/contract/problem';
import { accept, type Result, refuse } from '@/lib/result';
import type { Entry } from '../../domain/journal-entry/entry';
import type { PayingTransaction } from '../../domain/postings/pay-item';
import { findReversal } from '../../store/journal-entry/entries-of-ledger';
import { findEntryLinks } from '../../store/link-store';
import { findUsesOfTransactions } from '../../store/open-items/payment-store';
import { findBankMovements, holdTransactions, type PostedTransaction } from '../../store/transaction-store';
import type { BusinessContext } from '../context';
import { readRefundsOf } from '../links/linked-refunds';

/**
 * A transaction that is to pay or refund something, as it is posted; refused where it was removed until its entry was
 * locked, as undoing its import does.
 * @param entries the transaction's entry among them, if it has one, locked
 * @param path where the request names the transaction
 */
export async function readPaying(
  ctx: BusinessContext,
  transaction: PostedTransaction,
  entries: readonly Entry[],
  path = '/transaction_id',
): Promise<Result<PayingTransaction, Problem>> {
  const entry = entries.find((each) => each.id === transaction.journalEntryId) ?? null;
  const [held, uses, bank, links, reversedBy, refunds] = await Promise.all([
    holdTransactions(ctx.db, ctx.business.id, [transaction.id]),
    findUsesOfTransactions(ctx.db, ctx.business.id, [transaction.id]),
    findBankMovements(ctx.db, ctx.business.id, [transaction.id]),
    findEntryLinks(ctx.db, ctx.business.id, [transaction.id]),
    entry && findReversal(ctx.db, ctx.business.id, entry.id),
    readRefundsOf(ctx, transaction.id),
  ]);
  if (!held.has(transaction.id)) {
    const message = 'is not a transaction of this business';
    return refuse(invalid([{ path, code: 'not_found', message }]));
  }
  const bankLedgerId = bank.get(transaction.id)?.ledgerId;
  if (bankLedgerId === undefined) throw new Error(`${transaction.id} has no account`);
  return accept({
    transaction,
    bankLedgerId,
    entry,
    reversedBy,
    uses: uses.get(transaction.id) ?? [],
    link: links.get(transaction.id) ?? null,
    refunds,
  });
}
