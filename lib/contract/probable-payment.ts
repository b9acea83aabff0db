import { z } from 'zod';
import { amount, datetime } from './primitives';

export const probablePayment = z
  .object({ transaction_id: z.string(), datetime, amount, confidence: z.number().min(0).max(1) })
  .meta({
    id: 'ProbablePayment',
    description:
      'What bank transactions probably pay of a bill or invoice, which nobody has accepted yet: the sum ' +
      'of suggested links with a confidence above 0.5 that can all be right, at most what is open, and ' +
      'the surest of the transactions.',
  });
export type ProbablePayment = z.output<typeof probablePayment>;

export const probableMovement = z
  .object({ ledger_id: z.string().nullable(), invoices: amount, bills: amount })
  .meta({
    id: 'ProbableMovement',
    description:
      'What the entries of some days, all on ledgers of income or costs, probably pay of invoices and ' +
      'bills of any day. Until it is matched it is in the result, as the invoices and bills are. ' +
      '`ledger_id` is null for entries that are split, of which it is not known which part pays.',
  });
export type ProbableMovement = z.output<typeof probableMovement>;
