import type { DeclinedRuleQuery } from '@/lib/contract/declined-rule';
import { accept } from '@/lib/result';
import type { Member } from '../session/guard';

/** How many pending entries a rule for the payee and the ledger would change, as it is offered after a correction. */
export async function readRuleEffect(
  { client }: Member,
  businessId: string,
  { payee, ledger_id }: DeclinedRuleQuery,
) {
  const preview = await client.previewRule({
    parameters: { business_id: businessId },
    body: { conditions: { text: { is: payee } }, then: { ledger_id } },
  });
  return preview.ok ? accept({ data: { pending: preview.value.data.pending_entry_ids.length } }) : preview;
}
