import { z } from 'zod';
import { longestDescription } from './limits';
import { datetime, identifier, text } from './primitives';

const offered = { payee: text(longestDescription, 1), ledger_id: identifier('ledger') };

export const declinedRule = z
  .object({
    payee: z.string(),
    ledger_id: z.string(),
    declined_at: datetime.nullable().describe('Null if it was not declined.'),
  })
  .meta({
    id: 'DeclinedRule',
    description:
      'Whether the offer of a rule for this payee and ledger was declined. Payees are compared in any case.',
  });
export type DeclinedRule = z.output<typeof declinedRule>;

export const declinedRuleCreate = z.strictObject(offered).meta({ id: 'DeclinedRuleCreate' });
export type DeclinedRuleCreate = z.output<typeof declinedRuleCreate>;

export const declinedRuleQuery = z.strictObject(offered);
export type DeclinedRuleQuery = z.output<typeof declinedRuleQuery>;
