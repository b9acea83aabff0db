import { z } from 'zod';
import { bill, billPayment } from './bill';
import { invoice, invoicePayment } from './invoice';
import { journalEntry } from './journal-entry';
import {
  amount,
  commaList,
  datetime,
  description,
  identifier,
  inDescription,
  metadata,
  name,
  paging,
  queryBoolean,
  text,
} from './primitives';
import { refundPayment } from './refund-payment';
import { transactionLink } from './transaction-link';

export const externalAccount = z
  .object({
    id: z.string(),
    business_id: z.string(),
    name,
    institution: z.string().nullable(),
    last_four: z.string().nullable(),
    ledger_id: z.string(),
    version: z.number().int(),
    created_at: datetime,
    updated_at: datetime,
  })
  .meta({ id: 'ExternalAccount' });
export type ExternalAccount = z.output<typeof externalAccount>;

const lastFourFault = 'must be the last four characters of the account number';
const lastFour = z.string().regex(/^[0-9A-Za-z]{4}$/, lastFourFault);

export const externalAccountCreate = z
  .strictObject({
    name,
    institution: text(255).nullish(),
    last_four: lastFour.nullish(),
    ledger_id: identifier('ledger'),
  })
  .meta({ id: 'ExternalAccountCreate' });
export type ExternalAccountCreate = z.output<typeof externalAccountCreate>;

/** An empty text takes away what was known. */
export const externalAccountUpdate = z
  .strictObject({
    name: name.nullish(),
    institution: text(255).nullish(),
    last_four: z
      .string()
      .regex(/^(?:[0-9A-Za-z]{4})?$/, lastFourFault)
      .nullish(),
  })
  .meta({ id: 'ExternalAccountUpdate' });
export type ExternalAccountUpdate = z.output<typeof externalAccountUpdate>;

export const externalAccountParameters = z.object({
  business_id: identifier('business'),
  external_account_id: identifier('external_account'),
});

export const transaction = z
  .object({
    id: z.string(),
    business_id: z.string(),
    external_id: z.string().nullable(),
    external_account_id: z.string(),
    amount,
    datetime,
    description: z.string(),
    posted: z.boolean(),
    type: z.string(),
    reviewed: z.boolean(),
    metadata_: metadata,
    journal_entry_id: z.string().nullable(),
    /** (Extension) The entry that posts it, in a list that includes entries. */
    journal_entry: journalEntry.optional(),
    /** The import that added it; null for those of before imports were kept. */
    import_id: z.string().nullable(),
    invoice_payments: z.array(invoicePayment.extend({ invoice: invoice.optional() })),
    refund_payments: z.array(refundPayment),
    bill_payments: z.array(billPayment.extend({ bill: bill.optional() })),
    /** (Extension) What the transaction is linked to, and what it may be, the surest first; none that were declined. */
    links: z.array(transactionLink),
    version: z.number().int(),
    created_at: datetime,
    updated_at: datetime,
  })
  .meta({ id: 'Transaction' });
export type Transaction = z.output<typeof transaction>;

export const transactionUpdate = z
  .strictObject({ reviewed: z.boolean().nullish(), description: description.nullish() })
  .meta({ id: 'TransactionUpdate' });
export type TransactionUpdate = z.output<typeof transactionUpdate>;

export const transactionParameters = z.object({
  business_id: identifier('business'),
  transaction_id: identifier('transaction'),
});

const included = z.enum(['invoice_payments.invoice', 'bill_payments.bill']);
export type IncludedInTransaction = z.infer<typeof included>;

/** Which of the related objects are embedded, separated by commas. */
export const transactionQuery = z.strictObject({
  includes: commaList(included).optional(),
});

export const transactionListQuery = z.strictObject({
  ...paging,
  start_datetime: datetime.optional(),
  end_datetime: datetime.optional(),
  external_account_id: identifier('external_account').optional(),
  /** Those that this import added. */
  import_id: identifier('transaction_import').optional(),
  reviewed: queryBoolean.optional(),
  /** Money in (more than 0) or out (less than 0). */
  direction: z.enum(['in', 'out']).optional(),
  q: inDescription,
  search: text(255, 1)
    .meta({
      description:
        "As of journal entries: words, each of which is in the bank's text or memo, the amount, or anything of the entry.",
    })
    .optional(),
  /** Which related objects are embedded. */
  includes: commaList(z.enum(['journal_entry'])).optional(),
  sort: z.enum(['datetime', '-datetime']).default('-datetime'),
});
export type TransactionListQuery = z.output<typeof transactionListQuery>;
