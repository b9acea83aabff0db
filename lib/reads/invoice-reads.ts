import { z } from 'zod';
import { invoice } from '../contract/invoice';
import { invoices } from '../contract/operations/invoice-operations';
import { transaction } from '../contract/transaction';
import { composed, passOn, type ReadAnswer } from './read';

export const invoiceReads = {
  list: passOn('invoices', invoices.listInvoices),
  aging: passOn('invoices/aging', invoices.getInvoiceAging),
  /** An invoice with the transactions that its payments came from. */
  one: composed('invoices/{invoice_id}', z.object({ data: invoice, transactions: z.array(transaction) })),
};

export type OpenInvoice = ReadAnswer<typeof invoiceReads.one>;
