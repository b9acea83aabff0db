import type { Invoice } from '../contract/invoice';
import type { Transaction } from '../contract/transaction';
import { composed, passOn } from './read';

/** An invoice with the transactions that its payments came from, and the one that probably pays it. */
export type OpenInvoice = { data: Invoice; transactions: Transaction[] };

export const invoiceReads = {
  list: passOn('invoices', 'listInvoices'),
  aging: passOn('invoices/aging', 'getInvoiceAging'),
  one: composed<OpenInvoice>()('invoices/{invoice_id}'),
};

/** How many of a customer's invoices are shown beside it. */
const latestCount = 20;

/** The query of the latest invoices of a customer. */
export function latestInvoicesOf(customerId: string) {
  return { customer_id: customerId, sort: '-due_at', page_size: latestCount } as const;
}
