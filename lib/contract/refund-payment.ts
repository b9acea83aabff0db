import { z } from 'zod';
import { amount, datetime } from './primitives';

/**
 * A transaction, or part of one, that pays back the unapplied credit of a vendor or customer; or one that is linked as the refund
 * of an earlier payment, which names neither.
 */
export const refundPayment = z
  .object({
    id: z.string(),
    transaction_id: z.string(),
    vendor_id: z.string().nullable(),
    customer_id: z.string().nullable(),
    amount,
    datetime,
  })
  .meta({ id: 'RefundPayment' });
export type RefundPayment = z.output<typeof refundPayment>;
