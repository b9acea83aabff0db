import { z } from 'zod';
import { auditRecord } from './audit-log';
import { bulkLimit } from './bulk-limit';
import { longestNotes } from './limits';
import { lineChanges } from './line-changes';
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

const cashMovement = z.object({ ledger_id: z.string(), debit_credit: side, amount }).meta({
  id: 'CashMovement',
  description:
    'What a line explains of a movement of cash: of its own ledger or, for the payment of a bill or invoice, of the ledgers of that.',
});

export const lineEntry = z
  .object({
    id: z.string(),
    journal_entry_id: z.string(),
    transaction_id: z.string().nullable().describe('The bank transaction of the entry, if there is one.'),
    ledger_id: z.string(),
    description: z.string(),
    debit_credit: side,
    amount: amount.describe('Greater than 0; `debit_credit` is the side.'),
    basis: basis.describe('Which books the line is in: `all`, only `accrual`, or only `cash`.'),
    tag_ids: z.array(z.string()),
    vendor_id: z
      .string()
      .optional()
      .describe(
        'The vendor of a line on accounts payable that a person wrote or a refund posts; absent on all others.',
      ),
    customer_id: z
      .string()
      .optional()
      .describe(
        'The customer of a line on accounts receivable that a person wrote or a refund posts; absent on all others.',
      ),
    cash_movements: z
      .array(cashMovement)
      .optional()
      .describe(
        'How much of the movement of cash the line explains, and on which ledgers; absent where it explains none.',
      ),
  })
  .meta({ id: 'LineEntry', description: 'One debit or credit of a journal entry.' });
export type LineEntry = z.output<typeof lineEntry>;

export const lineEntryCreate = z
  .strictObject({
    ledger_id: identifier('ledger'),
    description: description.nullish(),
    debit_credit: side,
    amount: amount.describe('Greater than 0; `debit_credit` is the side.'),
    tag_ids: z.array(identifier('tag')).max(100).nullish(),
    basis: basis.nullish().describe('By default `all`. Debits equal credits within each basis, too.'),
    vendor_id: identifier('vendor')
      .nullish()
      .describe("Required on the business's accounts payable, and only there."),
    customer_id: identifier('customer')
      .nullish()
      .describe("Required on the business's accounts receivable, and only there."),
  })
  .meta({ id: 'LineEntryCreate' });
export type LineEntryCreate = z.output<typeof lineEntryCreate>;

export const journalEntry = z
  .object({
    id: z.string(),
    business_id: z.string(),
    description: z.string(),
    clean_description: z
      .string()
      .describe("The description without the bank's prefixes, card and store numbers, dates and noise."),
    datetime: datetime.describe('When the entry counts in the books.'),
    is_reconciled: z
      .boolean()
      .describe(
        "Whether the entry was agreed with the bank's statement: its date, amount and bank line are then kept.",
      ),
    review_status: reviewStatus.describe(
      'Who has to look at the entry: the bookkeeper, the business, or, once it is confirmed, nobody.',
    ),
    transaction_id: z
      .string()
      .nullable()
      .describe('The bank transaction that the entry posts; null for other entries.'),
    line_entries: z.array(lineEntry),
    categorization_method: categorizationMethod.describe(
      'How the ledger was chosen: by a person (`manual`), a rule, earlier entries (`similarity`), a ' +
        'link to a transfer or refund, a bill (`ap`) or an invoice (`ar`), or not yet.',
    ),
    categorization_confidence: z
      .number()
      .min(0)
      .max(1)
      .nullable()
      .describe(
        'How likely the suggested ledger is right, from 0 to 1; of a suggested split, all its lines to ' +
          'the cent. Null where a person or a rule chose it, or nothing is known.',
      ),
    categorization_reasons: z.array(z.string()).describe('Why the ledger was suggested, in sentences.'),
    categorization_alternatives: z
      .array(z.object({ ledger_id: z.string(), confidence: z.number().min(0).max(1) }))
      .max(2)
      .describe('Other ledgers that may be right, the likelier first.'),
    answered_at: datetime
      .nullable()
      .describe(
        'When the business last answered a question about the entry; null where none was answered, or another was asked since.',
      ),
    invoice_id: z
      .string()
      .nullable()
      .describe(
        'The invoice that the entry posts, pays (of several, the first), settles or reverses; null for other entries.',
      ),
    bill_id: z
      .string()
      .nullable()
      .describe(
        'The bill that the entry posts, pays (of several, the first), settles or reverses; null for other entries.',
      ),
    credit_note_id: z
      .string()
      .optional()
      .describe('The credit note that the entry posts or reverses; absent on all others.'),
    reversal_of: z
      .string()
      .nullable()
      .describe('The entry that this one reverses; null where it reverses none.'),
    reversed_by: z
      .string()
      .optional()
      .describe(
        'The entry that reverses this one, with which its lines stay as they are; absent where none does.',
      ),
    brings_back: z
      .string()
      .optional()
      .describe(
        'Of the reversal of a reversal, the entry that was reversed first and counts again; absent on all others.',
      ),
    is_before_start: z
      .boolean()
      .describe(
        "Whether the entry is dated before the business's `entries_start`: it is kept, and no report counts it.",
      ),
    notes: z.string().nullable().describe('Notes of the bookkeeper, which no report shows.'),
    version: z.number().int(),
    created_at: datetime,
    updated_at: datetime,
  })
  .meta({ id: 'JournalEntry', description: 'A balanced entry: its debits equal its credits.' });
export type JournalEntry = z.output<typeof journalEntry>;

export const journalEntryRead = journalEntry
  .extend({
    taken_over_by: z
      .string()
      .optional()
      .describe(
        'The bank transaction that has taken over the entry made by hand which this one is or reverses: until they are unlinked, ' +
          'it is neither reversed nor moved to another day. Absent on all others.',
      ),
  })
  .meta({ id: 'JournalEntryRead', description: 'An entry that is read by itself.' });
export type JournalEntryRead = z.output<typeof journalEntryRead>;

export const journalEntryCreate = z
  .strictObject({
    description,
    datetime,
    lines: z.array(lineEntryCreate).max(bulkLimit),
    review_status: reviewStatus.nullish().describe('By default `bookkeeper_pending`.'),
    tag_ids: z.array(identifier('tag')).max(100).nullish().describe('Tags for every line.'),
    notes: text(longestNotes).nullish(),
  })
  .meta({
    id: 'JournalEntryCreate',
    description: 'At least one debit and one credit; debits equal credits.',
  });
export type JournalEntryCreate = z.output<typeof journalEntryCreate>;

export const journalEntryUpdate = z
  .strictObject({
    description: description.nullish(),
    datetime: datetime.nullish(),
    line_changes: lineChanges(lineEntryCreate, 'line_entry')
      .nullish()
      .describe('Supersedes lines by others; the entry must stay balanced.'),
    review_status: reviewStatus.nullish(),
    is_reconciled: z
      .boolean()
      .nullish()
      .describe('False, in the same request, lets date, amount or bank line of a reconciled entry change.'),
    notes: text(longestNotes).nullish().describe('They stay open in locked books.'),
    tag_ids: z
      .array(identifier('tag'))
      .max(100)
      .nullish()
      .describe('The tags that each line of the entry then has. They stay open in locked books.'),
    return_to_version: z
      .number()
      .int()
      .min(1)
      .nullish()
      .describe(
        'Restores the lines that the entry had at this earlier version, with the method, confidence, ' +
          'reasons and alternatives of their categorization. Tags that all lines have got since stay. Not together with ' +
          '`line_changes`. A leg of a parted transfer is linked again, unless a person has changed the other leg since; a refund ' +
          'is not (409, `link_ended`).',
      ),
  })
  .meta({ id: 'JournalEntryUpdate' });
export type JournalEntryUpdate = z.output<typeof journalEntryUpdate>;

const journalEntryBulkItem = z.strictObject({
  journal_entry_id: identifier('journal_entry'),
  changes: journalEntryUpdate,
  version: z
    .number()
    .int()
    .nullish()
    .describe('The version that the change is based on; a stale one is refused like a stale `If-Match`.'),
});

export const journalEntryBulkUpdate = z.array(journalEntryBulkItem).min(1).max(bulkLimit);
export type JournalEntryBulkUpdate = z.output<typeof journalEntryBulkUpdate>;

export const journalEntryBulkCreate = z.array(journalEntryCreate).min(1).max(bulkLimit);

export const journalEntryReverse = z
  .strictObject({
    datetime: datetime
      .nullish()
      .describe("By default the entry's own. It may not leave the books (409, `reversed_before_start`)."),
    description: description.nullish(),
    review_status: reviewStatus.nullish(),
  })
  .meta({ id: 'JournalEntryReverse', description: 'Reverses the whole entry by an opposite one.' });
export type JournalEntryReverse = z.output<typeof journalEntryReverse>;

export const journalEntryChange = auditRecord.extend({ superseded_lines: z.array(lineEntry) }).meta({
  id: 'JournalEntryChange',
  description: 'One change of an entry as the audit log has it, with the lines that it superseded.',
});
export type JournalEntryChange = z.output<typeof journalEntryChange>;

export const journalEntryParameters = z.object({
  business_id: identifier('business'),
  journal_entry_id: identifier('journal_entry'),
});

export const journalEntryOutline = z
  .object({ count: z.number().int(), every: z.number().int(), tokens: z.array(z.string()) })
  .meta({
    id: 'JournalEntryOutline',
    description:
      'How long a list of entries is, and tokens at every `every`th entry, so that any part can be read ' +
      'without those before: the part between two tokens is the list with the first as `page_token` and ' +
      'the second as `through_token`.',
  });
export type JournalEntryOutline = z.output<typeof journalEntryOutline>;

export const journalEntrySum = z
  .object({ debit: amount.describe('Of debit lines.'), credit: amount.describe('Of credit lines.') })
  .meta({
    id: 'JournalEntrySum',
    description: 'The sum of the lines that meet all conditions of a query on lines.',
  });
export type JournalEntrySum = z.output<typeof journalEntrySum>;

export const listedJournalEntry = journalEntry
  .extend({ matching: journalEntrySum.optional(), links: z.array(transactionLink).optional() })
  .meta({
    id: 'ListedJournalEntry',
    description:
      'A listed entry. `matching` is its part of the sum, where the query has conditions on lines; ' +
      '`links` are those of its transaction, the surest first, where the query asks for them.',
  });
export type ListedJournalEntry = z.output<typeof listedJournalEntry>;

export const journalEntryCounts = z
  .object({ bookkeeper_pending: z.number().int(), business_pending: z.number().int() })
  .meta({ id: 'JournalEntryCounts', description: 'How many entries are pending review, by whom.' });
