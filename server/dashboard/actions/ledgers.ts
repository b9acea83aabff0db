'use server';

import { z } from 'zod';
import { ledgerCreate, ledgerUpdate } from '@/lib/contract/ledger';
import { identifier } from '@/lib/contract/primitives';
import { accept } from '@/lib/result';
import { entityTag } from '../accounting/entity-tag';
import { answerMember } from './answer-action';
import { withAuthors } from './with-authors';

const newLedger = z.strictObject({ idempotencyKey: z.uuid(), ledger: ledgerCreate });

export async function createLedger(businessId: string, input: z.input<typeof newLedger>) {
  return answerMember({ businessId, need: 'write' }, newLedger, input, async ({ client }, read) => {
    const { idempotencyKey, ledger } = read;
    const created = await client.createLedger({
      parameters: { business_id: businessId },
      idempotencyKey,
      body: ledger,
    });
    return created.ok ? accept({ id: created.value.data.id }) : created;
  });
}

const ledgerChange = z.strictObject({
  ledgerId: identifier('ledger'),
  version: z.number().int(),
  changes: ledgerUpdate,
});

/** Refused with `stale_version` when somebody else changed the ledger since it was read. */
export async function updateLedger(businessId: string, input: z.input<typeof ledgerChange>) {
  return answerMember({ businessId, need: 'write' }, ledgerChange, input, async (member, read) => {
    const updated = await member.client.updateLedger({
      parameters: { business_id: businessId, ledger_id: read.ledgerId },
      ifMatch: entityTag(read.version),
      body: read.changes,
    });
    return withAuthors(member, businessId, updated, [{ id: read.ledgerId, version: read.version }]);
  });
}
