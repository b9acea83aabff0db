import type { z } from 'zod';
import { type Invoice, invoiceListQuery } from '@/lib/contract/invoice';
import type { Transaction } from '@/lib/contract/transaction';
import { dayOf } from '@/lib/dates/instant';
import { accept } from '@/lib/result';
import { plain } from '../accounting/plain';
import type { Member } from '../session/guard';
import { readQuery } from './data-answer';
import { readLedgers } from './ledgers';
import { readPartyNames } from './parties';

export type InvoiceQuery = z.input<typeof invoiceListQuery>;

/** One page of invoices. */
export function readInvoices({ client }: Member, businessId: string, query: InvoiceQuery) {
  return client.listInvoices({ parameters: { business_id: businessId }, query });
}

/** The query of an address of the list. */
export function invoiceQueryOf(search: URLSearchParams) {
  return readQuery(invoiceListQuery, search);
}

/** What is open of invoices, by how long it has been due today. */
export function readInvoiceAging({ client }: Member, businessId: string) {
  return client.getInvoiceAging({ parameters: { business_id: businessId } });
}

/** An invoice with the transactions that its payments came from. */
export async function readInvoice(member: Member, businessId: string, invoiceId: string) {
  const { client } = member;
  const invoice = await client.getInvoice({
    parameters: { business_id: businessId, invoice_id: invoiceId },
  });
  if (!invoice.ok) return invoice;
  const read = await Promise.all(
    payingTransactions(invoice.value.data).map((transaction_id) =>
      client.getTransaction({ parameters: { business_id: businessId, transaction_id } }),
    ),
  );
  const refusal = read.find((each) => !each.ok);
  if (refusal && !refusal.ok) return refusal;
  const transactions: Transaction[] = read.flatMap((each) => (each.ok ? [each.value.data] : []));
  return accept({ data: invoice.value.data, transactions });
}

function payingTransactions({ payments }: Invoice): string[] {
  return [...new Set(payments.map((payment) => payment.transaction_id))];
}

/** What the list of invoices starts with. */
export async function readInvoicesScreen(member: Member, businessId: string, query: InvoiceQuery) {
  const [page, aging, customers, ledgers] = await Promise.all([
    readInvoices(member, businessId, query),
    readInvoiceAging(member, businessId),
    readPartyNames(member, businessId, 'customer'),
    readLedgers(member, businessId),
  ]);
  if (!page.ok) return page;
  if (!aging.ok) return aging;
  if (!customers.ok) return customers;
  if (!ledgers.ok) return ledgers;
  const now = new Date();
  return accept(
    plain({
      page: page.value,
      aging: aging.value.data,
      customers: customers.value.data,
      ledgers: ledgers.value.data,
      today: dayOf(now.toISOString()),
      readAt: now.getTime(),
    }),
  );
}

/** What the form of a new invoice starts with: the latest numbers tell what the next one may be. */
export async function readNewInvoiceScreen(member: Member, businessId: string) {
  const [latest, customers, ledgers] = await Promise.all([
    readInvoices(member, businessId, { sort: '-due_at', page_size: 100 }),
    readPartyNames(member, businessId, 'customer'),
    readLedgers(member, businessId),
  ]);
  if (!latest.ok) return latest;
  if (!customers.ok) return customers;
  if (!ledgers.ok) return ledgers;
  return accept(
    plain({
      numbers: latest.value.data.map((invoice) => invoice.number),
      customers: customers.value.data,
      ledgers: ledgers.value.data,
      today: dayOf(new Date().toISOString()),
    }),
  );
}

/** What the page of one invoice starts with. */
export async function readInvoiceScreen(member: Member, businessId: string, invoiceId: string) {
  const [read, customers, ledgers] = await Promise.all([
    readInvoice(member, businessId, invoiceId),
    readPartyNames(member, businessId, 'customer'),
    readLedgers(member, businessId),
  ]);
  if (!read.ok) return read;
  if (!customers.ok) return customers;
  if (!ledgers.ok) return ledgers;
  return accept(
    plain({
      read: read.value,
      customers: customers.value.data,
      ledgers: ledgers.value.data,
      today: dayOf(new Date().toISOString()),
    }),
  );
}
