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
