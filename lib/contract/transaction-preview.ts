import { z } from 'zod';
import { csvMapping } from './csv-mapping';
import { day, identifier } from './primitives';
import {
  addPossibleDuplicates,
  balanceBreak,
  bankFileFormat,
  cutOff,
  notInFile,
  possibleParts,
  refusedRecord,
  statementNumber,
  uncomparedBalance,
} from './transaction-import';

/** The form fields of a preview beside the file. Without an external account, each statement is matched to its own. */
export const transactionPreviewFields = z.strictObject({
  external_account_id: identifier('external_account').optional(),
  mapping: csvMapping.optional(),
  statement: statementNumber.optional(),
  add_possible_duplicates: addPossibleDuplicates,
});
export type TransactionPreviewFields = z.output<typeof transactionPreviewFields>;

/**
 * A record as it will be read. The day is null while day and month are ambiguous. While `amount_readings` ask what amounts are, those
 * that it is about are open: as the file prints them, beside the word, if there is one, that may say which way they went.
 */
const previewRow = z.object({
  line: z.number().int(),
  day: day.nullable(),
  amount: z.string(),
  is_amount_open: z.boolean(),
  direction_word: z.string().nullable(),
  description: z.string(),
  memo: z.string().nullable(),
});

const previewStatement = z.object({
  statement: z.number().int(),
  file_account: z.string().nullable(),
  kind: z.enum(['bank', 'credit_card']),
  currency: z.string().nullable(),
  /** The account it goes into: the one asked for, that of these last digits, or that of the last import of this account. */
  external_account_id: z.string().nullable(),
  /** Why the statement cannot go into that account. */
  problem: z.string().nullable(),
  records: z.number().int(),
  first_day: day.nullable(),
  last_day: day.nullable(),
  /** Counted against that account; null while it, or the order of day and month, is not known. */
  new: z.number().int().nullable(),
  duplicates: z.number().int().nullable(),
  /** Of the duplicates, those that may be other transactions after all; `add_possible_duplicates` adds them. */
  possible_duplicates: z.number().int().nullable(),
  /** The first 100 of the duplicates, those that are only possible before the others. */
  duplicate_records: z.array(
    refusedRecord.extend({ day, amount: z.string(), description: z.string(), is_possible: z.boolean() }),
  ),
  /** Of those that would be imported, the pending ones and those of 0.00. */
  without_entry: z.number().int(),
  refused: z.number().int(),
  /** Of those refused, the records that wait for nothing but which of `amount_readings` is right. */
  unanswered: z.number().int(),
  /** The first 100 of them; those that only wait for an answer come last. */
  refused_records: z.array(refusedRecord.extend({ is_unanswered: z.boolean() })),
  cut_off: cutOff,
  balance_break: balanceBreak,
  uncompared_balance: uncomparedBalance,
  possible_parts: possibleParts,
  not_in_file: notInFile,
  /** The first five of those that are new; of all, where none is or what is new is not counted. */
  rows: z.array(previewRow),
});
export type PreviewStatement = z.output<typeof previewStatement>;

export const transactionPreview = z
  .object({
    format: bankFileFormat,
    /** The columns of a CSV file, each with its first three values. */
    columns: z.array(
      z.object({
        position: z.number().int(),
        header: z.string().nullable(),
        samples: z.array(z.string()),
      }),
    ),
    /** How its columns are read: what was given or remembered, completed by what headers and values show. */
    mapping: csvMapping.nullable(),
    mapping_source: z.enum(['given', 'remembered', 'guessed']).nullable(),
    /** Why the columns cannot be recognized; they have to be given. */
    mapping_problem: z.string().nullable(),
    /** Both readings where day and month are ambiguous and no mapping decides which is right; empty otherwise. */
    date_readings: z.array(
      z.object({
        date_format: z.enum(['DMY', 'MDY']),
        first_day: day,
        last_day: day,
        /** The days of the first five rows. */
        days: z.array(day),
      }),
    ),
    /**
     * The readings of amounts that can be meant in several ways, each with what a mapping says for it; empty where the file or the
     * mapping tells. Of a card whose amounts are positive at least as often as not: whether they are money out. Of a column of debits or
     * credits: which sign they usually have. Of amounts without any sign beside one of two words: which word is money out.
     */
    amount_readings: z.array(
      csvMapping
        .pick({
          invert_amounts: true,
          debit_sign: true,
          credit_sign: true,
          direction: true,
          out_word: true,
          in_word: true,
        })
        .extend({ money_out: z.number().int(), money_in: z.number().int() }),
    ),
    statements: z.array(previewStatement),
  })
  .meta({ id: 'TransactionPreview', description: 'How a bank file would be read; nothing is kept.' });
export type TransactionPreview = z.output<typeof transactionPreview>;
