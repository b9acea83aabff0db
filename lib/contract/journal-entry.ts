import { z } from 'zod';
import { auditRecord } from './audit-log';
import { cashFlowActivity, ledgerSubtype, ledgerType } from './ledger';
import { bulkLimit, lineChanges } from './line-changes';
import {
  amount,
  basis,
  datetime,
  description,
  identifier,
  inDescription,
  paging,
  queryBoolean,
  side,
  text,
} from './primitives';
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
    /** (Extension) The entry that reverses it, with which its lines stay as they are; absent where none does. */
    reversed_by: z.string().optional(),
    /** (Extension) Of the reversal of a reversal, the entry that was reversed first and counts again; absent on all others. */
    brings_back: z.string().optional(),
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

/** One or more, by repeating the parameter; a value that is repeated counts once. */
function oneOrMore<Schema extends z.ZodType>(schema: Schema) {
  const several = z
    .array(schema)
    .max(100)
    .transform((values) => [...new Set(values)]);
  return z.union([schema.transform((value) => [value]), several]).optional();
}

/**
 * What is asked of lines is asked of one and the same: an entry is listed that has a line of such a basis on such a
 * ledger. With `cash_movement` it is asked of where the line explains a movement of cash, which may be another ledger
 * than its own (a bill's payment counts on the bill's ledgers), or only a part of it. `cash_flow_activity` asks for the
 * ledgers of a section of the cash flow: financing has every loan, operating also what is kept out of the report, and
 * none the ledgers of the cash pool. With `with_children` each `ledger_id` stands for all
 * that its row of a report adds up: the ledgers below it of its subtype (of the cash flow, if `cash_movement`), any
 * number of them. Lines of ledgers that reset each fiscal year (revenue, expenses, a c-corp's dividends) count through
 * `result_end_datetime` only, as if they had been closed then. A report's `drill_down` is made of these.
 */
export const entryFilters = {
  start_datetime: datetime.optional(),
  end_datetime: datetime.optional(),
  ledger_id: oneOrMore(identifier('ledger')),
  with_children: z.enum(['true']).optional(),
  ledger_type: oneOrMore(ledgerType),
  ledger_subtype: oneOrMore(ledgerSubtype),
  cash_flow_activity: oneOrMore(cashFlowActivity),
  report_cash_flow: queryBoolean.optional(),
  in_cash_pool: queryBoolean.optional(),
  basis: oneOrMore(basis),
  cash_movement: z.enum(['true']).optional(),
  result_end_datetime: datetime.optional(),
  review_status: reviewStatus.optional(),
  is_reconciled: queryBoolean.optional(),
  categorization_method: oneOrMore(categorizationMethod),
  /** Of entries of bank transactions: money in (more than 0) or out (less than 0). */
  direction: z.enum(['in', 'out']).optional(),
  /**
   * Of pending entries, those whose ledger is as good as known: by a rule, a bill or an invoice, or suggested with at least the
   * business's `certain_threshold`; and no link is suggested that somebody has to decide on.
   */
  certain: z.enum(['true']).optional(),
  /** A line with any of these tags. */
  tag_id: oneOrMore(identifier('tag')),
  q: inDescription,
  search: text(255, 1)
    .meta({
      description:
        "Words, each of which is in the description, the notes, a line's description or the bank's memo, in the name of a ledger, tag, vendor or customer of the entry, or is the beginning of a ledger's code or the amount of a line (`44.89`, `1,200`), in any case. Words in quotes are searched for together. One or two characters are found where a word begins, in Chinese, Japanese, Korean and Thai anywhere.",
    })
    .optional(),
};

const entryOrder = {
  /**
   * `-confidence`: the likeliest ledgers first, `answered`: those that the business has answered first; then the oldest. Both
   * only of one `review_status` that is pending.
   */
  sort: z.enum(['datetime', '-datetime', '-confidence', 'answered']).default('-datetime'),
  /** Each entry of a bank transaction comes with the transaction's links. */
  with_links: z.enum(['true']).optional(),
};

type Ordered = { sort: string; review_status?: ReviewStatus | undefined };
const isOrdered = ({ sort, review_status: status }: Ordered) =>
  (sort !== '-confidence' && sort !== 'answered') || (status !== undefined && status !== 'confirmed');
const needsPending = {
  path: ['sort'],
  error: '-confidence and answered need review_status bookkeeper_pending or business_pending',
};

export const journalEntryListQuery = z
  .strictObject({
    ...paging,
    /** A token of the outline or of another page: the entry that it stands for is the last that is listed. */
    through_token: z.string().optional(),
    ...entryFilters,
    ...entryOrder,
  })
  .refine(isOrdered, needsPending);
export type JournalEntryListQuery = z.output<typeof journalEntryListQuery>;

export const journalEntrySumQuery = z.strictObject(entryFilters);
export type JournalEntrySumQuery = z.output<typeof journalEntrySumQuery>;

/** What lists the entries, without `page_size` and the tokens. */
export const journalEntryOutlineQuery = z
  .strictObject({ ...entryFilters, ...entryOrder })
  .refine(isOrdered, needsPending);
export type JournalEntryOutlineQuery = z.output<typeof journalEntryOutlineQuery>;

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
