import { accept, refuse } from '@/lib/result';
import type { ItemByKind } from '../../domain/postings/any-item';
import type { ItemKind } from '../../domain/postings/open-item';
import { removePayment as decide } from '../../domain/postings/remove-payment';
import { relyOnChart } from '../../store/ledger-store';
import { lockItem } from '../../store/open-items/item-store';
import { findPaidItem, findUsesOfTransactions, markRemoved } from '../../store/open-items/payment-store';
import { findBankMovements } from '../../store/transaction-store';
import { type BusinessContext, booksOf, notFound, type Outcome } from '../context';
import type { Changed } from '../open-items/answer-change';
import { lockItemEntries, saveItemPosting } from '../open-items/save-item-posting';
import { readChart } from '../postings/read-chart';

/** Removes a payment from its bill or invoice. Gives the item before and after. */
export async function removePayment<Kind extends ItemKind>(
  ctx: BusinessContext,
  kind: Kind,
  id: string,
): Promise<Outcome<Changed<ItemByKind[Kind]>>> {
  relyOnChart(ctx.db, ctx.business.id);
  const itemId = await findPaidItem(ctx.db, ctx.business.id, kind, id);
  const before = itemId === null ? null : await lockItem(ctx.db, ctx.business.id, kind, itemId);
  const payment = before?.payments.find((each) => each.id === id);
  if (!before || !payment) return refuse(notFound);

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
  await markRemoved(ctx.db, ctx.business.id, payment, ctx.now);
  const change = decide(booksOf(ctx), before, payment, { bankLedgerId, remaining }, entries, chart);
  const refusal = await saveItemPosting(ctx, before, change, chart);
  return refusal ? refuse(refusal) : accept({ before, after: change.after });
}
