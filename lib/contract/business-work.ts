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

/** What waits in the books of one business, for the practice that keeps the books of many. */
export const businessWork = z
  .object({
    business,
    /** Entries that wait for the bookkeeper's review. */
    bookkeeper_pending: count,
    /** Of these, the entries whose ledger is certain: by a rule, a bill or an invoice, or by the business's `certain_threshold`. */
    certain: count,
    /** Entries that wait for the answer of the business. */
    business_pending: count,
    /** Questions and receipt requests that the business has not answered. */
    open_tasks: count,
    /** Those that it has answered, and the bookkeeper has not closed. */
    answered_tasks: count,
    /** The day of the latest bank transaction; null when there is none. */
    last_bank_day: day.nullable(),
    /** The accounts of which the bank has stated a balance, the latest of each, beside the books at the end of the same day. */
    bank_balances: z.array(bankBalance),
    /** The other accounts that have transactions: no balance was stated that the books could be compared with. */
    accounts_not_compared: z.array(z.object({ external_account_id: z.string(), name: z.string() })),
  })
  .meta({ id: 'BusinessWork' });
export type BusinessWork = z.output<typeof businessWork>;
