import { z } from 'zod';
import { bulkLimit } from './bulk-limit';
import { itemStatuses } from './item-kind';
import { reviewStatus } from './journal-entry';
import { longestName, longestSearch } from './limits';
import { lineChanges } from './line-changes';
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

export const invoiceStatus = z.enum(itemStatuses);
export const invoiceSource = z.enum(['manual', 'import', 'api']);

export const invoiceLine = z
  .object({
    id: z.string(),
    invoice_id: z.string(),
    description: z.string(),
    ledger_id: z.string(),
    quantity: amount.describe('At most six decimals.'),
    unit_price: amount.describe('Before discount and tax.'),
    discount_amount: amount.describe('Taken off quantity times price.'),
    discount_rate: amount.describe('A fraction of 1.'),
    tax_amount: amount.describe('Sales tax, added to what is left after the discount.'),
    tax_rate: amount.describe('A fraction of 1: 0.0825 is 8.25 %.'),
    is_prepayment: z.boolean().describe('Posts to customer deposits instead of the ledger of the line.'),
    metadata_: metadata,
  })
  .meta({
    id: 'InvoiceLine',
    description:
      'One line of an invoice. Rates are fractions of 1 (0.0825 is 8.25 %). Quantity, price and rates are exact, with at most six decimals.',
  });

export const invoicePayment = z
  .object({
    id: z.string(),
    invoice_id: z.string(),
    transaction_id: z.string(),
    payment_id: z
      .string()
      .describe('The payment itself, whatever it pays; `id` is the same payment as this invoice shows it.'),
    datetime: datetime.describe('When the money moved.'),
    payment_amount: amount.describe('The part of the transaction that pays the invoice.'),
  })
  .meta({ id: 'InvoicePayment', description: 'A bank transaction, or a part of it, that pays an invoice.' });
export type InvoicePayment = z.output<typeof invoicePayment>;

export const invoice = z
  .object({
    id: z.string(),
    business_id: z.string(),
    customer_id: z.string(),
    number: z.string(),
    description: z.string(),
    total_amount: amount.describe('The sum of the lines, with sales tax.'),
    total_paid: amount.describe('The sum of the payments.'),
    settled_otherwise: amount.describe(
      'What `status: paid` posted against the uncategorized asset ledger because no payment had settled it.',
    ),
    credit_applied: amount.describe("How much of the customer's credit was applied to the invoice."),
    open_amount: amount.describe('What is still to be paid; 0 for a draft or a voided invoice.'),
    probable_payment: probablePayment
      .optional()
      .describe(
        'What bank transactions probably pay of an open invoice that is read or listed; absent where none does.',
      ),
    credit_amount: amount.describe(
      'What was paid beyond the total, or at all for a voided invoice: it is owed back to the customer.',
    ),
    source: invoiceSource.describe('How the invoice came into the books.'),
    status: invoiceStatus,
    due_at: datetime,
    sent_at: datetime
      .nullable()
      .describe('When the invoice was sent, at which it is posted; null for a draft that has no day yet.'),
    never_sent: z
      .boolean()
      .describe(
        'Whether it was never sent: a draft, or one that was voided as a draft and may be one again.',
      ),
    voided_at: datetime.nullable().describe('When the invoice was voided; null otherwise.'),
    metadata_: metadata,
    lines: z.array(invoiceLine),
    payments: z.array(invoicePayment),
    credit_applications: z
      .array(z.object({ id: z.string(), amount, datetime }))
      .describe('Credit of the customer that was applied to the invoice.'),
    journal_entry_id: z
      .string()
      .nullable()
      .describe('The entry that posts the invoice; null for a draft or a voided one.'),
    settlement_entry_id: z
      .string()
      .nullable()
      .describe(
        'The entry behind `settled_otherwise`. Its line opposite accounts receivable may be corrected.',
      ),
    version: z.number().int(),
    created_at: datetime,
    updated_at: datetime,
  })
  .meta({ id: 'Invoice', description: 'What the business asks a customer to pay.' });
export type Invoice = z.output<typeof invoice>;

export const invoiceLineCreate = z
  .strictObject({
    description: description.nullish(),
    ledger_id: identifier('ledger'),
    unit_price: amount.describe('Before discount and tax.'),
    quantity: amount.nullish().describe('By default 1.'),
    discount_amount: amount.nullish().describe('Taken off quantity times price.'),
    discount_rate: amount.nullish().describe('A fraction of 1.'),
    tax_amount: amount.nullish().describe('Sales tax, added to what is left after the discount.'),
    tax_rate: amount.nullish().describe('A fraction of 1: 0.0825 is 8.25 %.'),
    is_prepayment: z
      .boolean()
      .nullish()
      .describe('Posts to customer deposits instead of the ledger of the line.'),
    metadata_: metadata.nullish(),
  })
  .meta({
    id: 'InvoiceLineCreate',
    description:
      'A given amount is used as it is, and its rate is only stored; without an amount, it is computed from the rate.',
  });
export type InvoiceLineCreate = z.output<typeof invoiceLineCreate>;

export const invoiceCreate = z
  .strictObject({
    customer_id: identifier('customer'),
    number: text(longestName),
    description: description.nullish(),
    due_at: datetime.nullish().describe('By default when it is sent.'),
    sent_at: datetime.nullish().describe('Of an open invoice by default now.'),
    status: z.enum(['draft', 'open']).nullish(),
    source: invoiceSource.nullish(),
    review_status: reviewStatus
      .nullish()
      .describe(
        'Of the entry that this posts: `confirmed` where a bookkeeper who has reviewed it enters it. By default `bookkeeper_pending`.',
      ),
    metadata_: metadata.nullish(),
    lines: z.array(invoiceLineCreate).min(1).max(bulkLimit),
  })
  .meta({
    id: 'InvoiceCreate',
    description:
      'An invoice to enter. A draft posts nothing; an open one is posted at `sent_at`: debits accounts ' +
      'receivable, credits the ledgers of its lines and sales tax payable.',
  });
export type InvoiceCreate = z.output<typeof invoiceCreate>;

export const invoiceUpdate = z
  .strictObject({
    customer_id: identifier('customer').nullish().describe('Stays where it is posted in the locked period.'),
    number: text(longestName).nullish(),
    description: description.nullish(),
    due_at: datetime
      .nullish()
      .describe('Posted in the locked period, one that was overdue within it keeps its due date.'),
    sent_at: datetime.nullish(),
    status: invoiceStatus.nullish(),
    review_status: reviewStatus
      .nullish()
      .describe(
        'Of the entry that this posts: `confirmed` where a bookkeeper who has reviewed it enters it. By default `bookkeeper_pending`.',
      ),
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
  status: commaList(invoiceStatus).optional().describe('One or more, separated by commas.'),
  customer_id: identifier('customer').optional(),
  due_at_start: datetime.optional().describe('Inclusive.'),
  due_at_end: datetime.optional().describe('Inclusive.'),
  probably_paid: queryBoolean
    .optional()
    .describe(
      'True: only what bank transactions probably pay in full; false: all else. Only what the aging of today (UTC) counts.',
    ),
  q: text(longestSearch, 1)
    .optional()
    .describe("Found anywhere in the number, the description or the customer's name, in any case."),
  sort: z.enum(['due_at', '-due_at']).default('due_at'),
});
export type InvoiceListQuery = z.output<typeof invoiceListQuery>;

export const invoicePaymentCreate = z
  .strictObject({
    invoice_id: identifier('invoice'),
    transaction_id: identifier('transaction'),
    payment_amount: amount
      .nullish()
      .describe('At least 0, at most what the transaction has left; by default the whole transaction.'),
    open_amount: amount
      .nullish()
      .describe(
        'The `open_amount` of the invoice where the payment was decided: refused (409 `open_amount_changed`) where it is another by now. Not looked at by default.',
      ),
  })
  .meta({
    id: 'InvoicePaymentCreate',
    description: 'A bank transaction by which money came in, and the invoice that it pays.',
  });
export type InvoicePaymentCreate = z.output<typeof invoicePaymentCreate>;

export const invoicePaymentParameters = z.object({
  business_id: identifier('business'),
  invoice_payment_id: identifier('invoice_payment'),
});
