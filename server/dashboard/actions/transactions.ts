'use server';

import { z } from 'zod';
import { identifier } from '@/lib/contract/primitives';
import { externalAccountCreate, externalAccountUpdate } from '@/lib/contract/transaction';
import { accept } from '@/lib/result';
import { entityTag } from '../accounting/entity-tag';
import { answerMember } from './answer';

const newAccount = z.strictObject({ idempotencyKey: z.uuid(), account: externalAccountCreate });

export async function createExternalAccount(businessId: string, input: z.input<typeof newAccount>) {
  return answerMember({ businessId, need: 'write' }, newAccount, input, async ({ client }, read) => {
    const created = await client.createExternalAccount({
      parameters: { business_id: businessId },
      idempotencyKey: read.idempotencyKey,
      body: read.account,
    });
    return created.ok ? accept({ id: created.value.data.id }) : created;
  });
}

const accountChange = z.strictObject({
  accountId: identifier('external_account'),
  version: z.number().int(),
  changes: externalAccountUpdate,
});

export async function updateExternalAccount(businessId: string, input: z.input<typeof accountChange>) {
  return answerMember({ businessId, need: 'write' }, accountChange, input, async ({ client }, read) => {
    const updated = await client.updateExternalAccount({
      parameters: { business_id: businessId, external_account_id: read.accountId },
      ifMatch: entityTag(read.version),
      body: read.changes,
    });
    return updated.ok ? accept({ id: updated.value.data.id }) : updated;
  });
}
