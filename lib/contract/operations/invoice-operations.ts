import { aging, agingQuery } from '../aging';
import { businessParameters } from '../business';
import {
  invoice,
  invoiceCreate,
  invoiceListQuery,
  invoiceParameters,
  invoicePaymentCreate,
  invoicePaymentParameters,
  invoiceUpdate,
} from '../invoice';
import { type Operation, operation } from '../operation';
import { dataOf, pageOf } from '../primitives';
import { inBusiness } from './in-business';

const tag = 'Invoices';
const one = `${inBusiness}/invoice/{invoice_id}`;

export const invoices = {
  createInvoice: operation({
    method: 'POST',
    path: `${inBusiness}/invoice`,
    summary: 'Create an invoice, as a draft or open',
    tag,
    scope: 'invoice:write',
    parameters: businessParameters,
    body: invoiceCreate,
    answer: dataOf(invoice),
    needsActiveBusiness: true,
    status: 201,
  }),
  listInvoices: operation({
    method: 'GET',
    path: `${inBusiness}/invoice`,
    summary: 'List invoices by due date',
    tag,
    scope: 'invoice:read',
    parameters: businessParameters,
    query: invoiceListQuery,
    answer: pageOf(invoice),
    status: 200,
  }),
  getInvoiceAging: operation({
    method: 'GET',
    path: `${inBusiness}/invoice/aging`,
    summary: 'Accounts receivable aging as of a day',
    tag,
    scope: 'invoice:read',
    parameters: businessParameters,
    query: agingQuery,
    answer: dataOf(aging),
    status: 200,
  }),
  getInvoice: operation({
    method: 'GET',
    path: one,
    summary: 'Read an invoice',
    tag,
    scope: 'invoice:read',
    parameters: invoiceParameters,
    answer: dataOf(invoice),
    status: 200,
  }),
  updateInvoice: operation({
    method: 'PATCH',
    path: one,
    summary: 'Update an invoice and its journal entry',
    tag,
    scope: 'invoice:write',
    parameters: invoiceParameters,
    body: invoiceUpdate,
    answer: dataOf(invoice),
    status: 200,
  }),
  createInvoicePayment: operation({
    method: 'POST',
    path: `${inBusiness}/invoice-payment`,
    summary: 'Create an invoice payment: apply a transaction (money in) to an invoice',
    tag,
    scope: 'invoice:write',
    parameters: businessParameters,
    body: invoicePaymentCreate,
    answer: dataOf(invoice),
    needsActiveBusiness: true,
    status: 201,
  }),
  deleteInvoicePayment: operation({
    method: 'DELETE',
    path: `${inBusiness}/invoice-payment/{invoice_payment_id}`,
    summary: 'Delete an invoice payment',
    tag,
    scope: 'invoice:write',
    parameters: invoicePaymentParameters,
    answer: dataOf(invoice),
    status: 200,
  }),
} satisfies Record<string, Operation>;
