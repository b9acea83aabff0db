import { z } from 'zod';
import { bulkLimit } from './bulk-limit';
import { longestName } from './limits';
import { amount, datetime, description, identifier, paging, text } from './primitives';

const creditNoteLine = z
  .object({
    id: z.string(),
    credit_note_id: z.string(),
    description: z.string(),
    ledger_id: z.string(),
    amount: amount.describe('Greater than 0.'),
  })
  .meta({ id: 'CreditNoteLine', description: 'One line of a credit note; the lines sum to the total.' });

export const creditNote = z
  .object({
    id: z.string(),
    business_id: z.string(),
    vendor_id: z.string().nullable(),
    customer_id: z.string().nullable(),
    number: z.string(),
    description: z.string(),
    total_amount: amount,
    issued_at: datetime,
    voided_at: datetime.nullable(),
    status: z.enum(['open', 'voided']),
    lines: z.array(creditNoteLine),
    journal_entry_id: z.string(),
    version: z.number().int(),
    created_at: datetime,
    updated_at: datetime,
  })
  .meta({
    id: 'CreditNote',
    description:
      'What a vendor takes off what the business owes, or the business off what a customer owes. From ' +
      '`issued_at` on it is unapplied credit; it is posted against the ledgers of its lines.',
  });
export type CreditNote = z.output<typeof creditNote>;

const creditNoteLineCreate = z
  .strictObject({
    description: description.nullish(),
    ledger_id: identifier('ledger'),
    amount: amount.describe('Greater than 0.'),
  })
  .meta({ id: 'CreditNoteLineCreate' });

export const creditNoteCreate = z
  .strictObject({
    vendor_id: identifier('vendor').nullish(),
    customer_id: identifier('customer').nullish(),
    number: text(longestName),
    description: description.nullish(),
    issued_at: datetime,
    lines: z.array(creditNoteLineCreate).min(1).max(bulkLimit),
  })
  .meta({ id: 'CreditNoteCreate', description: 'Names either the vendor or the customer.' });
export type CreditNoteCreate = z.output<typeof creditNoteCreate>;

export const creditNoteParameters = z.object({
  business_id: identifier('business'),
  credit_note_id: identifier('credit_note'),
});

/** Latest first, unless `sort` is given. */
export const creditNoteListQuery = z.strictObject({
  ...paging,
  vendor_id: identifier('vendor').optional(),
  customer_id: identifier('customer').optional(),
  sort: z.enum(['issued_at', '-issued_at']).default('-issued_at'),
});
export type CreditNoteListQuery = z.output<typeof creditNoteListQuery>;
