import { z } from 'zod';
import { amount, datetime } from './primitives';

export const refundPayment = z
  .object({
    id: z.string(),
    transaction_id: z.string(),
    vendor_id: z.string().nullable(),
    customer_id: z.string().nullable(),
    amount,
    datetime,
  })
  .meta({
    id: 'RefundPayment',
    description:
      'A bank transaction, or a part of it, that pays back unapplied credit of a vendor or customer; or ' +
      'one linked as the refund of an earlier payment, which names neither.',
  });
export type RefundPayment = z.output<typeof refundPayment>;
