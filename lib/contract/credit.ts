import { z } from 'zod';
import { bill } from './bill';
import { invoice } from './invoice';
import { amount, datetime, identifier } from './primitives';

/** The vendor with one of its bills, or the customer with one of its invoices. */
export const creditApplicationCreate = z
  .strictObject({
    vendor_id: identifier('vendor').nullish(),
    customer_id: identifier('customer').nullish(),
    bill_id: identifier('bill').nullish(),
    invoice_id: identifier('invoice').nullish(),
    amount,
    /** By default now, or when the bill or invoice is posted, if that is later. */
    datetime: datetime.nullish(),
  })
  .meta({ id: 'CreditApplicationCreate' });
export type CreditApplicationCreate = z.output<typeof creditApplicationCreate>;

/** Unapplied credit of a vendor or customer that settles a bill or invoice; shown there, too. */
export const creditApplication = z
  .object({
    id: z.string(),
    business_id: z.string(),
    vendor_id: z.string().nullable(),
    customer_id: z.string().nullable(),
    bill_id: z.string().nullable(),
    invoice_id: z.string().nullable(),
    amount,
    datetime,
    created_at: datetime,
    /** What it settles, as it is now. */
    bill: bill.optional(),
    invoice: invoice.optional(),
  })
  .meta({ id: 'CreditApplication' });
export type CreditApplication = z.output<typeof creditApplication>;

export const creditApplicationParameters = z.object({
  business_id: identifier('business'),
  credit_application_id: identifier('credit_application'),
});

/** The vendor, whose credit money in refunds, or the customer, whose credit money out refunds. */
export const refundCreate = z
  .strictObject({
    vendor_id: identifier('vendor').nullish(),
    customer_id: identifier('customer').nullish(),
    transaction_id: identifier('transaction'),
    amount,
  })
  .meta({ id: 'RefundCreate' });
export type RefundCreate = z.output<typeof refundCreate>;

export const refundParameters = z.object({
  business_id: identifier('business'),
  refund_payment_id: identifier('refund_payment'),
});
