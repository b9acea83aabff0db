import type { Transaction } from '@/lib/contract/transaction';
import type { TransactionLink } from '@/lib/contract/transaction-link';
import { unitsOfAmount } from '@/lib/format/amount';
import { absolute } from '@/lib/money/absolute';

/**
 * What bills, invoices and refunds have not taken of a transaction yet, in minor units, whichever way its money went. Nothing is
 * left where a link says what all of it is: a transfer between own accounts, a refund, or what another transaction says.
 */
export function leftOfTransaction(transaction: Transaction, currency: string): bigint {
  if (transaction.links.some((link) => decidesWhole(link, transaction.id))) return 0n;
  const whole = absolute(unitsOfAmount(transaction.amount, currency));
  const paid = [...transaction.bill_payments, ...transaction.invoice_payments].reduce(
    (sum, payment) => sum + unitsOfAmount(payment.payment_amount, currency),
    0n,
  );
  const refunded = transaction.refund_payments.reduce(
    (sum, refund) => sum + unitsOfAmount(refund.amount, currency),
    0n,
  );
  return whole - paid - refunded;
}

function decidesWhole({ kind, status, transaction_id: id }: TransactionLink, transactionId: string): boolean {
  if (status !== 'linked' || kind === 'payment') return false;
  return kind === 'transfer' || id === transactionId;
}

/** A transaction that can pay something, and how much it still can. */
export type Payer = { transaction: Transaction; left: bigint };

/**
 * The transactions that something is left of: those of which exactly as much is left as is wanted come first, then those
 * in which the bank seems to name the party.
 */
export function payersFor(
  transactions: readonly Transaction[],
  { wanted, partyName }: { wanted: bigint; partyName: string },
  currency: string,
): Payer[] {
  const isNamed = namesParty(partyName);
  const rank = ({ transaction, left }: Payer) =>
    left === wanted ? 0 : isNamed(transaction.description) ? 1 : 2;
  return transactions
    .map((transaction) => ({ transaction, left: leftOfTransaction(transaction, currency) }))
    .filter(({ left }) => left > 0n)
    .toSorted((one, other) => rank(one) - rank(other));
}

/** Banks cut names short and write them in capitals: a long word of the name, or its beginning, is enough. */
export function namesParty(partyName: string): (description: string) => boolean {
  const words = partyName.toUpperCase().match(/[\p{L}\p{N}]{5,}/gu) ?? [];
  return (description) => {
    const text = description.toUpperCase();
    return words.some((word) => text.includes(word.slice(0, 8)));
  };
}
