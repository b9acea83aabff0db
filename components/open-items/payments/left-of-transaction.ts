import type { Transaction } from '@/lib/contract/transaction';
import { unitsOfAmount } from '@/lib/format/amount';

/** What bills and invoices have not taken of a transaction yet, in minor units, whichever way its money went. */
export function leftOfTransaction(transaction: Transaction, currency: string): bigint {
  const amount = unitsOfAmount(transaction.amount, currency);
  const paid = [...transaction.bill_payments, ...transaction.invoice_payments].reduce(
    (sum, payment) => sum + unitsOfAmount(payment.payment_amount, currency),
    0n,
  );
  return (amount < 0n ? -amount : amount) - paid;
}

/** A transaction that can pay something, and how much it still can. */
export type Payer = { transaction: Transaction; left: bigint };

/** The transactions that something is left of; those of which exactly as much is left as is wanted come first. */
export function payersFor(transactions: readonly Transaction[], wanted: bigint, currency: string): Payer[] {
  const payers = transactions
    .map((transaction) => ({ transaction, left: leftOfTransaction(transaction, currency) }))
    .filter(({ left }) => left > 0n);
  return [...payers.filter(({ left }) => left === wanted), ...payers.filter(({ left }) => left !== wanted)];
}
