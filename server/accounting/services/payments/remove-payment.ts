import type { ItemKind } from '@/lib/contract/item-kind';
import { accept, refuse } from '@/lib/result';
import type { ItemByKind } from '../../domain/postings/any-item';
import { refuseLockedPayment } from '../../domain/postings/check-payment';
import { refuseRemovalOfRefunded, refuseRemovalOfUsedCredit } from '../../domain/postings/refuse-item-change';
import { removePayment as decide } from '../../domain/postings/remove-payment';
import { lockItem, lockPartyOfItem } from '../../store/open-items/item-store';
import { findPaidItem, findUsesOfTransactions, markRemoved } from '../../store/open-items/payment-store';
import { findBankMovements } from '../../store/transaction-store';
import { askForJudging } from '../categorization/ask-for-judging';
import { type BusinessContext, booksOf, notFound, type Outcome } from '../context';
import { entryBeforePayments } from '../journal-entries/earlier-versions';
import { readRefundsOf } from '../links/linked-refunds';
import { creditToLose } from '../open-items/credit-to-lose';
import type { Changed } from '../open-items/record-item-change';
import { lockItemEntries, saveItemPosting } from '../open-items/save-item-posting';
import { readChart } from '../postings/read-chart';
import { relyOnBooks } from '../rely-on-books';

/** Removes a payment from its bill or invoice. Gives the item before and after. */
export async function removePayment<Kind extends ItemKind>(
  given: BusinessContext,
  kind: Kind,
  id: string,
): Promise<Outcome<Changed<ItemByKind[Kind]>>> {
  const ctx = await relyOnBooks(given);
  const itemId = await findPaidItem(ctx.db, ctx.business.id, kind, id);
  // Before the item, as applying and refunding credit do: what was paid beyond it may be in use.
  if (itemId !== null) await lockPartyOfItem(ctx.db, ctx.business.id, kind, itemId);
  const before = itemId === null ? null : await lockItem(ctx.db, ctx.business.id, kind, itemId);
  const payment = before?.payments.find((each) => each.id === id);
  if (!before || !payment) return refuse(notFound);
  const locked = refuseLockedPayment(booksOf(ctx), payment, '');
  if (locked) return refuse(locked);

  const { transactionId } = payment;
  const chart = await readChart(ctx);
  const entries = await lockItemEntries(ctx, before);
  const [found, bank] = await Promise.all([
    findUsesOfTransactions(ctx.db, ctx.business.id, [transactionId]),
    findBankMovements(ctx.db, ctx.business.id, [transactionId]),
  ]);
  const bankLedgerId = bank.get(transactionId)?.ledgerId;
  if (bankLedgerId === undefined) throw new Error(`${transactionId} has no account`);
  const remaining = (found.get(transactionId) ?? []).filter((each) => each.id !== id);
  const paid = entries.find(({ id: entryId }) => entryId === payment.journalEntryId);
  const unpaid = paid ? await entryBeforePayments(ctx, paid) : null;
  const removal = { bankLedgerId, remaining, unpaid };
  const change = decide(booksOf(ctx), before, payment, removal, entries, chart);
  const credit = await creditToLose(ctx, before, change.after);
  // Once the party and the payment's entry are locked, no further refund of it is linked.
  const refunds = payment.amount === 0n ? [] : await readRefundsOf(ctx, transactionId);
  const inUse =
    refuseRemovalOfUsedCredit(before, change.after, credit) ??
    refuseRemovalOfRefunded(before, refunds, chart);
  if (inUse) return refuse(inUse);
  await markRemoved(ctx.db, ctx.business.id, payment, ctx.now);
  const refusal = await saveItemPosting(ctx, before, change, chart);
  if (refusal) return refuse(refusal);
  // What pays nothing may be income or an expense.
  askForJudging(ctx);
  return accept({ before, after: change.after });
}
