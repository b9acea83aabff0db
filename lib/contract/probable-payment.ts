import { z } from 'zod';
import { amount, datetime } from './primitives';

/**
 * (Extension) What bank transactions probably pay of a bill or invoice, which nobody has accepted yet: the sum of suggested
 * links with a confidence above 0.5 that can all be right, at most what is open, and the surest of the transactions. Money whose
 * entry is confirmed, categorized by hand, or not on ledgers of income or costs is not among it. Of links
 * that claim the same money the surest counts.
 */
export const probablePayment = z
  .object({ transaction_id: z.string(), datetime, amount, confidence: z.number().min(0).max(1) })
  .meta({ id: 'ProbablePayment' });
export type ProbablePayment = z.output<typeof probablePayment>;

/**
 * (Extension) What the entries of some days, all on ledgers of income or costs, probably pay of invoices and of bills of any day, in
 * full or in part: until it is matched it is in the result, as the invoices and bills themselves are. By ledger; without one, of entries
 * that are split among several, of which it is not known which part pays.
 */
export const probableMovement = z
  .object({ ledger_id: z.string().nullable(), invoices: amount, bills: amount })
  .meta({ id: 'ProbableMovement' });
export type ProbableMovement = z.output<typeof probableMovement>;
