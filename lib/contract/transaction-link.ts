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
    status: linkStatus,
    /** Of a transfer, the leg by which money leaves; of a refund, the money that comes back. */
    transaction_id: z.string(),
    /** Of a transfer, the leg by which money arrives; of a refund, the first payment; of `same`, the other transaction. */
    other_transaction_id: z.string().nullable(),
    bill_id: z.string().nullable(),
    invoice_id: z.string().nullable(),
    /** The hand-made entry that records the same movement as the transaction. */
    journal_entry_id: z.string().nullable(),
    /** Links that belong together, such as one payment of several invoices, have the same: they are accepted and declined together. */
    group_id: z.string().nullable(),
    /** What the link covers, greater than 0: of a transfer, what arrives. */
    amount,
    /** Of a transfer: what left and did not arrive. */
    fee_amount: amount.nullable(),
    fee_ledger_id: z.string().nullable(),
    /** How likely the link is right. */
    confidence: z.number().min(0).max(1),
    /** Why it was suggested, in sentences. */
    reasons: z.array(z.string()),
    /** `service`, or the user or application that decided; null while the link is only suggested. */
    decided_by: z.string().nullable(),
    created_at: datetime,
    updated_at: datetime,
  })
  .meta({ id: 'TransactionLink' });
export type TransactionLink = z.output<typeof transactionLink>;

/**
 * Accepts a suggested link, with those of its group, by `link_id`; or makes a link that was not suggested, by its kind and what
 * it links. `confirm` confirms the entries as well; on a link that is linked already it only confirms. A suggested payment is
 * refused with 409 (`suggestion_overtaken`) where less is open by now, or the transaction has paid something else. A payment with what
 * has come back by a linked refund is refused with 409 (`refund_linked`).
 */
export const transactionLinkCreate = z
  .strictObject({
    link_id: identifier('transaction_link').nullish(),
    kind: linkKind.nullish(),
    transaction_id: identifier('transaction').nullish(),
    other_transaction_id: identifier('transaction').nullish(),
    bill_id: identifier('bill').nullish(),
    invoice_id: identifier('invoice').nullish(),
    journal_entry_id: identifier('journal_entry').nullish(),
    /** Of a payment: how much of the transaction; by default as much as the transaction has left and the item is open. */
    amount: amount.nullish(),
    /** Of a transfer whose legs differ: their difference, posted to the ledger of the fee (by default, bank fees). */
    fee_amount: amount.nullish(),
    fee_ledger_id: identifier('ledger').nullish(),
    confirm: z.boolean().nullish(),
  })
  .meta({ id: 'TransactionLinkCreate' });
export type TransactionLinkCreate = z.output<typeof transactionLinkCreate>;

export const transactionLinkParameters = z.object({
  business_id: identifier('business'),
  transaction_link_id: identifier('transaction_link'),
});

/** `undo=true` puts a link that was just made, or just declined, back to a suggestion instead of declining it. */
export const transactionLinkDeleteQuery = z.strictObject({
  undo: queryBoolean.optional(),
});
