import type { Bill as ShownBill } from '@/lib/contract/bill';
import type { Invoice as ShownInvoice } from '@/lib/contract/invoice';
import type { ItemKind } from '@/lib/contract/item-kind';
import type { IncludedInTransaction, Transaction } from '@/lib/contract/transaction';
import type { ItemPayment, TransactionUse } from '../../domain/postings/open-item';
import { findItems } from '../../store/open-items/item-store';
import { findUsesOfTransactions } from '../../store/open-items/payment-store';
import { presentBill, presentBillPayment } from '../bills/present-bill';
import type { BusinessContext } from '../context';
import { presentRefund } from '../credits/present-refund';
import { presentInvoice, presentInvoicePayment } from '../invoices/present-invoice';

export type PaidByTransaction = Pick<Transaction, 'bill_payments' | 'invoice_payments' | 'refund_payments'>;

/** The payments and refunds of transactions, by transaction; with their bills and invoices if requested. */
export async function paymentsOfTransactions(
  ctx: BusinessContext,
  transactionIds: readonly string[],
  includes: readonly IncludedInTransaction[] = [],
): Promise<(transactionId: string) => PaidByTransaction> {
  const found = await findUsesOfTransactions(ctx.db, ctx.business.id, transactionIds);
  const payments = [...found.values()].flat();
  const bills = includes.includes('bill_payments.bill')
    ? await findItems(ctx.db, ctx.business.id, 'bill', idsOf(payments, 'bill'))
    : [];
  const invoices = includes.includes('invoice_payments.invoice')
    ? await findItems(ctx.db, ctx.business.id, 'invoice', idsOf(payments, 'invoice'))
    : [];
  const shownBills = new Map<string, ShownBill>(
    bills.map((bill) => [bill.id, presentBill(ctx.business, bill)]),
  );
  const shownInvoices = new Map<string, ShownInvoice>(
    invoices.map((invoice) => [invoice.id, presentInvoice(ctx.business, invoice)]),
  );
  return (transactionId) => {
    const own = found.get(transactionId) ?? [];
    return {
      bill_payments: ofKind(own, 'bill').map((payment) => {
        const bill = shownBills.get(payment.itemId);
        return { ...presentBillPayment(ctx.business, payment.itemId, payment), ...(bill && { bill }) };
      }),
      invoice_payments: ofKind(own, 'invoice').map((payment) => {
        const invoice = shownInvoices.get(payment.itemId);
        return {
          ...presentInvoicePayment(ctx.business, payment.itemId, payment),
          ...(invoice && { invoice }),
        };
      }),
      refund_payments: own.flatMap((use) => ('partyId' in use ? [presentRefund(ctx.business, use)] : [])),
    };
  };
}

const ofKind = (uses: readonly TransactionUse[], kind: ItemKind): ItemPayment[] =>
  uses.flatMap((use) => ('itemId' in use && use.kind === kind ? [use] : []));

const idsOf = (payments: readonly TransactionUse[], kind: ItemKind) => [
  ...new Set(ofKind(payments, kind).map((payment) => payment.itemId)),
];
