import { expect, it } from 'vitest';
import { call, faultsOf } from '../testing/call';
import { openService } from '../testing/open-service';

const service = openService();

async function newApplication(): Promise<string> {
  const made = await call(service, 'POST', '/v0/application', { name: 'Import' });
  return `/v0/application/${made.data.id}`;
}

it('an operation that takes no fields refuses any, and does nothing', async () => {
  const path = await newApplication();
  for (const [body, fault] of [
    [{ dry_run: true, typo: 1 }, '/dry_run unknown_field'],
    [[], ' invalid_type'],
  ] as const) {
    const refused = await call(service, 'POST', `${path}/revoke`, body);
    expect([refused.status, faultsOf(refused)[0]]).toEqual([422, fault]);
  }
  const unread = await call(service, 'POST', `${path}/revoke`, '{"dry_run"');
  expect([unread.status, unread.problem.code]).toEqual([400, 'invalid_json']);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await call(service, 'POST', `${path}/revoke`, 'dry_run=true', form)).status).toBe(415);
  const { text } = await call(service, 'GET', '/v0/application');
  expect(text).not.toContain('"revoked_at":"');
});

it.each<[string, string | undefined, Record<string, string>]>([
  ['no body', undefined, {}],
  ['an empty body', '', {}],
  ['an empty body of another type', '', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['an empty object', '{}', {}],
])('it takes %s', async (_, body, headers) => {
  const revoked = await call(service, 'POST', `${await newApplication()}/revoke`, body, headers);
  expect(revoked.status).toBe(200);
  expect(revoked.data.revoked_at).toEqual(expect.any(String));
});
