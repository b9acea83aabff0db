import { z } from 'zod';
import { duplicateBill } from './duplicate-bill';
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

export const billStatus = z.enum(['open', 'paid', 'voided']);

/** A line that is a prepayment posts to prepaid expenses, whatever it will be an expense of. */
export const billLine = z
  .object({
    id: z.string(),
    bill_id: z.string(),
    description: z.string(),
    number: z.string().nullable(),
    ledger_id: z.string(),
    amount,
    is_prepayment: z.boolean(),
    metadata_: metadata,
  })
  .meta({ id: 'BillLine' });

/** A transaction, or part of one, applied to a bill. `payment_id` names the payment whatever it pays. */
export const billPayment = z
  .object({
    id: z.string(),
    bill_id: z.string(),
    transaction_id: z.string(),
    payment_id: z.string(),
    datetime,
    payment_amount: amount,
  })
  .meta({ id: 'BillPayment' });
export type BillPayment = z.output<typeof billPayment>;

export const bill = z
  .object({
    id: z.string(),
    business_id: z.string(),
    vendor_id: z.string(),
    number: z.string(),
    description: z.string(),
    total_amount: amount,
    total_paid: amount,
    /** What `status: paid` posted against the uncategorized asset ledger because no payment had settled it. */
    settled_otherwise: amount,
    /** What of the vendor's credit was applied to it. */
    credit_applied: amount,
    /** What it lacks of being settled; 0 where it is not posted. */
    open_amount: amount,
    /** Of an open one that is read or listed; absent where none is probable. */
    probable_payment: probablePayment.optional(),
    /** Of one that is read or listed; absent where there is none. */
    likely_duplicates: z.array(duplicateBill).optional(),
    /** What was paid beyond the total, or at all for a voided bill: the vendor owes it back. */
    credit_amount: amount,
    due_at: datetime,
    issued_at: datetime,
    voided_at: datetime.nullable(),
    status: billStatus,
    metadata_: metadata,
    lines: z.array(billLine),
    payments: z.array(billPayment),
    credit_applications: z.array(z.object({ id: z.string(), amount, datetime })),
    /** The entry that posts the bill now; none posts a voided one. */
    journal_entry_id: z.string().nullable(),
    /** The entry behind `settled_otherwise`; its line opposite payable or receivable may be corrected. */
    settlement_entry_id: z.string().nullable(),
    version: z.number().int(),
    created_at: datetime,
    updated_at: datetime,
  })
  .meta({ id: 'Bill' });
export type Bill = z.output<typeof bill>;

export const billLineCreate = z
  .strictObject({
    description: description.nullish(),
    number: text(255).nullish(),
    ledger_id: identifier('ledger'),
    amount,
    is_prepayment: z.boolean().nullish(),
    metadata_: metadata.nullish(),
  })
  .meta({ id: 'BillLineCreate' });
export type BillLineCreate = z.output<typeof billLineCreate>;

export const billCreate = z
  .strictObject({
    business_id: identifier('business'),
    vendor_id: identifier('vendor'),
    number: text(255),
    description,
    due_at: datetime,
    issued_at: datetime,
    /** Of the entries that this posts: a bookkeeper who enters it has reviewed it. Pending review by default. */
    review_status: reviewStatus.nullish(),
    metadata_: metadata.nullish(),
    /** Bills that look like it and are others: they are not called likely duplicates of each other. */
    not_duplicate_of: z.array(identifier('bill')).max(100).nullish(),
    /** The document that it is entered from. One document makes one bill; when that is voided, it may make another. */
    document_id: identifier('document').nullish(),
    lines: z.array(billLineCreate).min(1).max(bulkLimit),
  })
  .meta({ id: 'BillCreate' });
export type BillCreate = z.output<typeof billCreate>;

export const billBulkCreate = z.array(billCreate).min(1).max(bulkLimit);

export const billUpdate = z
  .strictObject({
    vendor_id: identifier('vendor').nullish(),
    number: text(255).nullish(),
    description: description.nullish(),
    due_at: datetime.nullish(),
    issued_at: datetime.nullish(),
    status: billStatus.nullish(),
    /** Of the entries that this posts: a bookkeeper who enters it has reviewed it. Pending review by default. */
    review_status: reviewStatus.nullish(),
    metadata_: metadata.nullish(),
    line_changes: lineChanges(billLineCreate, 'bill_line').nullish(),
  })
  .meta({ id: 'BillUpdate' });
export type BillUpdate = z.output<typeof billUpdate>;

export const billParameters = z.object({ business_id: identifier('business'), bill_id: identifier('bill') });

export const billListQuery = z.strictObject({
  ...paging,
  status: commaList(billStatus).optional(),
  vendor_id: identifier('vendor').optional(),
  due_at_start: datetime.optional(),
  due_at_end: datetime.optional(),
  /**
   * Of what the aging of today (UTC) counts, so not what was posted before the books start or is posted later: what
   * transactions probably pay in full; or all else.
   */
  probably_paid: queryBoolean.optional(),
  /** Found anywhere in the number, the description or the vendor's name, in any case. */
  q: text(255, 1).optional(),
  sort: z.enum(['due_at', '-due_at']).default('due_at'),
});
export type BillListQuery = z.output<typeof billListQuery>;

export const billPaymentCreate = z
  .strictObject({
    bill_id: identifier('bill'),
    transaction_id: identifier('transaction'),
    payment_amount: amount.nullish(),
  })
  .meta({ id: 'BillPaymentCreate' });
export type BillPaymentCreate = z.output<typeof billPaymentCreate>;

export const billPaymentParameters = z.object({
  business_id: identifier('business'),
  bill_payment_id: identifier('bill_payment'),
});
