import type { z } from 'zod';
import { invoiceListQuery } from '@/lib/contract/invoice';
import { dayOf } from '@/lib/dates/instant';
import { accept } from '@/lib/result';
import { plain } from '../accounting/plain';
import type { Member } from '../session/guard';
import { readQuery } from './data-answer';
import { readLedgers } from './ledgers';
import { readPartyNames } from './parties';
import { readPayingTransactions } from './paying-transactions';

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
  const transactions = await readPayingTransactions(member, businessId, invoice.value.data.payments);
  if (!transactions.ok) return transactions;
  return accept({ data: invoice.value.data, transactions: transactions.value });
}

/** What the list of invoices starts with; `hasAny` tells a list that filters emptied from books without invoices. */
export async function readInvoicesScreen(member: Member, businessId: string, query: InvoiceQuery) {
  const [page, any, aging, customers, ledgers] = await Promise.all([
    readInvoices(member, businessId, query),
    readInvoices(member, businessId, { page_size: 1 }),
    readInvoiceAging(member, businessId),
    readPartyNames(member, businessId, 'customer'),
    readLedgers(member, businessId),
  ]);
  if (!page.ok) return page;
  if (!any.ok) return any;
  if (!aging.ok) return aging;
  if (!customers.ok) return customers;
  if (!ledgers.ok) return ledgers;
  const now = new Date();
  return accept(
    plain({
      page: page.value,
      hasAny: any.value.data.length > 0,
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
