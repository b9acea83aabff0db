import { z } from 'zod';
import { csvMapping } from './csv-mapping';
import { amount, datetime, day, identifier, paging, queryBoolean } from './primitives';

export const bankFileFormat = z.enum(['ofx', 'qif', 'camt052', 'camt053', 'camt054', 'mt940', 'csv']);
export type BankFileFormat = z.output<typeof bankFileFormat>;

/** Which statement of a file with several accounts, counted from 1 in the order of the preview. */
export const statementNumber = z.coerce.number().int().min(1).max(1000);

/**
 * Whether to add the records that a person knows not to be duplicates: those with the day and the amount of a transaction that the file
 * does not have in other words, or with its amount and text a few days later, and those only announced whose booking may be there.
 * Otherwise they are left with the duplicates.
 */
export const addPossibleDuplicates = queryBoolean.optional();

/** The form fields of an import beside the file. */
export const transactionImportFields = z.strictObject({
  external_account_id: identifier('external_account'),
  /** For CSV; without it, the mapping of the last import with the same headers into the same account. */
  mapping: csvMapping.optional(),
  statement: statementNumber.optional(),
  atomic: queryBoolean.optional(),
  add_possible_duplicates: addPossibleDuplicates,
});
export type TransactionImportFields = z.output<typeof transactionImportFields>;

export const refusedRecord = z.object({ line: z.number().int(), reason: z.string() });

const counts = {
  imported: z.number().int(),
  /** Of those imported, the pending ones and those of 0.00: they are kept and have no journal entry. */
  without_entry: z.number().int(),
  duplicates: z.number().int(),
};

/** Why the file seems to be cut off; null where it seems whole. */
export const cutOff = z.string().nullable();

/**
 * Where the balances that a file prints do not follow: that beside a row of CSV from the one before it, a closing balance of CAMT or
 * MT940 from the opening one and the movements, or the balance with which a statement opens from another one. Null where that is not known.
 */
export const balanceBreak = z.string().nullable();

/** Which balance of the file is not compared with the books, and why; null where each is that it prints. */
export const uncomparedBalance = z.string().nullable();

/** Where new records of a day come to the amount of one that is there already, or the other way round; null where none do. */
export const possibleParts = z.string().nullable();

/** That most of what the account has of the days of a file is not in the file; null where it is. */
export const notInFile = z.string().nullable();

export const transactionImportOutcome = z
  .object({
    import_id: z.string(),
    ...counts,
    /** Of the duplicates, those that may be other transactions after all; `add_possible_duplicates` adds them. */
    possible_duplicates: z.number().int(),
    refused: z.array(refusedRecord),
    cut_off: cutOff,
    uncompared_balance: uncomparedBalance,
    /** The day of the balance that is compared with the books; null where the file states none. */
    closing_day: day.nullable(),
    transaction_ids: z.array(z.string()),
    first_day: day.nullable(),
    last_day: day.nullable(),
  })
  .meta({ id: 'TransactionImportOutcome', description: 'What an import did with each record of the file.' });
export type TransactionImportOutcome = z.output<typeof transactionImportOutcome>;

export const transactionImport = z
  .object({
    id: z.string(),
    business_id: z.string(),
    external_account_id: z.string(),
    file_name: z.string(),
    format: bankFileFormat,
    /** The account as the file prints it. */
    file_account: z.string().nullable(),
    /** The columns of a CSV file that a person chose. */
    mapping: csvMapping.nullable(),
    ...counts,
    refused: z.number().int(),
    cut_off: cutOff,
    first_day: day.nullable(),
    last_day: day.nullable(),
    /** What the bank says the account held at the end of a day; negative is owed. Null where the file does not give it. */
    closing_day: day.nullable(),
    closing_balance: amount.nullable(),
    /** The label of the user who imported the file (`x-user-id`). */
    imported_by: z.string().nullable(),
    /** When the import was last undone. */
    undone_at: datetime.nullable(),
    undone_by: z.string().nullable(),
    /** How many transactions undoing removed. */
    removed: z.number().int(),
    version: z.number().int(),
    created_at: datetime,
    updated_at: datetime,
  })
  .meta({ id: 'TransactionImport', description: 'An import of a bank file into an external account.' });
export type TransactionImport = z.output<typeof transactionImport>;

/** A record of the file that was not added, and why. */
export const importRecord = z.object({
  line: z.number().int(),
  outcome: z.enum(['duplicate', 'refused']),
  reason: z.string(),
  day: day.nullable(),
  amount: amount.nullable(),
  description: z.string().nullable(),
  /** The transaction that a duplicate repeats. */
  transaction_id: z.string().nullable(),
});
export type ImportRecord = z.output<typeof importRecord>;

/**
 * Why a transaction stays when its import is undone; `other_leg_locked` and `other_leg_reconciled`: it is a leg of a transfer
 * whose other leg cannot be posted as before.
 */
export const keptReason = z.enum([
  'confirmed',
  'paid',
  'linked',
  'reconciled',
  'locked',
  'other_leg_locked',
  'other_leg_reconciled',
  'document',
  'question',
]);
export type KeptReason = z.output<typeof keptReason>;

const keptTransaction = z.object({ transaction_id: z.string(), reason: keptReason });

export const transactionImportRead = transactionImport
  .extend({
    records: z.array(importRecord),
    /** The day of the account's first transaction, of whatever import; null where it has none. */
    account_first_day: day.nullable(),
    balance_break: balanceBreak,
    possible_parts: possibleParts,
    not_in_file: notInFile,
    /** What stayed when the import was last undone. */
    kept: z.array(keptTransaction),
  })
  .meta({
    id: 'TransactionImportWithRecords',
    description: 'An import with the first 1,000 refused records and the first 1,000 duplicates, by line.',
  });
export type TransactionImportRead = z.output<typeof transactionImportRead>;

export const transactionImportParameters = z.object({
  business_id: identifier('business'),
  transaction_import_id: identifier('transaction_import'),
});

export const transactionImportListQuery = z.strictObject({
  ...paging,
  external_account_id: identifier('external_account').optional(),
});
export type TransactionImportListQuery = z.output<typeof transactionImportListQuery>;

export const transactionImportUndo = z
  .strictObject({
    /** Answers what undoing would remove and keep, and changes nothing. */
    dry_run: z.boolean().nullish(),
  })
  .meta({ id: 'TransactionImportUndo', description: 'Undoes an import.' });
export type TransactionImportUndo = z.output<typeof transactionImportUndo>;

export const transactionImportUndone = z
  .object({ removed: z.number().int(), kept: z.array(keptTransaction) })
  .meta({
    id: 'TransactionImportUndone',
    description: 'How many transactions were removed, and which were kept, and why.',
  });
export type TransactionImportUndone = z.output<typeof transactionImportUndone>;
