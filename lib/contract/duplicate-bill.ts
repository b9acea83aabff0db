import { z } from 'zod';
import { longestName } from './limits';
import { amount, datetime, identifier, text } from './primitives';

export const duplicateBill = z
  .object({
    bill_id: z.string(),
    number: z.string(),
    issued_at: datetime,
    total_amount: amount,
    same_number: z.boolean(),
    same_amount: z.boolean(),
  })
  .meta({
    id: 'DuplicateBill',
    description:
      'A bill of the same vendor that is probably the same one, entered twice: with the same number and ' +
      'issued within a year, or with the same total and issued at most five days apart, unless their ' +
      'numbers tell them apart. Voided bills do not count.',
  });
export type DuplicateBill = z.output<typeof duplicateBill>;

export const duplicateBillQuery = z.strictObject({
  bill_id: identifier('bill')
    .optional()
    .describe('The bill itself, before it is reopened; absent before it is entered.'),
  vendor_id: identifier('vendor'),
  number: text(longestName).optional(),
  issued_at: datetime,
  total_amount: z
    .string()
    .regex(/^\d{1,16}(\.\d{1,6})?$/, 'must be a number such as 216.40')
    .optional()
    .describe('In major units, such as `216.40`.'),
});
export type DuplicateBillQuery = z.output<typeof duplicateBillQuery>;

export const declinedDuplicateCreate = z
  .strictObject({ other_bill_id: identifier('bill') })
  .meta({ id: 'DeclinedDuplicateCreate' });
