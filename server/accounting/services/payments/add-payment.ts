import { invalid, type Problem } from '@/lib/contract/problem';
import { newIdentifier } from '@/lib/ids/identifier';
import type { JsonNumber } from '@/lib/json';
import { minorUnitsIn } from '@/lib/money/minor-units-in';
import { accept, type Result, refuse } from '@/lib/result';
import type { Entry } from '../../domain/journal-entry/entry';
import type { AnyItem, ItemByKind } from '../../domain/postings/any-item';
import { checkPayment, nothingToTake } from '../../domain/postings/check-payment';
import { type ItemKind, type Payment, postingRules } from '../../domain/postings/open-item';
import { withPayment } from '../../domain/postings/payment-lines';
import type { BankTransaction } from '../../domain/transactions/bank-transaction';
import { relyOnChart } from '../../store/ledger-store';
import { lockItem } from '../../store/open-items/item-store';
import {
  findPaymentsOfTransactions,
  type ItemPayment,
  insertPayment,
  paymentIds,
} from '../../store/open-items/payment-store';
import { findTransaction } from '../../store/transaction-store';
import type { BusinessContext, Outcome } from '../context';
import type { Changed } from '../open-items/answer-change';
import { controlLedgerOf, type PostingChart, readPostingChart } from '../postings/control-ledgers';
import { newLineId } from '../postings/new-posting';
import { lockItemEntries, saveItemChange } from '../postings/save-item-change';
import { carrying, withPayments } from './payments-of-item';

export type PaymentInput = {
  itemId: string;
  transactionId: string;
  amount: JsonNumber | null | undefined;
};

/**
 * Applies a transaction to a bill or invoice: its entry is posted again with payable or receivable in the place of as
 * much of what stood opposite the bank. Gives the item before and after.
 */
export async function addPayment<Kind extends ItemKind>(
  ctx: BusinessContext,
  kind: Kind,
  input: PaymentInput,
): Promise<Outcome<Changed<ItemByKind[Kind]>>> {
  relyOnChart(ctx.db, ctx.business.id);
  const before = await lockItem(ctx.db, ctx.business.id, kind, input.itemId);
  const transaction = await findTransaction(ctx.db, ctx.business.id, input.transactionId);
  if (!before || !transaction) return refuse(unknown(kind, before !== null, transaction !== null));
  const given = readAmount(input.amount, ctx.business.currency);
  if (!given.ok) return given;

  const chart = await readPostingChart(ctx);
  const entries = await lockItemEntries(ctx, before, [transaction.journalEntryId]);
  const others = await findPaymentsOfTransactions(ctx.db, ctx.business.id, [transaction.id]);
  const earlier = others.get(transaction.id) ?? [];
  const entry = entries.find((each) => each.id === transaction.journalEntryId) ?? null;
  const amount = checkPayment({
    kind,
    status: before.status,
    amount: given.value,
    currency: ctx.business.currency,
    transactionAmount: transaction.amount,
    alreadyApplied: earlier.reduce((sum, payment) => sum + payment.amount, 0n),
    isPosted: entry !== null,
  });
  if (!amount.ok) return amount;

  const proposed = newPayment(ctx, before, transaction, entry, amount.value);
  const posted = post(ctx, before, entry, proposed, chart);
  if (!posted.ok) return posted;
  const payment: ItemPayment = { ...proposed, taken: posted.value.taken };
  await insertPayment(ctx.db, ctx.business.id, payment);
  const after = withPayments(ctx, before, [...before.payments, payment]);
  const paid = posted.value.entry && carrying(posted.value.entry, [...earlier, payment]);
  const change = { before, after, entries, changed: paid ? [paid] : [], created: [] };
  const locked = await saveItemChange(ctx, change, chart);
  return locked ? refuse(locked) : accept({ before, after });
}

function newPayment(
  ctx: BusinessContext,
  item: AnyItem,
  transaction: BankTransaction,
  entry: Entry | null,
  amount: bigint,
): ItemPayment {
  return {
    ...paymentIds(item.kind, newIdentifier('payment')),
    kind: item.kind,
    itemId: item.id,
    transactionId: transaction.id,
    journalEntryId: entry?.id ?? null,
    amount,
    datetime: entry?.datetime ?? transaction.datetime,
    taken: [],
    createdAt: ctx.now,
  };
}

/** The transaction's entry with the payment in it; the entry is left alone when the payment is of nothing. */
function post(
  ctx: BusinessContext,
  item: AnyItem,
  entry: Entry | null,
  { paymentId, amount }: Payment,
  chart: PostingChart,
): Result<{ entry: Entry | null; taken: Payment['taken'] }, Problem> {
  if (!entry || amount === 0n) return accept({ entry: null, taken: [] });
  // A payment stands where the item's own posting does not: it settles payable or receivable.
  const side = postingRules[item.kind].partSide;
  const line = { paymentId, amount, controlLedgerId: controlLedgerOf(item, chart), side };
  const posted = withPayment(entry.lines, line, newLineId);
  if (!posted.ok) return refuse(nothingToTake(amount, posted.problem.available, ctx.business.currency));
  const categorizationMethod = postingRules[item.kind].method;
  return accept({
    entry: { ...entry, categorizationMethod, lines: posted.value.lines },
    taken: posted.value.taken,
  });
}

function readAmount(amount: JsonNumber | null | undefined, currency: string): Result<bigint | null, Problem> {
  if (amount === null || amount === undefined) return accept(null);
  const read = minorUnitsIn(amount, currency);
  return read.ok ? read : refuse(invalid([{ path: '/payment_amount', ...read.problem }]));
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
