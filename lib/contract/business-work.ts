import { z } from 'zod';
import { business } from './business';
import { amount, day } from './primitives';

const count = z.number().int().nonnegative();

/** Positive is what the business has, negative what it owes. */
export const bankBalance = z.object({
  external_account_id: z.string(),
  name: z.string(),
  day,
  bank_balance: amount,
  books_balance: amount,
});
export type BankBalance = z.output<typeof bankBalance>;

export const businessWork = z
  .object({
    business,
    bookkeeper_pending: count.describe('Entries pending review by the bookkeeper.'),
    certain: count.describe(
      "Of these, the entries whose ledger is certain: by a rule, a bill or an invoice, or from the business's `certain_threshold` on.",
    ),
    business_pending: count.describe('Entries that wait for an answer of the business.'),
    open_tasks: count.describe('Questions and receipt requests that the business has not answered.'),
    answered_tasks: count.describe('Those that it has answered, and the bookkeeper has not closed.'),
    last_bank_day: day
      .nullable()
      .describe('The day of the latest bank transaction; null when there is none.'),
    bank_balances: z
      .array(bankBalance)
      .describe(
        'The latest balance that the bank stated of each external account, beside the books at the end of ' +
          'the same day. Positive is what the business has, negative what it owes.',
      ),
    accounts_not_compared: z
      .array(z.object({ external_account_id: z.string(), name: z.string() }))
      .describe('External accounts with transactions of which no balance was stated.'),
  })
  .meta({ id: 'BusinessWork', description: 'What waits to be done in the books of one business.' });
export type BusinessWork = z.output<typeof businessWork>;
