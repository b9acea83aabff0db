import { z } from 'zod';
import { amount, datetime, identifier, text } from './primitives';

/**
 * (Extension) A bill of the same vendor that is likely the same one, entered twice: with the same number and issued within a
 * year, or with the same total and issued at most five days apart, unless their numbers tell them apart. Voided bills are none.
 */
export const duplicateBill = z
  .object({
    bill_id: z.string(),
    number: z.string(),
    issued_at: datetime,
    total_amount: amount,
    same_number: z.boolean(),
    same_amount: z.boolean(),
  })
  .meta({ id: 'DuplicateBill' });
export type DuplicateBill = z.output<typeof duplicateBill>;

/** A bill before it is entered, or before it is reopened: then `bill_id` names it. */
export const duplicateBillQuery = z.strictObject({
  bill_id: identifier('bill').optional(),
  vendor_id: identifier('vendor'),
  number: text(255).optional(),
  issued_at: datetime,
  /** In major units, such as `216.40`. */
  total_amount: z
    .string()
    .regex(/^\d{1,16}(\.\d{1,6})?$/, 'must be a number such as 216.40')
    .optional(),
});
export type DuplicateBillQuery = z.output<typeof duplicateBillQuery>;

export const declinedDuplicateCreate = z
  .strictObject({ other_bill_id: identifier('bill') })
  .meta({ id: 'DeclinedDuplicateCreate' });
