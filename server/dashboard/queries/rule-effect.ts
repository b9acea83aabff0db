import { z } from 'zod';
import { declinedRuleQuery } from '@/lib/contract/declined-rule';
import type { RuleEffectQuery } from '@/lib/reads/suggestion-reads';
import { accept } from '@/lib/result';
import type { Member } from '../session/guard';

export const ruleEffectQuery = declinedRuleQuery.extend({ direction: z.enum(['in', 'out', 'any']) });

/** How many pending entries a rule for the payee and the ledger would change, as it is offered after a correction. */
export async function readRuleEffect(
  { client }: Member,
  businessId: string,
  { payee, ledger_id, direction }: RuleEffectQuery,
) {
  const preview = await client.previewRule({
    parameters: { business_id: businessId },
    body: {
      conditions: { text: { is: payee }, direction: direction === 'any' ? null : direction },
      then: { ledger_id },
    },
  });
  return preview.ok ? accept({ data: { pending: preview.value.data.pending_entry_ids.length } }) : preview;
}
