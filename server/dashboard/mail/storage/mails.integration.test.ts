import { beforeAll, expect, it } from 'vitest';
import { putMembership } from '../../session/storage/memberships';
import { insertUser } from '../../session/storage/users';
import { openMigratedDatabase } from '../../session/testing/migrated-database';
import { claimMail, isBegun, type MailKey, postponeMail } from './mails';

const pool = openMigratedDatabase();
let key: MailKey;
beforeAll(async () => {
  const user = await insertUser(pool, {
    name: 'Ada Example',
    email: `${crypto.randomUUID()}@example.test`,
    passwordHash: 'never compared',
  });
  if (!user) throw new Error('one user expected');
  await putMembership(pool, user.id, { businessId: 'biz_mails', role: 'owner' });
  key = { userId: user.id, businessId: 'biz_mails', kind: 'questions', period: '2026-03' };
});

it('a message that was postponed before the clock was set back is due, and one that is postponed is not', async () => {
  const first = await claimMail(pool, key);
  if (!first) throw new Error('one message expected');
  await postponeMail(pool, first);
  expect([await isBegun(pool, key), await claimMail(pool, key)]).toEqual([true, null]);
  const setDue = (after: string) =>
    pool.query('update dashboard.mails set due_again = now() + $1::interval where id = $2', [
      after,
      first.id,
    ]);
  await setDue('22 hours');
  expect([await isBegun(pool, key), await claimMail(pool, key)]).toEqual([true, null]);
  await setDue('9 days');
  expect(await isBegun(pool, key)).toBe(false);
  expect(await claimMail(pool, key)).toEqual({ id: first.id, attempt: 2 });
});
