import { z } from 'zod';
import { datetime, identifier, text } from './primitives';

const offered = { payee: text(512, 1), ledger_id: identifier('ledger') };

/** A rule for this payee and ledger that a person does not want to be offered again. Payees are compared in any case. */
export const declinedRule = z
  .object({
    payee: z.string(),
    ledger_id: z.string(),
    /** Null when it was not declined. */
    declined_at: datetime.nullable(),
  })
  .meta({ id: 'DeclinedRule' });
export type DeclinedRule = z.output<typeof declinedRule>;

export const declinedRuleCreate = z.strictObject(offered).meta({ id: 'DeclinedRuleCreate' });
export type DeclinedRuleCreate = z.output<typeof declinedRuleCreate>;

export const declinedRuleQuery = z.strictObject(offered);
export type DeclinedRuleQuery = z.output<typeof declinedRuleQuery>;
