import type { ItemKind } from '@/lib/contract/item-kind';
import { invalid, type Problem } from '@/lib/contract/problem';
import { newIdentifier } from '@/lib/ids/identifier';
import type { JsonNumber } from '@/lib/json';
import { minorUnitsIn } from '@/lib/money/minor-units-in';
import { accept, type Result, refuse } from '@/lib/result';
import type { ItemByKind } from '../../domain/postings/any-item';
import { payItem } from '../../domain/postings/pay-item';
import { lockItem } from '../../store/open-items/item-store';
import { insertPayment, paymentIds } from '../../store/open-items/payment-store';
import { findTransaction } from '../../store/transaction-store';
import { type BusinessContext, booksOf, type Outcome } from '../context';
import type { Changed } from '../open-items/record-item-change';
import { lockItemEntries, saveItemPosting } from '../open-items/save-item-posting';
import { readChart } from '../postings/read-chart';
import { relyOnBooks } from '../rely-on-books';
import { readPaying } from './read-paying';

export type PaymentInput = {
  itemId: string;
  transactionId: string;
  amount: JsonNumber | null | undefined;
  /** What the item had open where the payment was decided, if that is said. */
  openShown?: JsonNumber | null | undefined;
};

/** Applies a transaction to a bill or invoice. Gives the item before and after. */
export async function addPayment<Kind extends ItemKind>(
  given: BusinessContext,
  kind: Kind,
  input: PaymentInput,
): Promise<Outcome<Changed<ItemByKind[Kind]>>> {
  const ctx = await relyOnBooks(given);
  const before = await lockItem(ctx.db, ctx.business.id, kind, input.itemId);
  const transaction = await findTransaction(ctx.db, ctx.business.id, input.transactionId);
  if (!before || !transaction) return refuse(unknown(kind, before !== null, transaction !== null));
  const amount = readAmount('/payment_amount', input.amount, ctx.business.currency);
  if (!amount.ok) return amount;
  const openShown = readAmount('/open_amount', input.openShown, ctx.business.currency);
  if (!openShown.ok) return openShown;

  const chart = await readChart(ctx);
  const entries = await lockItemEntries(ctx, before, [transaction.journalEntryId]);
  const paying = await readPaying(ctx, transaction, entries);
  if (!paying.ok) return paying;
  const ids = paymentIds(kind, newIdentifier('payment'));
  const asked = { ...ids, amount: amount.value, openShown: openShown.value };
  const paid = payItem(booksOf(ctx), before, paying.value, asked, entries, chart);
  if (!paid.ok) return paid;
  await insertPayment(ctx.db, ctx.business.id, paid.value.payment);
  const refusal = await saveItemPosting(ctx, before, paid.value, chart);
  return refusal ? refuse(refusal) : accept({ before, after: paid.value.after });
}

function readAmount(
  path: string,
  amount: JsonNumber | null | undefined,
  currency: string,
): Result<bigint | null, Problem> {
  if (amount === null || amount === undefined) return accept(null);
  const read = minorUnitsIn(amount, currency);
  return read.ok ? read : refuse(invalid([{ path, ...read.problem }]));
}

function unknown(kind: ItemKind, hasItem: boolean, hasTransaction: boolean): Problem {
  const fault = (path: string, what: string) => ({
    path,
    code: 'not_found',
    message: `is not ${what} of this business`,
  });
  return invalid([
    ...(hasItem ? [] : [fault(`/${kind}_id`, kind === 'bill' ? 'a bill' : 'an invoice')]),
    ...(hasTransaction ? [] : [fault('/transaction_id', 'a transaction')]),
  ]);
}
