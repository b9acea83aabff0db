'use server';

import { v5 } from 'uuid';
import { z } from 'zod';
import { ledgerCreate } from '@/lib/contract/ledger';
import { identifier } from '@/lib/contract/primitives';
import { externalAccountCreate, externalAccountUpdate } from '@/lib/contract/transaction';
import { accept } from '@/lib/result';
import { entityTag } from '../accounting/entity-tag';
import { answerMember } from './answer-action';
import { withAuthors } from './with-authors';

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

const newAccountAndLedger = z.strictObject({
  idempotencyKey: z.uuid(),
  account: externalAccountCreate.omit({ ledger_id: true }),
  ledger: ledgerCreate,
});

/** An account with a new ledger of its own. Sent again after a failure half-way, there is one of each. */
export async function createAccountAndLedger(businessId: string, input: z.input<typeof newAccountAndLedger>) {
  return answerMember({ businessId, need: 'write' }, newAccountAndLedger, input, async ({ client }, read) => {
    const parameters = { business_id: businessId };
    const ledger = await client.createLedger({
      parameters,
      idempotencyKey: v5(JSON.stringify(read.ledger), read.idempotencyKey),
      body: read.ledger,
    });
    if (!ledger.ok) return ledger;
    const created = await client.createExternalAccount({
      parameters,
      idempotencyKey: read.idempotencyKey,
      body: { ...read.account, ledger_id: ledger.value.data.id },
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
  return answerMember({ businessId, need: 'write' }, accountChange, input, async (member, read) => {
    const updated = await member.client.updateExternalAccount({
      parameters: { business_id: businessId, external_account_id: read.accountId },
      ifMatch: entityTag(read.version),
      body: read.changes,
    });
    return withAuthors(member, businessId, updated, [{ id: read.accountId, version: read.version }]);
  });
}
