'use server';

import { z } from 'zod';
import { declinedRuleCreate } from '@/lib/contract/declined-rule';
import { identifier } from '@/lib/contract/primitives';
import { ruleCreate, ruleOrder, rulePreviewRequest, ruleUpdate } from '@/lib/contract/rule';
import { accept } from '@/lib/result';
import { entityTag } from '../accounting/entity-tag';
import { answerMember } from './answer-action';
import { withAuthors } from './with-authors';

/** So many entries are shown of each kind. */
const mostShown = 5;

/** What a rule would do, with the first entries of each kind. Changes nothing. */
export async function previewRule(businessId: string, input: z.input<typeof rulePreviewRequest>) {
  return answerMember({ businessId, need: 'write' }, rulePreviewRequest, input, async ({ client }, body) => {
    const parameters = { business_id: businessId };
    const preview = await client.previewRule({ parameters, body });
    if (!preview.ok) return preview;
    const { pending_entry_ids, agreeing_entry_ids, contradicting_entry_ids, ...rest } = preview.value.data;
    const shown = async (ids: readonly string[]) => {
      const entries = await Promise.all(
        ids
          .slice(0, mostShown)
          .map((journal_entry_id) =>
            client.getJournalEntry({ parameters: { ...parameters, journal_entry_id } }),
          ),
      );
      return entries.flatMap((entry) => {
        if (!entry.ok) return [];
        const { id, clean_description, datetime } = entry.value.data;
        return [{ id, description: clean_description, datetime }];
      });
    };
    const [pending, contradicting] = await Promise.all([
      shown(pending_entry_ids),
      shown(contradicting_entry_ids),
    ]);
    return accept({
      ...rest,
      pending: { count: pending_entry_ids.length, entries: pending },
      agreeing: { count: agreeing_entry_ids.length },
      contradicting: { count: contradicting_entry_ids.length, entries: contradicting },
    });
  });
}

const newRule = z.strictObject({ idempotencyKey: z.uuid(), rule: ruleCreate });

export async function createRule(businessId: string, input: z.input<typeof newRule>) {
  return answerMember({ businessId, need: 'write' }, newRule, input, async ({ client }, read) => {
    const created = await client.createRule({
      parameters: { business_id: businessId },
      idempotencyKey: read.idempotencyKey,
      body: read.rule,
    });
    return created.ok ? accept({ id: created.value.data.id }) : created;
  });
}

const change = z.strictObject({
  idempotencyKey: z.uuid(),
  ruleId: identifier('rule'),
  version: z.number().int(),
  rule: ruleUpdate,
});

/** Refused with `stale_version` when somebody else changed the rule since it was read. */
export async function updateRule(businessId: string, input: z.input<typeof change>) {
  return answerMember({ businessId, need: 'write' }, change, input, async (member, read) => {
    const updated = await member.client.updateRule({
      parameters: { business_id: businessId, rule_id: read.ruleId },
      idempotencyKey: read.idempotencyKey,
      ifMatch: entityTag(read.version),
      body: read.rule,
    });
    return withAuthors(member, businessId, updated, [{ id: read.ruleId, version: read.version }]);
  });
}

/** Keeps that a rule for the payee and ledger is not to be offered again. */
export async function declineRule(businessId: string, input: z.input<typeof declinedRuleCreate>) {
  return answerMember({ businessId, need: 'write' }, declinedRuleCreate, input, async ({ client }, body) => {
    const declined = await client.declineRule({ parameters: { business_id: businessId }, body });
    return declined.ok ? accept(null) : declined;
  });
}

const named = z.strictObject({ ruleId: identifier('rule') });

export async function deleteRule(businessId: string, input: z.input<typeof named>) {
  return answerMember({ businessId, need: 'write' }, named, input, async ({ client }, { ruleId }) => {
    const deleted = await client.deleteRule({ parameters: { business_id: businessId, rule_id: ruleId } });
    return deleted.ok ? accept({ id: ruleId }) : deleted;
  });
}

/** Puts the rules in this order. */
export async function orderRules(businessId: string, input: z.input<typeof ruleOrder>) {
  return answerMember({ businessId, need: 'write' }, ruleOrder, input, async ({ client }, body) => {
    const ordered = await client.orderRules({ parameters: { business_id: businessId }, body });
    return ordered.ok ? accept({ count: ordered.value.data.length }) : ordered;
  });
}
