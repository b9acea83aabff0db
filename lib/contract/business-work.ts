import { z } from 'zod';
import { comparedBalances } from './bank-balance';
import { business } from './business';
import { day } from './primitives';

const count = z.number().int().nonnegative();

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
    ...comparedBalances,
  })
  .meta({ id: 'BusinessWork', description: 'What waits to be done in the books of one business.' });
export type BusinessWork = z.output<typeof businessWork>;
