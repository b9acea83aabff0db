'use server';

import { z } from 'zod';
import { customerCreate, customerUpdate } from '@/lib/contract/customer';
import { identifier } from '@/lib/contract/primitives';
import { vendorCreate, vendorUpdate } from '@/lib/contract/vendor';
import { accept } from '@/lib/result';
import { entityTag } from '../accounting/entity-tag';
import { answerMember } from './answer-action';
import { withAuthors } from './with-authors';

const newParty = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('vendor'), idempotencyKey: z.uuid(), party: vendorCreate }),
  z.strictObject({ kind: z.literal('customer'), idempotencyKey: z.uuid(), party: customerCreate }),
]);

/** Makes a vendor or a customer. */
export async function createParty(businessId: string, input: z.input<typeof newParty>) {
  return answerMember({ businessId, need: 'write' }, newParty, input, async ({ client }, read) => {
    const call = {
      parameters: { business_id: businessId },
      idempotencyKey: read.idempotencyKey,
      body: read.party,
    };
    const created = await (read.kind === 'vendor' ? client.createVendor(call) : client.createCustomer(call));
    return created.ok ? accept(created.value.data) : created;
  });
}

const partyChange = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('vendor'),
    partyId: identifier('vendor'),
    idempotencyKey: z.uuid(),
    version: z.number().int(),
    changes: vendorUpdate,
  }),
  z.strictObject({
    kind: z.literal('customer'),
    partyId: identifier('customer'),
    idempotencyKey: z.uuid(),
    version: z.number().int(),
    changes: customerUpdate,
  }),
]);

/** Refused with `stale_version` when somebody else changed the vendor or customer since it was read. */
export async function updateParty(businessId: string, input: z.input<typeof partyChange>) {
  return answerMember({ businessId, need: 'write' }, partyChange, input, async (member, read) => {
    const call = {
      idempotencyKey: read.idempotencyKey,
      ifMatch: entityTag(read.version),
      body: read.changes,
    };
    const { kind, partyId } = read;
    const updated = await (kind === 'vendor'
      ? member.client.updateVendor({ ...call, parameters: { business_id: businessId, vendor_id: partyId } })
      : member.client.updateCustomer({
          ...call,
          parameters: { business_id: businessId, customer_id: partyId },
        }));
    return withAuthors(member, businessId, updated, [{ id: read.partyId, version: read.version }]);
  });
}
