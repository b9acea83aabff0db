import { z } from 'zod';

/** A column of a CSV file: its header (case, accents and punctuation are ignored) or its position, counted from 1. */
const csvColumn = z.union([z.string().min(1), z.number().int().min(1)]);
export type CsvColumn = z.output<typeof csvColumn>;

const usualSign = z.enum(['-', '+']);

export const csvMapping = z
  .strictObject({
    date: csvColumn
      .optional()
      .describe('The column with the day of the movement: the booking day where the bank prints several.'),
    amount: csvColumn
      .optional()
      .describe(
        'The column with one signed amount, money in positive; or `debit` and `credit`, money out and money in, each in a column of its own.',
      ),
    debit: csvColumn.optional().describe('The column with money out.'),
    credit: csvColumn.optional().describe('The column with money in.'),
    debit_sign: usualSign
      .optional()
      .describe(
        'The sign that most amounts of money out have; one with the other sign was reversed. By default ' +
          'what the balances show, else what most amounts do; where neither tells, the records are refused.',
      ),
    credit_sign: usualSign.optional().describe('The same of money in.'),
    direction: csvColumn
      .optional()
      .describe('The column with the word or letter that marks the direction of an unsigned amount.'),
    out_word: z
      .string()
      .max(60)
      .optional()
      .describe(
        'What stands there for money out, where it is no usual word; together with `in_word`. Empty for an empty cell.',
      ),
    in_word: z
      .string()
      .max(60)
      .optional()
      .describe('What stands there for money in; together with `out_word`.'),
    description: z
      .union([csvColumn, z.array(csvColumn).min(1).max(20)])
      .optional()
      .describe(
        'The columns with what a person reads, the best first: the first that is not empty becomes the description.',
      ),
    memo: csvColumn.optional().describe('The column with what the movement is for.'),
    id: csvColumn.optional().describe("The column with the bank's own identifier of the movement."),
    currency: csvColumn.optional().describe('The column with the currency.'),
    balance: csvColumn.optional().describe('The column with the balance after the movement.'),
    account: csvColumn.optional().describe('The column with the account of the movement.'),
    date_format: z
      .string()
      .max(32)
      .regex(
        /^(?=.*[Yy])(?=.*[Mm])(?=.*[Dd])[YMDymd\W]+$/,
        'must consist of Y, M and D, such as DMY or YYYY-MM-DD',
      )
      .meta({ examples: ['DMY'] })
      .optional()
      .describe(
        'The order of year, month and day, such as `DMY`; with lengths, `DDMMYY`, where they have no separator.',
      ),
    decimal_separator: z.enum(['.', ',']).optional().describe('By default as the file shows.'),
    delimiter: z
      .enum([',', ';', '\t', '|'])
      .optional()
      .describe('Between the columns; by default as the file shows.'),
    has_header: z
      .boolean()
      .optional()
      .describe('Whether the table begins with the names of its columns; by default as the file shows.'),
    invert_amounts: z
      .boolean()
      .optional()
      .describe('True where the table prints money out as positive, as some card statements do.'),
  })
  .meta({
    id: 'CsvMapping',
    description:
      'The columns and conventions of a CSV file. A column is named by its header (case, accents and ' +
      'punctuation are ignored) or by its position, counted from 1. What is given overrides what is ' +
      'detected from the headers and the values.',
  });
export type CsvMapping = z.output<typeof csvMapping>;
