import { z } from 'zod';

/** A column of a CSV file: its header (case, accents and punctuation are ignored) or its position, counted from 1. */
const csvColumn = z.union([z.string().min(1), z.number().int().min(1)]);
export type CsvColumn = z.output<typeof csvColumn>;

const usualSign = z.enum(['-', '+']);

/** The columns and conventions of a CSV file. Given fields override what is detected from the headers and the values. */
export const csvMapping = z
  .strictObject({
    /** The day of the movement: the booking day where the bank prints several. */
    date: csvColumn.optional(),
    /** One signed amount, money in positive; or money out and money in, each in a column of its own. */
    amount: csvColumn.optional(),
    debit: csvColumn.optional(),
    credit: csvColumn.optional(),
    /**
     * The sign that most amounts of money out have, in their column or beside their word: one with the other sign was reversed.
     * Without this it is what the balances show, else what most amounts do; where neither tells, the records are refused.
     */
    debit_sign: usualSign.optional(),
    /** The same of money in. */
    credit_sign: usualSign.optional(),
    /** The word or letter that marks the direction of an unsigned amount. */
    direction: csvColumn.optional(),
    /** What stands there for money out and for money in, where it is no usual word; both or neither. Empty for an empty cell. */
    out_word: z.string().max(60).optional(),
    in_word: z.string().max(60).optional(),
    /** What a person reads, the best first: the first that is not empty becomes the description. */
    description: z.union([csvColumn, z.array(csvColumn).min(1).max(20)]).optional(),
    /** What the movement is for. */
    memo: csvColumn.optional(),
    /** The bank's own id of the movement. */
    id: csvColumn.optional(),
    currency: csvColumn.optional(),
    balance: csvColumn.optional(),
    account: csvColumn.optional(),
    /** The order of year, month and day, such as `DMY`; with lengths, `DDMMYY`, where they have no separator. */
    date_format: z
      .string()
      .max(32)
      .regex(
        /^(?=.*[Yy])(?=.*[Mm])(?=.*[Dd])[YMDymd\W]+$/,
        'must consist of Y, M and D, such as DMY or YYYY-MM-DD',
      )
      .meta({ examples: ['DMY'] })
      .optional(),
    decimal_separator: z.enum(['.', ',']).optional(),
    delimiter: z.enum([',', ';', '\t', '|']).optional(),
    has_header: z.boolean().optional(),
    /** True where the table prints money out as positive, as some card statements do. */
    invert_amounts: z.boolean().optional(),
  })
  .meta({ id: 'CsvMapping' });
export type CsvMapping = z.output<typeof csvMapping>;
