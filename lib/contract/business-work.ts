import { z } from 'zod';
import { business } from './business';
import { day } from './primitives';

const count = z.number().int().nonnegative();

/** What waits in the books of one business, for the practice that keeps the books of many. */
export const businessWork = z
  .object({
    business,
    /** Entries that wait for the bookkeeper's review. */
    bookkeeper_pending: count,
    /** Entries that wait for the answer of the business. */
    business_pending: count,
    /** Questions and receipt requests that the business has not answered. */
    open_tasks: count,
    /** Those that it has answered, and the bookkeeper has not closed. */
    answered_tasks: count,
    /** The day of the latest bank transaction; null when there is none. */
    last_bank_day: day.nullable(),
  })
  .meta({ id: 'BusinessWork' });
export type BusinessWork = z.output<typeof businessWork>;
