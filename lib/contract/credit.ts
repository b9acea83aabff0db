import { z } from 'zod';
import { bill } from './bill';
import { invoice } from './invoice';
import { amount, datetime, identifier } from './primitives';

export const creditApplicationCreate = z
  .strictObject({
    vendor_id: identifier('vendor').nullish(),
    customer_id: identifier('customer').nullish(),
    bill_id: identifier('bill').nullish(),
    invoice_id: identifier('invoice').nullish(),
    amount: amount.describe(
      'Greater than 0; at most the unapplied credit, and what is open of the bill or invoice.',
    ),
    datetime: datetime
      .nullish()
      .describe('By default now, or when the bill or invoice is posted, if that is later.'),
  })
  .meta({
    id: 'CreditApplicationCreate',
    description: 'Names a vendor and one of its bills, or a customer and one of its invoices.',
  });
export type CreditApplicationCreate = z.output<typeof creditApplicationCreate>;

export const creditApplication = z
  .object({
    id: z.string(),
    business_id: z.string(),
    vendor_id: z.string().nullable(),
    customer_id: z.string().nullable(),
    bill_id: z
      .string()
      .nullable()
      .meta({ examples: ['bill_1BoatSLRHtKNngkdXEeobR'] }),
    invoice_id: z.string().nullable(),
    amount,
    datetime: datetime.describe('From when on it counts in aging.'),
    created_at: datetime,
    bill: bill.optional().describe('The bill that it settles, as it is now.'),
    invoice: invoice.optional().describe('The invoice that it settles, as it is now.'),
  })
  .meta({
    id: 'CreditApplication',
    description:
      'Unapplied credit of a vendor or customer that settles a bill or invoice; nothing is posted.',
  });
export type CreditApplication = z.output<typeof creditApplication>;

export const creditApplicationParameters = z.object({
  business_id: identifier('business'),
  credit_application_id: identifier('credit_application'),
});

export const refundCreate = z
  .strictObject({
    vendor_id: identifier('vendor').nullish(),
    customer_id: identifier('customer').nullish(),
    transaction_id: identifier('transaction'),
    amount: amount.describe(
      'Greater than 0; at most what the transaction has left, and the unapplied credit.',
    ),
  })
  .meta({
    id: 'RefundCreate',
    description:
      'Names the vendor whose credit comes back by money in, or the customer whose credit is paid back by money out.',
  });
export type RefundCreate = z.output<typeof refundCreate>;

export const refundParameters = z.object({
  business_id: identifier('business'),
  refund_payment_id: identifier('refund_payment'),
});
