import type { Invoice as ShownInvoice } from '@/lib/contract/invoice';
import type { Transaction } from '@/lib/contract/transaction';
import { findInvoices } from '../../store/open-items/invoice-store';
import { findPaymentsOfTransactions } from '../../store/open-items/payment-store';
import { presentBillPayment } from '../bills/present-bill';
import type { BusinessContext } from '../context';
import { presentInvoice, presentInvoicePayment } from '../invoices/present-invoice';

export type PaidByTransaction = Pick<Transaction, 'bill_payments' | 'invoice_payments'>;

/** What transactions pay, by transaction; each invoice payment with its invoice when that is asked for. */
export async function paymentsOfTransactions(
  ctx: BusinessContext,
  transactionIds: readonly string[],
  includesInvoices = false,
): Promise<(transactionId: string) => PaidByTransaction> {
  const found = await findPaymentsOfTransactions(ctx.db, ctx.business.id, transactionIds);
  const ofInvoices = [...found.values()].flat().filter((payment) => payment.kind === 'invoice');
  const invoices = includesInvoices
    ? await readInvoices(ctx, [...new Set(ofInvoices.map((payment) => payment.itemId))])
    : new Map<string, ShownInvoice>();
  return (transactionId) => {
    const payments = found.get(transactionId) ?? [];
    return {
      bill_payments: payments
        .filter((payment) => payment.kind === 'bill')
        .map((payment) => presentBillPayment(ctx.business, payment.itemId, payment)),
      invoice_payments: payments
        .filter((payment) => payment.kind === 'invoice')
        .map((payment) => {
          const shown = presentInvoicePayment(ctx.business, payment.itemId, payment);
          const invoice = invoices.get(payment.itemId);
          return invoice ? { ...shown, invoice } : shown;
        }),
    };
  };
}

async function readInvoices(
  ctx: BusinessContext,
  ids: readonly string[],
): Promise<Map<string, ShownInvoice>> {
  const invoices = await findInvoices(ctx.db, ctx.business.id, ids);
  return new Map(invoices.map((invoice) => [invoice.id, presentInvoice(ctx.business, invoice)]));
}
