import type { z } from 'zod';
import type { invoiceListQuery } from '@/lib/contract/invoice';
import { utcDay } from '@/lib/dates/instant';
import { accept, together } from '@/lib/result';
import { plain } from '../accounting/plain';
import type { Member } from '../session/guard';
import { todayOf } from '../session/today';
import { readLedgers } from './ledgers';
import { readPartyNames } from './parties';
import { readPayingTransactions } from './paying-transactions';

export type InvoiceQuery = z.input<typeof invoiceListQuery>;

/** One page of invoices. */
export function readInvoices({ client }: Member, businessId: string, query: InvoiceQuery) {
  return client.listInvoices({ parameters: { business_id: businessId }, query });
}

/** What is open of invoices, by how long it has been due today. */
export function readInvoiceAging({ client }: Member, businessId: string) {
  return client.getInvoiceAging({ parameters: { business_id: businessId } });
}

/** An invoice with the transactions that its payments came from, and the one that probably pays it. */
export async function readInvoice(member: Member, businessId: string, invoiceId: string) {
  const { client } = member;
  const invoice = await client.getInvoice({
    parameters: { business_id: businessId, invoice_id: invoiceId },
  });
  if (!invoice.ok) return invoice;
  const transactions = await readPayingTransactions(member, businessId, invoice.value.data);
  if (!transactions.ok) return transactions;
  return accept({ data: invoice.value.data, transactions: transactions.value });
}

/** What the list of invoices starts with; `hasAny` tells a list that filters emptied from books without invoices. */
export async function readInvoicesScreen(member: Member, businessId: string, query: InvoiceQuery) {
  const read = await together({
    page: readInvoices(member, businessId, query),
    any: readInvoices(member, businessId, { page_size: 1 }),
    aging: readInvoiceAging(member, businessId),
    customers: readPartyNames(member, businessId, 'customer'),
    ledgers: readLedgers(member, businessId),
  });
  if (!read.ok) return read;
  const { page, any, aging, customers, ledgers } = read.value;
  const now = new Date();
  return accept(
    plain({
      page,
      hasAny: any.data.length > 0,
      aging: aging.data,
      customers: customers.data,
      ledgers: ledgers.data,
      today: utcDay(now),
      readAt: now.getTime(),
    }),
  );
}

/** What the form of a new invoice starts with: the latest numbers tell what the next one may be. */
export async function readNewInvoiceScreen(member: Member, businessId: string) {
  const read = await together({
    latest: readInvoices(member, businessId, { sort: '-due_at', page_size: 100 }),
    customers: readPartyNames(member, businessId, 'customer'),
    ledgers: readLedgers(member, businessId),
  });
  if (!read.ok) return read;
  const { latest, customers, ledgers } = read.value;
  return accept(
    plain({
      numbers: latest.data.map((invoice) => invoice.number),
      customers: customers.data,
      ledgers: ledgers.data,
      today: await todayOf(member),
    }),
  );
}

/** What the page of one invoice starts with. */
export async function readInvoiceScreen(member: Member, businessId: string, invoiceId: string) {
  const all = await together({
    read: readInvoice(member, businessId, invoiceId),
    customers: readPartyNames(member, businessId, 'customer'),
    ledgers: readLedgers(member, businessId),
  });
  if (!all.ok) return all;
  const { read, customers, ledgers } = all.value;
  return accept(
    plain({
      read,
      customers: customers.data,
      ledgers: ledgers.data,
      today: utcDay(new Date()),
    }),
  );
}
