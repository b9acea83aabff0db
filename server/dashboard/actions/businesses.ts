'use server';

import { z } from 'zod';
import { booksLock, businessCreate, businessUpdate } from '@/lib/contract/business';
import { accept, refuse } from '@/lib/result';
import { accountingClient } from '../accounting/client';
import { entityTag } from '../accounting/entity-tag';
import { mayCreateBusinesses } from '../queries/businesses';
import { admitCreator } from '../session/members';
import { dashboardDatabase } from '../session/storage/pool';
import { answerMember, answerUser } from './answer-action';

const newBusiness = z.strictObject({ idempotencyKey: z.uuid(), business: businessCreate });

/**
 * Creates a business and makes its creator admin. Sent again with the same key after a failure half-way, the
 * service answers with the same business and the membership is made then, if the business has no member yet.
 */
export async function createBusiness(input: z.input<typeof newBusiness>) {
  return answerUser(newBusiness, input, async (user, { idempotencyKey, business }) => {
    if (!(await mayCreateBusinesses(user))) {
      const detail = 'New businesses are set up by a system administrator or by their bookkeepers.';
      return refuse({ code: 'business_forbidden', status: 403, detail });
    }
    const created = await accountingClient(user.id).createBusiness({ idempotencyKey, body: business });
    if (!created.ok) return created;
    const { id, name } = created.value.data;
    if (await admitCreator(dashboardDatabase(), { businessId: id, userId: user.id }))
      return accept({ id, name });
    const detail =
      'This business is there already, and you are no member of it any more. Ask an admin of it.';
    return refuse({ code: 'business_forbidden', status: 403, detail });
  });
}

const change = z.strictObject({
  idempotencyKey: z.uuid(),
  version: z.number().int(),
  changes: businessUpdate,
});

/** Refused with `stale_version` when somebody else changed the business since it was read. */
export async function updateBusiness(businessId: string, input: z.input<typeof change>) {
  return answerMember({ businessId, need: 'admin' }, change, input, async ({ client }, read) => {
    const updated = await client.updateBusiness({
      parameters: { business_id: businessId },
      idempotencyKey: read.idempotencyKey,
      ifMatch: entityTag(read.version),
      body: read.changes,
    });
    return updated.ok ? accept({ version: updated.value.data.version }) : updated;
  });
}

const lock = z.strictObject({ idempotencyKey: z.uuid(), version: z.number().int(), lock: booksLock });

/** Locks the books through a day, or moves or lifts the lock; a move back needs its reason. */
export async function lockBooks(businessId: string, input: z.input<typeof lock>) {
  return answerMember({ businessId, need: 'admin' }, lock, input, async ({ client }, read) => {
    const locked = await client.lockBooks({
      parameters: { business_id: businessId },
      idempotencyKey: read.idempotencyKey,
      ifMatch: entityTag(read.version),
      body: read.lock,
    });
    return locked.ok ? accept({ through: locked.value.data.books_locked_through }) : locked;
  });
}
