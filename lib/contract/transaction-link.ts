import { z } from 'zod';
import { amount, datetime, identifier, queryBoolean } from './primitives';

/**
 * What the transaction is by the link: one leg of a transfer between two own accounts, money back from a payee, the
 * payment of a bill or invoice, or the same movement as another entry or transaction.
 */
export const linkKind = z.enum(['transfer', 'refund', 'payment', 'same']);
export type LinkKind = z.output<typeof linkKind>;

/** A declined link is never suggested again. */
export const linkStatus = z.enum(['suggested', 'linked', 'declined']);
export type LinkStatus = z.output<typeof linkStatus>;

export const transactionLink = z
  .object({
    id: z.string(),
    business_id: z.string(),
    kind: linkKind,
    status: linkStatus.describe('A declined link is never suggested again.'),
    transaction_id: z
      .string()
      .describe('Of a transfer, the leg by which money leaves; of a refund, the money that comes back.'),
    other_transaction_id: z
      .string()
      .nullable()
      .describe(
        'Of a transfer, the leg by which money arrives; of a refund, the first payment; of `same`, the other transaction.',
      ),
    bill_id: z.string().nullable(),
    invoice_id: z.string().nullable(),
    journal_entry_id: z
      .string()
      .nullable()
      .describe('The entry made by hand that records the same movement as the transaction.'),
    group_id: z
      .string()
      .nullable()
      .describe(
        'The same for links that belong together, such as one payment of several invoices: they are accepted and declined together.',
      ),
    amount: amount.describe('What the link covers, greater than 0; of a transfer, what arrives.'),
    fee_amount: amount.nullable().describe('Of a transfer: what left and did not arrive.'),
    fee_ledger_id: z.string().nullable(),
    confidence: z.number().min(0).max(1).describe('How likely the link is right, from 0 to 1.'),
    reasons: z.array(z.string()).describe('Why it was suggested, in sentences.'),
    decided_by: z
      .string()
      .nullable()
      .describe('`service`, or the user or application that decided; null while the link is only suggested.'),
    created_at: datetime,
    updated_at: datetime,
  })
  .meta({
    id: 'TransactionLink',
    description:
      'That a transaction belongs to another transaction, to a bill, an invoice or a journal entry.',
  });
export type TransactionLink = z.output<typeof transactionLink>;

export const transactionLinkCreate = z
  .strictObject({
    link_id: identifier('transaction_link').nullish(),
    kind: linkKind.nullish(),
    transaction_id: identifier('transaction').nullish(),
    other_transaction_id: identifier('transaction').nullish(),
    bill_id: identifier('bill').nullish(),
    invoice_id: identifier('invoice').nullish(),
    journal_entry_id: identifier('journal_entry').nullish(),
    amount: amount
      .nullish()
      .describe(
        'Of a payment: how much of the transaction; by default as much as the transaction has left and the bill or invoice is open.',
      ),
    fee_amount: amount.nullish().describe('Of a transfer whose legs differ: the difference.'),
    fee_ledger_id: identifier('ledger')
      .nullish()
      .describe('The ledger of the fee; by default that of bank fees.'),
    confirm: z
      .boolean()
      .nullish()
      .describe('True confirms the entries as well; on a link that is accepted already it only confirms.'),
  })
  .meta({
    id: 'TransactionLinkCreate',
    description:
      'Accepts a suggested link, with those of its group, by `link_id`; or makes one that was not ' +
      'suggested, by its `kind` and what it links. A suggested payment is refused with 409 ' +
      '(`suggestion_overtaken`) where less is open by now, or the transaction has paid something else; ' +
      'a payment with money that a linked refund brought back, with 409 (`refund_linked`).',
  });
export type TransactionLinkCreate = z.output<typeof transactionLinkCreate>;

export const transactionLinkParameters = z.object({
  business_id: identifier('business'),
  transaction_link_id: identifier('transaction_link'),
});

export const transactionLinkDeleteQuery = z.strictObject({
  undo: queryBoolean
    .optional()
    .describe(
      'True makes a link that was just accepted or declined a suggestion again, instead of declining it; entries that were confirmed with it have the review status from before.',
    ),
});
