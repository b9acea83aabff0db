import { z } from 'zod';
import { bulkLimit } from './bulk-limit';
import { duplicateBill } from './duplicate-bill';
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

export const billStatus = z.enum(['open', 'paid', 'voided']);

export const billLine = z
  .object({
    id: z.string(),
    bill_id: z.string(),
    description: z.string(),
    number: z.string().nullable().describe("The line's own number or article on the bill."),
    ledger_id: z.string().describe('What the bill is for, such as an expense or asset.'),
    amount: amount.describe('Greater than 0.'),
    is_prepayment: z.boolean().describe('Posts to prepaid expenses instead of the ledger of the line.'),
    metadata_: metadata,
  })
  .meta({ id: 'BillLine', description: 'One line of a bill; the lines sum to the total.' });

export const billPayment = z
  .object({
    id: z.string(),
    bill_id: z.string(),
    transaction_id: z.string(),
    payment_id: z
      .string()
      .describe('The payment itself, whatever it pays; `id` is the same payment as this bill shows it.'),
    datetime: datetime.describe('When the money moved.'),
    payment_amount: amount.describe('The part of the transaction that pays the bill.'),
  })
  .meta({ id: 'BillPayment', description: 'A bank transaction, or a part of it, that pays a bill.' });
export type BillPayment = z.output<typeof billPayment>;

export const bill = z
  .object({
    id: z.string(),
    business_id: z.string(),
    vendor_id: z.string(),
    number: z.string().describe("The vendor's number of the bill."),
    description: z.string(),
    total_amount: amount.describe('The sum of the lines.'),
    total_paid: amount.describe('The sum of the payments.'),
    settled_otherwise: amount.describe(
      'What `status: paid` posted against the uncategorized asset ledger because no payment had settled it.',
    ),
    credit_applied: amount.describe("How much of the vendor's credit was applied to the bill."),
    open_amount: amount.describe('What is still to be paid; 0 for a voided bill.'),
    probable_payment: probablePayment
      .optional()
      .describe(
        'What bank transactions probably pay of an open bill that is read or listed; absent where none does.',
      ),
    likely_duplicates: z
      .array(duplicateBill)
      .optional()
      .describe(
        'Bills that are probably the same one, where a bill is read or listed; absent where there are none.',
      ),
    credit_amount: amount.describe(
      'What was paid beyond the total, or at all for a voided bill: the vendor owes it back.',
    ),
    due_at: datetime,
    issued_at: datetime.describe('The day of the bill, on which it is posted.'),
    voided_at: datetime.nullable().describe('When the bill was voided; null otherwise.'),
    status: billStatus,
    metadata_: metadata,
    lines: z.array(billLine),
    payments: z.array(billPayment),
    credit_applications: z
      .array(z.object({ id: z.string(), amount, datetime }))
      .describe('Credit of the vendor that was applied to the bill.'),
    journal_entry_id: z.string().nullable().describe('The entry that posts the bill; null for a voided one.'),
    settlement_entry_id: z
      .string()
      .nullable()
      .describe('The entry behind `settled_otherwise`. Its line opposite accounts payable may be corrected.'),
    version: z.number().int(),
    created_at: datetime,
    updated_at: datetime,
  })
  .meta({ id: 'Bill', description: 'What a vendor asks the business to pay.' });
export type Bill = z.output<typeof bill>;

export const billLineCreate = z
  .strictObject({
    description: description.nullish(),
    number: text(longestName).nullish(),
    ledger_id: identifier('ledger'),
    amount: amount.describe('Greater than 0.'),
    is_prepayment: z
      .boolean()
      .nullish()
      .describe('Posts to prepaid expenses instead of the ledger of the line.'),
    metadata_: metadata.nullish(),
  })
  .meta({ id: 'BillLineCreate' });
export type BillLineCreate = z.output<typeof billLineCreate>;

export const billCreate = z
  .strictObject({
    business_id: identifier('business'),
    vendor_id: identifier('vendor'),
    number: text(longestName),
    description,
    due_at: datetime,
    issued_at: datetime,
    review_status: reviewStatus
      .nullish()
      .describe(
        'Of the entry that this posts: `confirmed` where a bookkeeper who has reviewed it enters it. By default `bookkeeper_pending`.',
      ),
    metadata_: metadata.nullish(),
    not_duplicate_of: z
      .array(identifier('bill'))
      .max(100)
      .nullish()
      .describe('Bills that look like this one and are others: they are not called likely duplicates.'),
    document_id: identifier('document')
      .nullish()
      .describe(
        'The document that the bill is entered from. One document makes one bill; once that is voided, it may make another.',
      ),
    lines: z.array(billLineCreate).min(1).max(bulkLimit),
  })
  .meta({
    id: 'BillCreate',
    description:
      'A bill to enter. It is posted at `issued_at`: debits the ledgers of its lines, credits accounts payable.',
  });
export type BillCreate = z.output<typeof billCreate>;

export const billBulkCreate = z.array(billCreate).min(1).max(bulkLimit);

export const billUpdate = z
  .strictObject({
    vendor_id: identifier('vendor').nullish().describe('Stays where it is posted in the locked period.'),
    number: text(longestName).nullish(),
    description: description.nullish(),
    due_at: datetime
      .nullish()
      .describe('Posted in the locked period, one that was overdue within it keeps its due date.'),
    issued_at: datetime.nullish(),
    status: billStatus
      .nullish()
      .describe(
        '`voided` reverses the posting; `paid` with something left posts the rest against the uncategorized asset ledger; `open` takes either back.',
      ),
    review_status: reviewStatus
      .nullish()
      .describe(
        'Of the entry that this posts: `confirmed` where a bookkeeper who has reviewed it enters it. By default `bookkeeper_pending`.',
      ),
    metadata_: metadata.nullish(),
    line_changes: lineChanges(billLineCreate, 'bill_line').nullish(),
  })
  .meta({ id: 'BillUpdate' });
export type BillUpdate = z.output<typeof billUpdate>;

export const billParameters = z.object({ business_id: identifier('business'), bill_id: identifier('bill') });

export const billListQuery = z.strictObject({
  ...paging,
  status: commaList(billStatus).optional().describe('One or more, separated by commas.'),
  vendor_id: identifier('vendor').optional(),
  due_at_start: datetime.optional().describe('Inclusive.'),
  due_at_end: datetime.optional().describe('Inclusive.'),
  probably_paid: queryBoolean
    .optional()
    .describe(
      'True: only what bank transactions probably pay in full; false: all else. Only what the aging of today (UTC) counts.',
    ),
  q: text(longestSearch, 1)
    .optional()
    .describe("Found anywhere in the number, the description or the vendor's name, in any case."),
  sort: z.enum(['due_at', '-due_at']).default('due_at'),
});
export type BillListQuery = z.output<typeof billListQuery>;

export const billPaymentCreate = z
  .strictObject({
    bill_id: identifier('bill'),
    transaction_id: identifier('transaction'),
    payment_amount: amount
      .nullish()
      .describe('At least 0, at most what the transaction has left; by default the whole transaction.'),
    open_amount: amount
      .nullish()
      .describe(
        'The `open_amount` of the bill where the payment was decided: refused (409 `open_amount_changed`) where it is another by now. Not looked at by default.',
      ),
  })
  .meta({
    id: 'BillPaymentCreate',
    description: 'A bank transaction by which money left, and the bill that it pays.',
  });
export type BillPaymentCreate = z.output<typeof billPaymentCreate>;

export const billPaymentParameters = z.object({
  business_id: identifier('business'),
  bill_payment_id: identifier('bill_payment'),
});
