'use server';

import { z } from 'zod';
import { businessCreate } from '@/lib/contract/business';
import { accept, refuse } from '@/lib/result';
import { accountingClient } from '../accounting/client';
import { mayCreateBusinesses } from '../queries/businesses';
import { putMembership } from '../session/storage/memberships';
import { dashboardDatabase } from '../session/storage/pool';
import { answerUser } from './answer';

const newBusiness = z.strictObject({ idempotencyKey: z.uuid(), business: businessCreate });

/**
 * Creates a business and makes its creator admin. Sent again with the same key after a failure half-way, the
 * service answers with the same business and the membership is made then.
 */
export async function createBusiness(input: z.input<typeof newBusiness>) {
  return answerUser(newBusiness, input, async (user, { idempotencyKey, business }) => {
    if (!(await mayCreateBusinesses(user))) {
      const detail = 'As an owner you read your books; new businesses are set up by your bookkeeper.';
      return refuse({ code: 'business_forbidden', status: 403, detail });
    }
    const created = await accountingClient(user.id).createBusiness({ idempotencyKey, body: business });
    if (!created.ok) return created;
    const { id, name } = created.value.data;
    await putMembership(dashboardDatabase(), user.id, { businessId: id, role: 'admin' });
    return accept({ id, name });
  });
}
