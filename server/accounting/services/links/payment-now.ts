import { absolute } from '@/lib/money/absolute';
import type { Link } from '../../domain/links/link';
import type { PaymentNow } from '../../domain/links/payments/refuse-outdated-payment';
import { totalOfItem } from '../../domain/postings/any-item';
import { openAmount } from '../../domain/postings/open-item';
import { lockItem } from '../../store/open-items/item-store';
import { findUsesOfTransactions } from '../../store/open-items/payment-store';
import { findTransaction } from '../../store/transaction-store';
import type { BusinessContext } from '../context';

/** Locks the bill or invoice of a payment; gives what it and the transaction are now, or null where there is none of them. */
export async function readPaymentNow(
  { db, business }: BusinessContext,
  { billId, invoiceId, transactionId }: Pick<Link, 'billId' | 'invoiceId' | 'transactionId'>,
): Promise<(PaymentNow & { status: string }) | null> {
  const kind = billId === null ? 'invoice' : 'bill';
  const item = await lockItem(db, business.id, kind, billId ?? invoiceId ?? '');
  const transaction = await findTransaction(db, business.id, transactionId);
  if (!item || !transaction) return null;
  const uses = await findUsesOfTransactions(db, business.id, [transaction.id]);
  const used = (uses.get(transaction.id) ?? []).reduce((sum, { amount }) => sum + amount, 0n);
  return {
    kind,
    number: item.number,
    status: item.status,
    open: openAmount(item, totalOfItem(item)),
    left: absolute(transaction.amount) - used,
  };
}
