/** A column by its header (any case, accents and punctuation do not matter) or by its place, counted from 1. */
export type CsvColumn = string | number;

/**
 * What a person says about a table that cannot be told by itself. Every field may be left out: what is given
 * overrides what was found, the rest is found from the headers and the values.
 */
export type CsvMapping = {
  /** The day of the movement (the booking day where the bank prints several). */
  date_column?: CsvColumn;
  /** One signed amount, money in positive. Not together with debit and credit columns. */
  amount_column?: CsvColumn;
  /** Money out; its sign does not matter. */
  debit_column?: CsvColumn;
  /** Money in; its sign does not matter. */
  credit_column?: CsvColumn;
  /** A word or letter that tells the direction of an unsigned amount (D/C, Af/Bij, Soll/Haben, debit/credit). */
  direction_column?: CsvColumn;
  /** What a person reads, the best first: the first that is not empty becomes the description. */
  description_columns?: CsvColumn[];
  /** The bank's own id of the movement. */
  id_column?: CsvColumn;
  /** ISO 4217 code of the row; rows of several currencies become several statements. */
  currency_column?: CsvColumn;
  /** Balance after the movement: kept in the metadata. */
  balance_column?: CsvColumn;
  /** Number of the account; rows of several accounts become several statements. */
  account_column?: CsvColumn;
  /** Order and marks of the date by Y, M and D: `DD/MM/YYYY`, `M/D/YY`, `YYYYMMDD`, `D MMM YYYY`. */
  date_format?: string;
  /** `,` in 1.234,56 and `.` in 1,234.56. A number that contradicts it is refused. */
  decimal_separator?: '.' | ',';
  /** The sign between two cells. */
  delimiter?: ',' | ';' | '\t' | '|';
  /** Whether a row of headers stands above the values. */
  has_header?: boolean;
  /** True where the table prints money out as positive, as some card statements do. */
  invert_amounts?: boolean;
};
