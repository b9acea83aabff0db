import type { Client, ClientResult } from '@/lib/client/client';
import type { Invoice } from '@/lib/contract/invoice';
import { startOfDay } from '@/lib/dates/instant';
import { ExactNumber } from '@/lib/json';
import { accept } from '@/lib/result';
import { everyPage } from '../accounting/every-page';
import type { DemoInvoice, DemoInvoiceLine } from './demo-event';
import { ensureCustomers } from './ensure-customers';
import type { LedgerIds } from './ensure-ledgers';

/** Writes the customers and invoices that are not there yet; voided ones are voided by a later step. */
export async function ensureInvoices(
  client: Client,
  businessId: string,
  invoices: readonly DemoInvoice[],
  ledgerIds: LedgerIds,
): Promise<ClientResult<null>> {
  const present = await listInvoices(client, businessId);
  if (!present.ok) return present;
  const numbers = new Set(present.value.map((invoice) => invoice.number));
  const missing = invoices.filter((invoice) => !numbers.has(invoice.number));
  if (missing.length === 0) return accept(null);
  const customers = await ensureCustomers(
    client,
    businessId,
    new Set(missing.map(({ customer }) => customer)),
  );
  if (!customers.ok) return customers;
  for (const invoice of missing) {
    const created = await client.createInvoice({
      parameters: { business_id: businessId },
      idempotencyKey: `demo-invoice-${businessId}-${invoice.number}`,
      body: {
        customer_id: customers.value.get(invoice.customer) ?? '',
        number: invoice.number,
        description: invoice.description,
        sent_at: startOfDay(invoice.sent),
        due_at: startOfDay(invoice.due),
        status: invoice.status === 'draft' ? 'draft' : 'open',
        source: 'manual',
        lines: invoice.lines.map((line) => createdLine(line, ledgerIds)),
      },
    });
    if (!created.ok) return created;
  }
  return accept(null);
}

function createdLine(line: DemoInvoiceLine, ledgerIds: LedgerIds) {
  return {
    ledger_id: ledgerIds.get(line.ledger) ?? '',
    description: line.description,
    quantity: new ExactNumber(line.quantity),
    unit_price: new ExactNumber(line.price),
    discount_rate: line.discountRate === undefined ? null : new ExactNumber(line.discountRate),
    tax_rate: line.taxRate === undefined ? null : new ExactNumber(line.taxRate),
  };
}

export function listInvoices(client: Client, businessId: string): Promise<ClientResult<Invoice[]>> {
  return everyPage((page_token) =>
    client.listInvoices({ parameters: { business_id: businessId }, query: { page_token } }),
  );
}
