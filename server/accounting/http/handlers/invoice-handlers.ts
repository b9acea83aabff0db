import type { invoices } from '@/lib/contract/operations/invoice-operations';
import { createInvoice } from '../../services/invoices/create-invoice';
import { getInvoice, pageInvoices } from '../../services/invoices/read-invoices';
import { updateInvoice } from '../../services/invoices/update-invoice';
import { getAging } from '../../services/open-items/get-aging';
import { payInvoice, removeInvoicePayment } from '../../services/payments/invoice-payments';
import { data, type HandlersOf, page } from './handler';

export const invoiceHandlers: HandlersOf<typeof invoices> = {
  createInvoice: (ctx, { body }) => data(createInvoice(ctx, body)),
  listInvoices: (ctx, { query }) => page(pageInvoices(ctx, query)),
  getInvoiceAging: (ctx, { query }) => data(getAging(ctx, 'invoice', query)),
  getInvoice: (ctx, { parameters }) => data(getInvoice(ctx, parameters)),
  updateInvoice: (ctx, { parameters, body }) => data(updateInvoice(ctx, { ...parameters, ...body })),
  createInvoicePayment: (ctx, { body }) => data(payInvoice(ctx, body)),
  deleteInvoicePayment: (ctx, { parameters }) => data(removeInvoicePayment(ctx, parameters)),
};
