import type { ItemKind } from '@/lib/contract/item-kind';
import { conflict, type Fault, invalid, type Problem } from '@/lib/contract/problem';
import { amountNumber } from '@/lib/json';
import { decimalsOf } from '@/lib/money/currency';
import { accept, type Result, refuse } from '@/lib/result';
import type { EntrySuggestion } from '../../domain/journal-entry/entry';
import type { Link } from '../../domain/links/link';
import type { AskedLink } from '../../domain/links/read-asked-link';
import { findTransaction, type PostedTransaction } from '../../store/transaction-store';
import { presentBill } from '../bills/present-bill';
import type { BusinessContext } from '../context';
import { presentInvoice } from '../invoices/present-invoice';
import { recordItemChange } from '../open-items/record-item-change';
import { addPayment } from '../payments/add-payment';
import { linkRefund } from './link-refund';
import { linkTransfer } from './link-transfer';
import { entriesBeforePayment } from './payment-entries';
import { readPaymentNow } from './payment-now';
import { removeDuplicate } from './remove-duplicate';
import { takeOverEntry } from './take-over-entry';

/** What a link that is made says of itself. */
export type MadeLink = Omit<
  Link,
  'id' | 'status' | 'groupId' | 'confidence' | 'reasons' | 'decidedBy' | 'createdAt' | 'updatedAt'
>;

const unset = {
  otherTransactionId: null,
  billId: null,
  invoiceId: null,
  journalEntryId: null,
  feeAmount: null,
  feeLedgerId: null,
  paymentId: null,
};

/** Posts what is asked to be linked, or says why it is refused. */
export async function makeLink(
  ctx: BusinessContext,
  asked: AskedLink,
  suggestion: Pick<EntrySuggestion, 'confidence' | 'reasons'> | null,
): Promise<Result<MadeLink, Problem>> {
  const transactions = await findNamed(ctx, asked);
  if (!transactions.ok) return transactions;
  const { transaction, other } = transactions.value;
  if (asked.kind === 'transfer' && other) {
    const fee = { amount: asked.feeAmount, ledgerId: asked.feeLedgerId };
    const linked = await linkTransfer(ctx, [transaction, other], fee, suggestion);
    if (!linked.ok) return linked;
    const { changes: _changes, ...made } = linked.value;
    return accept({ ...unset, ...made, kind: 'transfer' });
  }
  if (asked.kind === 'refund' && other) {
    const linked = await linkRefund(ctx, [transaction, other]);
    return linked.ok ? accept({ ...unset, ...linked.value, kind: 'refund' }) : linked;
  }
  if (asked.billId !== null) return pay(ctx, 'bill', asked.billId, asked);
  if (asked.invoiceId !== null) return pay(ctx, 'invoice', asked.invoiceId, asked);
  if (asked.kind === 'same' && other) {
    const removed = await removeDuplicate(ctx, [transaction, other]);
    const { transactionId, otherTransactionId } = asked;
    return removed.ok
      ? accept({ ...unset, ...removed.value, kind: 'same', transactionId, otherTransactionId })
      : removed;
  }
  if (asked.kind === 'same' && asked.journalEntryId !== null) {
    const taken = await takeOverEntry(ctx, transaction, asked.journalEntryId);
    if (!taken.ok) return taken;
    const { transactionId, journalEntryId } = asked;
    return accept({ ...unset, ...taken.value, kind: 'same', transactionId, journalEntryId });
  }
  const message = `links of the kind ${asked.kind} cannot be made by hand`;
  return refuse(invalid([{ path: '/kind', code: 'not_allowed', message }]));
}

async function findNamed(
  ctx: BusinessContext,
  { transactionId, otherTransactionId }: AskedLink,
): Promise<Result<{ transaction: PostedTransaction; other: PostedTransaction | null }, Problem>> {
  const transaction = await findTransaction(ctx.db, ctx.business.id, transactionId);
  const other =
    otherTransactionId === null ? null : await findTransaction(ctx.db, ctx.business.id, otherTransactionId);
  const faults: Fault[] = [];
  const fault = (path: string) => ({
    path,
    code: 'not_found',
    message: 'is not a transaction of this business',
  });
  if (!transaction) faults.push(fault('/transaction_id'));
  if (otherTransactionId !== null && !other) faults.push(fault('/other_transaction_id'));
  return transaction && faults.length === 0 ? accept({ transaction, other }) : refuse(invalid(faults));
}

/** Pays the bill or invoice by the transaction, as a payment made there does. */
async function pay(
  ctx: BusinessContext,
  kind: ItemKind,
  itemId: string,
  asked: AskedLink,
): Promise<Result<MadeLink, Problem>> {
  const replaced = await entriesBeforePayment(ctx, kind, itemId, asked.transactionId);
  const units = asked.amount === null ? await amountToPay(ctx, asked) : accept(asked.amount);
  if (!units.ok) return units;
  const amount = units.value === null ? null : amountNumber(units.value, decimalsOf(ctx.business.currency));
  const changed = await addPayment(ctx, kind, { itemId, transactionId: asked.transactionId, amount });
  if (!changed.ok) return refuse(atLink(changed.problem));
  const { before, after } = changed.value;
  if (after.kind === 'bill')
    await recordItemChange(ctx, 'bill', 'pay', { before: before as typeof after, after }, presentBill);
  else
    await recordItemChange(ctx, 'invoice', 'pay', { before: before as typeof after, after }, presentInvoice);
  const known = new Set(before.payments.map((payment) => payment.paymentId));
  const payment = after.payments.find((each) => !known.has(each.paymentId));
  if (!payment) throw new Error('one more payment expected');
  if (payment.amount === 0n) {
    const message = 'is 0.00: there is nothing to pay with';
    return refuse(invalid([{ path: '/transaction_id', code: 'amount_not_positive', message }]));
  }
  return accept({
    ...unset,
    kind: 'payment',
    transactionId: asked.transactionId,
    billId: kind === 'bill' ? itemId : null,
    invoiceId: kind === 'invoice' ? itemId : null,
    amount: payment.amount,
    paymentId: payment.paymentId,
    replaced,
  });
}

/**
 * What a payment is of that names no amount, in minor units: as much as the transaction has left and is open, but not nothing, for
 * somebody else has paid it then. Null where the payment is refused for something else, which is said first.
 */
async function amountToPay(ctx: BusinessContext, asked: AskedLink): Promise<Result<bigint | null, Problem>> {
  const now = await readPaymentNow(ctx, asked);
  if (!now || now.left <= 0n || (now.status !== 'open' && now.status !== 'paid')) return accept(null);
  if (now.open >= now.left) return accept(now.left);
  if (now.open > 0n) return accept(now.open);
  const detail = `Nothing is open of the ${now.kind}: it was paid already. A payment beyond it names its amount.`;
  return refuse(conflict(`/${now.kind}_id`, 'nothing_open', detail));
}

/** A payment's refusal names its amount as the link does. */
function atLink(problem: Problem): Problem {
  const errors = problem.errors?.map((each) =>
    each.path === '/payment_amount' ? { ...each, path: '/amount' } : each,
  );
  if (!errors) return problem;
  return problem.code === 'validation_failed' ? invalid(errors) : { ...problem, errors };
}
