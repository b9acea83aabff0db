import { z } from 'zod';
import { categorizationMethod, type ReviewStatus, reviewStatus } from './journal-entry';
import { cashFlowActivity, ledgerSubtype, ledgerType } from './ledger';
import { basis, datetime, identifier, inDescription, paging, queryBoolean, text } from './primitives';

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
