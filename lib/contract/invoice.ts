import { z } from 'zod';
import { reviewStatus } from './journal-entry';
import { bulkLimit, lineChanges } from './line-changes';
import {
  amount,
  commaList,
  datetime,
  description,
  identifier,
  metadata,
  paging,
  queryBoolean,
  text,
} from './primitives';
import { probablePayment } from './probable-payment';

export const invoiceStatus = z.enum(['draft', 'open', 'paid', 'voided']);
export const invoiceSource = z.enum(['manual', 'import', 'api']);

/** Rates are fractions of 1 (0.0825 is 8.25 %); quantity, price and rates are exact, with at most six decimals. */
export const invoiceLine = z
  .object({
    id: z.string(),
    invoice_id: z.string(),
    description: z.string(),
    ledger_id: z.string(),
    quantity: amount,
    unit_price: amount,
    discount_amount: amount,
    discount_rate: amount,
    tax_amount: amount,
    tax_rate: amount,
    is_prepayment: z.boolean(),
    metadata_: metadata,
  })
  .meta({ id: 'InvoiceLine' });

/** A transaction, or part of one, applied to an invoice. `payment_id` names the payment whatever it pays. */
export const invoicePayment = z
  .object({
    id: z.string(),
    invoice_id: z.string(),
    transaction_id: z.string(),
    payment_id: z.string(),
    datetime,
    payment_amount: amount,
  })
  .meta({ id: 'InvoicePayment' });
export type InvoicePayment = z.output<typeof invoicePayment>;

export const invoice = z
  .object({
    id: z.string(),
    business_id: z.string(),
    customer_id: z.string(),
    number: z.string(),
    description: z.string(),
    total_amount: amount,
    total_paid: amount,
    /** What `status: paid` posted against the uncategorized asset ledger because no payment had settled it. */
    settled_otherwise: amount,
    /** What of the customer's credit was applied to it. */
    credit_applied: amount,
    /** What it lacks of being settled; 0 where it is not posted. */
    open_amount: amount,
    /** Of an open one that is read or listed; absent where none is probable. */
    probable_payment: probablePayment.optional(),
    /** What was paid beyond the total, or at all for a voided invoice: it is owed back to the customer. */
    credit_amount: amount,
    source: invoiceSource,
    status: invoiceStatus,
    due_at: datetime,
    sent_at: datetime.nullable(),
    voided_at: datetime.nullable(),
    metadata_: metadata,
    lines: z.array(invoiceLine),
    payments: z.array(invoicePayment),
    credit_applications: z.array(z.object({ id: z.string(), amount, datetime })),
    /** The entry that posts the invoice now; none posts a draft or a voided one. */
    journal_entry_id: z.string().nullable(),
    /** The entry behind `settled_otherwise`; its line opposite payable or receivable may be corrected. */
    settlement_entry_id: z.string().nullable(),
    version: z.number().int(),
    created_at: datetime,
    updated_at: datetime,
  })
  .meta({ id: 'Invoice' });
export type Invoice = z.output<typeof invoice>;

/** A given amount is used as it is, and its rate is only stored; without an amount, it is computed from the rate. */
export const invoiceLineCreate = z
  .strictObject({
    description: description.nullish(),
    ledger_id: identifier('ledger'),
    unit_price: amount,
    quantity: amount.nullish(),
    discount_amount: amount.nullish(),
    discount_rate: amount.nullish(),
    tax_amount: amount.nullish(),
    tax_rate: amount.nullish(),
    is_prepayment: z.boolean().nullish(),
    metadata_: metadata.nullish(),
  })
  .meta({ id: 'InvoiceLineCreate' });
export type InvoiceLineCreate = z.output<typeof invoiceLineCreate>;

/** Without `due_at` it is due when sent; without `sent_at` an open invoice is sent now. */
export const invoiceCreate = z
  .strictObject({
    customer_id: identifier('customer'),
    number: text(255),
    description: description.nullish(),
    due_at: datetime.nullish(),
    sent_at: datetime.nullish(),
    status: z.enum(['draft', 'open']).nullish(),
    source: invoiceSource.nullish(),
    /** Of the entries that this posts: a bookkeeper who enters it has reviewed it. Pending review by default. */
    review_status: reviewStatus.nullish(),
    metadata_: metadata.nullish(),
    lines: z.array(invoiceLineCreate).min(1).max(bulkLimit),
  })
  .meta({ id: 'InvoiceCreate' });
export type InvoiceCreate = z.output<typeof invoiceCreate>;

export const invoiceUpdate = z
  .strictObject({
    customer_id: identifier('customer').nullish(),
    number: text(255).nullish(),
    description: description.nullish(),
    due_at: datetime.nullish(),
    sent_at: datetime.nullish(),
    status: invoiceStatus.nullish(),
    /** Of the entries that this posts: a bookkeeper who enters it has reviewed it. Pending review by default. */
    review_status: reviewStatus.nullish(),
    metadata_: metadata.nullish(),
    line_changes: lineChanges(invoiceLineCreate, 'invoice_line').nullish(),
  })
  .meta({ id: 'InvoiceUpdate' });
export type InvoiceUpdate = z.output<typeof invoiceUpdate>;

export const invoiceParameters = z.object({
  business_id: identifier('business'),
  invoice_id: identifier('invoice'),
});

export const invoiceListQuery = z.strictObject({
  ...paging,
  status: commaList(invoiceStatus).optional(),
  customer_id: identifier('customer').optional(),
  due_at_start: datetime.optional(),
  due_at_end: datetime.optional(),
  /**
   * Of what the aging of today (UTC) counts, so not what was posted before the books start or is posted later: what
   * transactions probably pay in full; or all else.
   */
  probably_paid: queryBoolean.optional(),
  /** Found anywhere in the number, the description or the customer's name, in any case. */
  q: text(255, 1).optional(),
  sort: z.enum(['due_at', '-due_at']).default('due_at'),
});
export type InvoiceListQuery = z.output<typeof invoiceListQuery>;

export const invoicePaymentCreate = z
  .strictObject({
    invoice_id: identifier('invoice'),
    transaction_id: identifier('transaction'),
    payment_amount: amount.nullish(),
  })
  .meta({ id: 'InvoicePaymentCreate' });
export type InvoicePaymentCreate = z.output<typeof invoicePaymentCreate>;

export const invoicePaymentParameters = z.object({
  business_id: identifier('business'),
  invoice_payment_id: identifier('invoice_payment'),
});
