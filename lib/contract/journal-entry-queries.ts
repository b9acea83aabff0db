import { z } from 'zod';
import { moneyDirections } from './choices';
import { categorizationMethod, type ReviewStatus, reviewStatus } from './journal-entry';
import { cashFlowActivity, ledgerSubtype, ledgerType } from './ledger';
import { longestSearch } from './limits';
import { basis, datetime, identifier, inDescription, paging, queryBoolean, text } from './primitives';

/** One or more, by repeating the parameter; a value that is repeated counts once. */
function oneOrMore<Schema extends z.ZodType>(schema: Schema) {
  const several = z
    .array(schema)
    .max(100)
    .transform((values) => [...new Set(values)]);
  return z.union([schema.transform((value) => [value]), several]).optional();
}

/** The conditions on lines are asked of one and the same line. A report's `drill_down` is made of these. */
export const entryFilters = {
  start_datetime: datetime.optional().describe('Inclusive.'),
  end_datetime: datetime.optional().describe('Inclusive.'),
  ledger_id: oneOrMore(identifier('ledger')).describe(
    'Entries with a line on any of these; repeat the parameter for several.',
  ),
  with_children: z
    .enum(['true'])
    .optional()
    .describe(
      'Each `ledger_id` stands for all that its row of a report adds up: the ledgers below it of its subtype (with `cash_movement`, of its cash flow).',
    ),
  ledger_type: oneOrMore(ledgerType),
  ledger_subtype: oneOrMore(ledgerSubtype),
  cash_flow_activity: oneOrMore(cashFlowActivity).describe(
    'Lines on the ledgers of a section of the cash flow: `financing` has every loan, `operating` also ' +
      'what is kept out of the report, and none the cash pool.',
  ),
  report_cash_flow: queryBoolean.optional().describe('Lines on ledgers with this flag.'),
  in_cash_pool: queryBoolean
    .optional()
    .describe('Lines on ledgers in the cash pool of the cash flow report, or outside it.'),
  basis: oneOrMore(basis).describe('Lines of any of these.'),
  cash_movement: z
    .enum(['true'])
    .optional()
    .describe(
      'Asks for ledgers where a line explains a movement of cash, which may be another ledger than its ' +
        'own: the payment of a bill counts on the ledgers of the bill.',
    ),
  result_end_datetime: datetime
    .optional()
    .describe(
      "Lines of ledgers that reset each fiscal year (revenue, expenses, a c-corp's dividends) count " +
        'through this instant only, as if they had been closed then.',
    ),
  review_status: reviewStatus.optional(),
  is_reconciled: queryBoolean.optional(),
  categorization_method: oneOrMore(categorizationMethod),
  direction: z
    .enum(moneyDirections)
    .optional()
    .describe('Entries of bank transactions with money in (greater than 0) or out (less than 0).'),
  certain: z
    .enum(['true'])
    .optional()
    .describe(
      'Pending entries whose ledger is as good as known: by a rule, a bill or an invoice, or suggested ' +
        "with at least the business's `certain_threshold`; without those that have a suggested link to " +
        'decide on.',
    ),
  tag_id: oneOrMore(identifier('tag')).describe('Lines with any of these tags.'),
  q: inDescription,
  search: text(longestSearch, 1)
    .meta({
      description:
        "Words, each of which is in the description, the clean description, the notes, a line's description or the bank's memo, in the name of a ledger, tag, vendor or customer of the entry, or is the beginning of a ledger's code or the amount of a line (`44.89`, `1,200`, with or without the currency), in any case. Words in quotes are searched for together. One or two characters are found where a word begins, in Chinese, Japanese, Korean and Thai anywhere.",
    })
    .optional(),
};

const entryOrder = {
  sort: z
    .enum(['datetime', '-datetime', '-confidence', 'answered'])
    .default('-datetime')
    .describe(
      '`-confidence` lists the likeliest suggestions first, `answered` those that the business has ' +
        'answered, then the oldest. Both need a pending `review_status`.',
    ),
  with_links: z
    .enum(['true'])
    .optional()
    .describe("Each entry of a bank transaction comes with the transaction's links."),
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
    through_token: z
      .string()
      .optional()
      .describe(
        'A token of the outline or of another page: the list ends with the entry that it stands for.',
      ),
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
