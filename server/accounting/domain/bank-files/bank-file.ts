import type { CsvMapping } from '@/lib/contract/csv-mapping';
import type { BankFileFormat } from '@/lib/contract/transaction-import';
import type { Result } from '@/lib/result';

/** One movement as the bank printed it. All text is on one line and free of control characters. */
export type BankRecord = {
  /** 1-based line of the file where the record starts. */
  line: number;
  /** The bank's own id (FITID, AcctSvcrRef, the reference after `//` in MT940), as printed. */
  externalId: string | null;
  /** YYYY-MM-DD, the booking day that the bank prints, whatever the time zone beside it. */
  date: string;
  /** Exact signed decimal text in major units, money in positive, as many decimals as the file gave. */
  amount: string;
  /** What a person reads: payee, else narrative, else the kind of movement. Never empty, at most 512 characters. */
  description: string;
  /** The format's own code of the movement, in lower case: TRNTYPE, MT940 code, camt code, QIF number word. */
  type: string | null;
  /** False for a movement that the bank only announces. */
  posted: boolean;
  /** Everything else that the record printed; `date_text` is the date before it was read. */
  metadata: Record<string, string>;
};

/** What the bank says the account held at the end of a day: signed decimal text in major units, owed on a card negative. */
export type ClosingBalance = { day: string; amount: string };

/** A record that could not be read; the reason names the field and quotes it. */
export type RefusedRecord = { line: number; reason: string };

/** All movements of one account in the file; several statements of the same account are joined in file order. */
export type BankStatement = {
  /** Account number or IBAN as printed (in QIF the account's name), null when the file has none. */
  accountId: string | null;
  kind: 'bank' | 'credit_card';
  /** ISO 4217, null when the file has none. */
  currency: string | null;
  records: BankRecord[];
  refused: RefusedRecord[];
  /** Why the file seems to end inside this statement; null where it seems whole. */
  cutOff: string | null;
  /** Of the latest day for which the file prints one. */
  closing: ClosingBalance | null;
  /** Why a balance that the file prints is not that closing balance; absent where it prints none, or is. */
  uncomparedBalance?: string;
  /** Where the balances that the file prints do not follow from the amounts or from each other; null where they are not known not to. */
  balanceBreak: string | null;
};

/** Which of day and month comes first in a written date. */
export type DayMonthOrder = 'DMY' | 'MDY';

/** One of the two orders of day and month in which every date of the file can be read. */
export type DateReading = {
  format: DayMonthOrder;
  /** YYYY-MM-DD of each record, in file order. */
  days: string[];
};

/**
 * One way to read amounts that can be meant in two: what a mapping says for it, and how many of them are then money out and in.
 */
export type AmountReading = {
  answer: Pick<
    CsvMapping,
    'invert_amounts' | 'debit_sign' | 'credit_sign' | 'direction' | 'out_word' | 'in_word'
  >;
  moneyOut: number;
  moneyIn: number;
};

/** What a record shows of which it is open whether its amount is money in or out. */
export type AskedRecord = {
  line: number;
  /** YYYY-MM-DD. */
  date: string;
  /** As the file prints it. */
  printedAmount: string;
  /** The word beside it that may say the direction; null where there is none. */
  word: string | null;
  description: string;
  memo: string | null;
};

/** The columns of a CSV file, and how they are read. */
export type CsvTable = {
  /** The headers in plain letters: files with the same ones have the same columns. */
  header: string;
  columns: { position: number; header: string | null; samples: string[] }[];
  /** By position, counted from 1; null where the columns are not recognized. */
  mapping: CsvMapping | null;
  /** The readings of amounts for which the file does not show what they mean; their records are refused until a mapping says it. */
  amountReadings: AmountReading[];
  /** Letters behind the amounts say which are money in: nothing is to be asked. */
  areCreditsMarked: boolean;
  /** The records that are refused for that alone. */
  asked: AskedRecord[];
};

export type BankFile = {
  format: BankFileFormat;
  statements: BankStatement[];
  /** Both readings where day and month are ambiguous and nobody said which is right; empty otherwise. */
  dateReadings: DateReading[];
  /** Null for other formats. */
  table: CsvTable | null;
};

/** Why nothing at all could be read. `no_statement`: readable, but without a bank or card statement. */
export type BankFileProblem = {
  code: 'unrecognized_file' | 'no_statement' | 'broken_file';
  message: string;
  line?: number;
  /** The table whose columns are not recognized. */
  table?: CsvTable;
};

export type StatementsOutcome = Result<BankStatement[], BankFileProblem>;

/** What the reader of a format in which dates may be ambiguous finds. */
export type DatedStatements = Pick<BankFile, 'statements' | 'dateReadings' | 'table'>;

/** A record, or the sentence that says which of its fields is wrong. */
export type RecordOutcome = Result<BankRecord, string>;
