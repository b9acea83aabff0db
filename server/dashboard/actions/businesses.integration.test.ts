import { beforeEach, describe, expect, it, vi } from 'vitest';
import { must } from '@/lib/client/must';
import { openMailDesk } from '../mail/testing/mail-desk';
import { changeRole, removeMember } from '../session/members';
import { listEvents } from '../session/storage/account-events';
import { setAdministrator } from '../session/storage/administrators';
import { deleteMembership, findRole, putMembership } from '../session/storage/memberships';
import { dashboardDatabase } from '../session/storage/pool';
import { setPasswordHash, type User } from '../session/storage/users';
import { beginRequest } from '../session/testing/request-at-hand';
import { makePerson, origin, signInAs } from '../session/testing/small-desk';
import { createBusiness } from './businesses';

vi.mock('next/headers', async () => (await import('../session/testing/request-at-hand')).nextHeaders);

const desk = openMailDesk();
let ada: User;
let ben: User;
beforeEach(async () => {
  [ada, ben] = [await makePerson(null), await makePerson(null)];
  for (const { id } of [ada, ben]) {
    await setAdministrator(dashboardDatabase(), id, true);
    await setPasswordHash(dashboardDatabase(), id, 'never compared');
  }
  beginRequest({ origin });
  await signInAs(ada);
});

const requestOf = (idempotencyKey: string) => ({
  idempotencyKey,
  business: {
    name: 'Test Books LLC',
    entity_type: 'llc' as const,
    fiscal_year: '12/31',
    entries_start: '2020-01-01T00:00:00Z',
    external_id: idempotencyKey,
  },
});
const roleOf = (user: User, businessId: string) => findRole(dashboardDatabase(), user.id, businessId);
const eventsOf = async (businessId: string) =>
  (await listEvents(dashboardDatabase(), { businessId, isAdministrator: false, before: null }, 10)).map(
    ({ kind }) => kind,
  );
async function create(idempotencyKey: string): Promise<string> {
  const created = await createBusiness(requestOf(idempotencyKey));
  if (!created.ok) throw new Error(created.problem.detail);
  return created.data.id;
}

describe('who creates a business', () => {
  it('is its admin, as the access log says', async () => {
    const businessId = await create(crypto.randomUUID());
    expect(await roleOf(ada, businessId)).toBe('admin');
    expect(await eventsOf(businessId)).toEqual(['business_created']);
  });

  it('is let in when the same is sent again after a failure half-way, and once', async () => {
    const idempotencyKey = crypto.randomUUID();
    const businessId = await create(idempotencyKey);
    await deleteMembership(dashboardDatabase(), ada.id, businessId);
    expect(await create(idempotencyKey)).toBe(businessId);
    expect(await roleOf(ada, businessId)).toBe('admin');
    expect(await create(idempotencyKey)).toBe(businessId);
    expect(await eventsOf(businessId)).toHaveLength(2);
  });

  it('comes back by sending the same again neither as a member nor as an admin', async () => {
    const idempotencyKey = crypto.randomUUID();
    const businessId = await create(idempotencyKey);
    await putMembership(dashboardDatabase(), ben.id, { businessId, role: 'admin' });
    const member = { businessId, userId: ada.id, adminId: ben.id };
    await changeRole(dashboardDatabase(), { ...member, role: 'owner' });
    expect(await create(idempotencyKey)).toBe(businessId);
    expect(await roleOf(ada, businessId)).toBe('owner');
    await removeMember(dashboardDatabase(), member);
    await setAdministrator(dashboardDatabase(), ada.id, true);
    await signInAs(ada);
    expect(await createBusiness(requestOf(idempotencyKey))).toMatchObject({
      ok: false,
      problem: { status: 403 },
    });
    expect(await roleOf(ada, businessId)).toBeNull();
    expect(must(await desk.client.listBusinesses({})).data.map(({ id }) => id)).toContain(businessId);
  });
});
