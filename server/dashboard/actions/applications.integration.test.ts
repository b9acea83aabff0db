import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openSmallService } from '../accounting/testing/small-service';
import { dashboardDatabase } from '../session/storage/pool';
import { beginRequest } from '../session/testing/request-at-hand';
import {
  businessId,
  makeAdministrator,
  makePerson,
  openSmallDesk,
  origin,
  signInAs,
} from '../session/testing/small-desk';
import { registerApplication, revokeApplication, rotateSecret } from './applications';

vi.mock('next/headers', async () => (await import('../session/testing/request-at-hand')).nextHeaders);

const ownId = 'app_1BoatSLRHtKNngkdXEeobR';
const otherId = 'app_1BoatSLRHtKNngkdXEeobS';
const unknownId = 'app_1BoatSLRHtKNngkdXEeobT';
const application = (id: string, clientId: string) => ({
  id,
  name: `Application ${clientId}`,
  client_id: clientId,
});
const made = {
  ...application(otherId, 'payroll'),
  client_secret: 'dbs_shown_once',
  previous_secret_expires_at: null,
};

const service = openSmallService(({ method }) => {
  if (method === 'POST') return { status: 200, body: { data: made } };
  // The dashboard's own application is the one with its client ID.
  const data = [application(ownId, 'dashboard'), application(otherId, 'payroll')];
  return { status: 200, body: { data } };
});
openSmallDesk(service);
beforeEach(async () => {
  beginRequest({ origin });
  await dashboardDatabase().query('delete from dashboard.users');
  service.received.length = 0;
});

const idempotencyKey = '0f3c9a52-52b4-4bb5-9a0c-0b7c2d3f9f10';
const acts: [string, (applicationId?: string) => Promise<unknown>][] = [
  ['register', () => registerApplication(businessId, { idempotencyKey, application: { name: 'Payroll' } })],
  [
    'rotate',
    (applicationId = otherId) => rotateSecret(businessId, { idempotencyKey, applicationId, rotate: {} }),
  ],
  ['revoke', (applicationId = otherId) => revokeApplication(businessId, { applicationId })],
];
const changes = () => service.received.filter(({ method }) => method === 'POST');

describe.each(acts)('to %s', (_, act) => {
  it('is for a system administrator', async () => {
    await signInAs(await makeAdministrator());
    expect(await act()).toMatchObject({ ok: true });
    expect(changes()).toHaveLength(1);
  });

  it('is refused to an admin of a business, who would reach the others by it', async () => {
    await signInAs(await makePerson('admin'));
    expect(await act()).toMatchObject({ ok: false, problem: { status: 403, code: 'business_forbidden' } });
    expect(changes()).toEqual([]);
  });

  it.each(['bookkeeper', 'owner'] as const)('is refused to a %s', async (role) => {
    await signInAs(await makePerson(role));
    expect(await act()).toMatchObject({ ok: false, problem: { status: 403 } });
    expect(service.received).toEqual([]);
  });
});

it.each(acts.slice(1))("to %s is refused of the dashboard's own application, and of none", async (_, act) => {
  await signInAs(await makeAdministrator());
  expect(await act(ownId)).toMatchObject({ ok: false, problem: { status: 409, code: 'conflict' } });
  expect(await act(unknownId)).toMatchObject({ ok: false, problem: { status: 404 } });
  expect(changes()).toEqual([]);
});

it('answers the secret of the one that was made, and what belongs to it', async () => {
  await signInAs(await makeAdministrator());
  const answer = await registerApplication(businessId, { idempotencyKey, application: { name: 'Payroll' } });
  const data = { name: made.name, clientId: 'payroll', secret: 'dbs_shown_once', previousUntil: null };
  expect(answer).toEqual({ ok: true, data });
});
