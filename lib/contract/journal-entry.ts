import { z } from 'zod';
import { auditRecord } from './audit-log';
import { bulkLimit, lineChanges } from './line-changes';
import { amount, basis, datetime, description, identifier, side, text } from './primitives';
import { transactionLink } from './transaction-link';

export const reviewStatus = z.enum(['bookkeeper_pending', 'business_pending', 'confirmed']);
export type ReviewStatus = z.infer<typeof reviewStatus>;

export const categorizationMethod = z.enum([
  'manual',
  'rule',
  'similarity',
  'transfer',
  'refund',
  'ap',
  'ar',
  'uncategorized',
]);
export type CategorizationMethod = z.infer<typeof categorizationMethod>;

const cashMovement = z
  .object({ ledger_id: z.string(), debit_credit: side, amount })
  .meta({ id: 'CashMovement' });

export const lineEntry = z
  .object({
    id: z.string(),
    journal_entry_id: z.string(),
    transaction_id: z.string().nullable(),
    ledger_id: z.string(),
    description: z.string(),
    debit_credit: side,
    amount,
    basis,
    tag_ids: z.array(z.string()),
    /** The vendor or customer of a line on accounts payable or receivable; absent on all other lines, and on those of documents. */
    vendor_id: z.string().optional(),
    customer_id: z.string().optional(),
    /** Where the line explains a movement of cash, and how much of it; absent when it explains none. */
    cash_movements: z.array(cashMovement).optional(),
  })
  .meta({ id: 'LineEntry' });
export type LineEntry = z.output<typeof lineEntry>;

export const lineEntryCreate = z
  .strictObject({
    ledger_id: identifier('ledger'),
    description: description.nullish(),
    debit_credit: side,
    amount,
    tag_ids: z.array(identifier('tag')).max(100).nullish(),
    basis: basis.nullish(),
    /** (Extension) Required on the business's accounts payable (the vendor) and receivable (the customer), and only there. */
    vendor_id: identifier('vendor').nullish(),
    customer_id: identifier('customer').nullish(),
  })
  .meta({ id: 'LineEntryCreate' });
export type LineEntryCreate = z.output<typeof lineEntryCreate>;

export const journalEntry = z
  .object({
    id: z.string(),
    business_id: z.string(),
    description: z.string(),
    clean_description: z.string(),
    datetime,
    is_reconciled: z.boolean(),
    review_status: reviewStatus,
    transaction_id: z.string().nullable(),
    line_entries: z.array(lineEntry),
    categorization_method: categorizationMethod,
    /**
     * (Extension) How likely the suggested ledger is right, calibrated; of a suggested split, all its lines to the cent. Null when a
     * person chose it or nothing is known.
     */
    categorization_confidence: z.number().min(0).max(1).nullable(),
    /** (Extension) Why it was suggested, in sentences. */
    categorization_reasons: z.array(z.string()),
    /** (Extension) Other ledgers that may be right, the likelier first. */
    categorization_alternatives: z
      .array(z.object({ ledger_id: z.string(), confidence: z.number().min(0).max(1) }))
      .max(2),
    /** (Extension) When the business last answered a question about it; null where none was, or another was asked since. */
    answered_at: datetime.nullable(),
    invoice_id: z.string().nullable(),
    bill_id: z.string().nullable(),
    /** The credit note that the entry posts or reverses; absent on all others. */
    credit_note_id: z.string().optional(),
    reversal_of: z.string().nullable(),
    is_before_start: z.boolean(),
    notes: z.string().nullable(),
    version: z.number().int(),
    created_at: datetime,
    updated_at: datetime,
  })
  .meta({ id: 'JournalEntry' });
export type JournalEntry = z.output<typeof journalEntry>;

export const journalEntryCreate = z
  .strictObject({
    description,
    datetime,
    lines: z.array(lineEntryCreate).max(bulkLimit),
    review_status: reviewStatus.nullish(),
    tag_ids: z.array(identifier('tag')).max(100).nullish(),
    notes: text(10_000).nullish(),
  })
  .meta({ id: 'JournalEntryCreate' });
export type JournalEntryCreate = z.output<typeof journalEntryCreate>;

export const journalEntryUpdate = z
  .strictObject({
    description: description.nullish(),
    datetime: datetime.nullish(),
    line_changes: lineChanges(lineEntryCreate, 'line_entry').nullish(),
    review_status: reviewStatus.nullish(),
    is_reconciled: z.boolean().nullish(),
    notes: text(10_000).nullish(),
    /** (Extension) The tags that each line of the entry then has. Like notes they stay open in locked books. */
    tag_ids: z.array(identifier('tag')).max(100).nullish(),
    /**
     * (Extension) Gives the entry the lines again that it had at this earlier version, and the method, confidence,
     * reasons and alternatives of their categorization. Not together with `line_changes`.
     */
    return_to_version: z.number().int().min(1).nullish(),
  })
  .meta({ id: 'JournalEntryUpdate' });
export type JournalEntryUpdate = z.output<typeof journalEntryUpdate>;

/** `version` (extension): the version the change was made on; a stale one is refused like a stale `If-Match`. */
const journalEntryBulkItem = z.strictObject({
  journal_entry_id: identifier('journal_entry'),
  changes: journalEntryUpdate,
  version: z.number().int().nullish(),
});

export const journalEntryBulkUpdate = z.array(journalEntryBulkItem).min(1).max(bulkLimit);
export type JournalEntryBulkUpdate = z.output<typeof journalEntryBulkUpdate>;

export const journalEntryBulkCreate = z.array(journalEntryCreate).min(1).max(bulkLimit);

/** Reverses the whole entry; by default at its own datetime. */
export const journalEntryReverse = z
  .strictObject({
    datetime: datetime.nullish(),
    description: description.nullish(),
    review_status: reviewStatus.nullish(),
  })
  .meta({ id: 'JournalEntryReverse' });
export type JournalEntryReverse = z.output<typeof journalEntryReverse>;

/** One change of an entry, as the audit log has it, with the lines that it took out of force. */
export const journalEntryChange = auditRecord
  .extend({ superseded_lines: z.array(lineEntry) })
  .meta({ id: 'JournalEntryChange' });
export type JournalEntryChange = z.output<typeof journalEntryChange>;

export const journalEntryParameters = z.object({
  business_id: identifier('business'),
  journal_entry_id: identifier('journal_entry'),
});

/**
 * How long a list of entries is, and tokens at every `every`th entry, so that any part of it can be read without those before:
 * the part between two tokens is the list with the first as `page_token` and the second as `through_token`.
 */
export const journalEntryOutline = z
  .object({ count: z.number().int(), every: z.number().int(), tokens: z.array(z.string()) })
  .meta({ id: 'JournalEntryOutline' });
export type JournalEntryOutline = z.output<typeof journalEntryOutline>;

/** What the lines add up to that meet all that a query asks of lines. */
export const journalEntrySum = z.object({ debit: amount, credit: amount }).meta({ id: 'JournalEntrySum' });
export type JournalEntrySum = z.output<typeof journalEntrySum>;

/**
 * `matching` is the entry's part of that sum, where the query asks anything of lines; `links` are those of its transaction,
 * the surest first, where the query asks for them.
 */
export const listedJournalEntry = journalEntry
  .extend({ matching: journalEntrySum.optional(), links: z.array(transactionLink).optional() })
  .meta({ id: 'ListedJournalEntry' });
export type ListedJournalEntry = z.output<typeof listedJournalEntry>;

/** How many entries await somebody: the bookkeeper, or the business. */
export const journalEntryCounts = z
  .object({ bookkeeper_pending: z.number().int(), business_pending: z.number().int() })
  .meta({ id: 'JournalEntryCounts' });
