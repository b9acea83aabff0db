import type { Client, ClientResult } from '@/lib/client/client';
import type { Invoice } from '@/lib/contract/invoice';
import { accept } from '@/lib/result';
import type { DemoEvent, DemoInvoice } from './demo-event';
import { listInvoices } from './ensure-invoices';
import { reportedMovements } from './reported-movements';

/**
 * Pays the invoices by the deposits that were reviewed and voids what is to be voided, as a bookkeeper would have. What
 * was done before is left alone.
 * @param deposits reviewed movements of the bank by its own ids
 */
export async function settleInvoices(
  client: Client,
  businessId: string,
  invoices: readonly DemoInvoice[],
  deposits: ReadonlyMap<string, DemoEvent>,
): Promise<ClientResult<null>> {
  const present = await listInvoices(client, businessId);
  if (!present.ok) return present;
  const byNumber = new Map(present.value.map((invoice) => [invoice.number, invoice]));
  const idOfDeposit = new Map([...deposits].map(([id, event]) => [event, id]));
  const payments = invoices.flatMap((invoice) => {
    const bankId = invoice.paidBy && idOfDeposit.get(invoice.paidBy);
    const found = byNumber.get(invoice.number);
    return bankId && found && found.payments.length === 0 ? [{ invoice: found, bankId }] : [];
  });
  const paid = await pay(client, businessId, payments);
  if (!paid.ok) return paid;
  for (const { number, status } of invoices) {
    const invoice = byNumber.get(number);
    if (status !== 'voided' || !invoice || invoice.status === 'voided') continue;
    const parameters = { business_id: businessId, invoice_id: invoice.id };
    const voided = await client.updateInvoice({ parameters, body: { status: 'voided' } });
    if (!voided.ok) return voided;
  }
  return accept(null);
}

async function pay(
  client: Client,
  businessId: string,
  payments: readonly { invoice: Invoice; bankId: string }[],
): Promise<ClientResult<null>> {
  if (payments.length === 0) return accept(null);
  const parameters = { business_id: businessId };
  const reported = await reportedMovements(client, businessId, 'Checking');
  if (!reported.ok) return reported;
  for (const { invoice, bankId } of payments) {
    const transaction = reported.value.get(bankId);
    if (!transaction) continue;
    const body = { invoice_id: invoice.id, transaction_id: transaction.id };
    const paid = await client.createInvoicePayment({ parameters, body });
    if (!paid.ok) return paid;
  }
  return accept(null);
}
