import { z } from 'zod';
import { bill, billPayment } from './bill';
import { moneyDirections } from './choices';
import { invoice, invoicePayment } from './invoice';
import { journalEntry } from './journal-entry';
import { longestName, longestSearch } from './limits';
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
    last_four: z
      .string()
      .nullable()
      .describe(
        'The last four characters of the account number. Only the statement of this account is taken from a bank file.',
      ),
    ledger_id: z.string().describe('The ledger of the account; each external account has one of its own.'),
    version: z.number().int(),
    created_at: datetime,
    updated_at: datetime,
  })
  .meta({ id: 'ExternalAccount', description: 'An account at a bank or card company.' });
export type ExternalAccount = z.output<typeof externalAccount>;

const lastFourFault = 'must be the last four characters of the account number';
const lastFour = z.string().regex(/^[0-9A-Za-z]{4}$/, lastFourFault);

export const externalAccountCreate = z
  .strictObject({
    name,
    institution: text(longestName).nullish(),
    last_four: lastFour
      .nullish()
      .describe(
        'The last four characters of the account number. Only the statement of this account is taken from a bank file.',
      ),
    ledger_id: identifier('ledger').describe(
      'A ledger with the `financial_account_type` of a real account, which no other external account has.',
    ),
  })
  .meta({ id: 'ExternalAccountCreate' });
export type ExternalAccountCreate = z.output<typeof externalAccountCreate>;

export const externalAccountUpdate = z
  .strictObject({
    name: name.nullish(),
    institution: text(longestName).nullish(),
    last_four: z
      .string()
      .regex(/^(?:[0-9A-Za-z]{4})?$/, lastFourFault)
      .nullish(),
  })
  .meta({
    id: 'ExternalAccountUpdate',
    description: 'An empty `institution` or `last_four` takes away what was known.',
  });
export type ExternalAccountUpdate = z.output<typeof externalAccountUpdate>;

export const externalAccountParameters = z.object({
  business_id: identifier('business'),
  external_account_id: identifier('external_account'),
});

export const transaction = z
  .object({
    id: z.string(),
    business_id: z.string(),
    external_id: z
      .string()
      .nullable()
      .describe("The bank's own identifier of the movement, such as the FITID of OFX."),
    external_account_id: z.string(),
    amount: amount.describe('Signed: money in is positive, money out negative.'),
    datetime: datetime.describe('Midnight UTC of the day that the bank prints.'),
    description: z.string(),
    posted: z
      .boolean()
      .describe('False while the bank has only announced the movement; it then has no journal entry.'),
    type: z.string().describe("The bank's kind of movement; `other` where the file names none."),
    reviewed: z
      .boolean()
      .describe('Whether the journal entry is confirmed; of a transaction without one, what it was set to.'),
    metadata_: metadata.describe('What else the file says of the movement.'),
    journal_entry_id: z
      .string()
      .nullable()
      .describe('The entry that posts it; null for an amount of 0 and for what is only announced.'),
    journal_entry: journalEntry.optional().describe('Only in a list with `includes=journal_entry`.'),
    import_id: z.string().nullable().describe('The import that added it; null where no import is recorded.'),
    invoice_payments: z
      .array(invoicePayment.extend({ invoice: invoice.optional() }))
      .describe('What the transaction pays of invoices.'),
    refund_payments: z
      .array(refundPayment)
      .describe(
        'What of the transaction pays back credit, or is linked as the refund of an earlier payment.',
      ),
    bill_payments: z
      .array(billPayment.extend({ bill: bill.optional() }))
      .describe('What the transaction pays of bills.'),
    links: z
      .array(transactionLink)
      .describe(
        'What the transaction is linked to, and what is suggested, the surest first; without those that were declined.',
      ),
    version: z.number().int(),
    created_at: datetime,
    updated_at: datetime,
  })
  .meta({ id: 'Transaction', description: 'A movement on an external account, as the bank reports it.' });
export type Transaction = z.output<typeof transaction>;

export const transactionUpdate = z
  .strictObject({
    reviewed: z
      .boolean()
      .nullish()
      .describe('True confirms the journal entry; false returns a confirmed one to `bookkeeper_pending`.'),
    description: description.nullish(),
  })
  .meta({ id: 'TransactionUpdate' });
export type TransactionUpdate = z.output<typeof transactionUpdate>;

export const transactionParameters = z.object({
  business_id: identifier('business'),
  transaction_id: identifier('transaction'),
});

const included = z.enum(['invoice_payments.invoice', 'bill_payments.bill']);
export type IncludedInTransaction = z.infer<typeof included>;

export const transactionQuery = z.strictObject({
  includes: commaList(included).optional().describe('Related objects to embed, separated by commas.'),
});

export const transactionListQuery = z.strictObject({
  ...paging,
  start_datetime: datetime.optional().describe('Inclusive.'),
  end_datetime: datetime.optional().describe('Inclusive.'),
  external_account_id: identifier('external_account').optional(),
  import_id: identifier('transaction_import').optional().describe('Transactions that this import added.'),
  reviewed: queryBoolean.optional(),
  direction: z.enum(moneyDirections).optional().describe('Money in (greater than 0) or out (less than 0).'),
  q: inDescription,
  search: text(longestSearch, 1)
    .meta({
      description:
        "As of journal entries: words, each of which is in the bank's text or memo, the amount, or anything of the entry.",
    })
    .optional(),
  includes: commaList(z.enum(['journal_entry']))
    .optional()
    .describe('Related objects to embed.'),
  sort: z.enum(['datetime', '-datetime']).default('-datetime'),
});
export type TransactionListQuery = z.output<typeof transactionListQuery>;
