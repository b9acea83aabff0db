import { expect, it } from 'vitest';
import { choosePassword } from './choose-password';
import { makeLinkOnServer } from './link-on-server';
import { signIn } from './sign-in';
import { dashboardDatabase } from './storage/pool';
import { findUserByEmail } from './storage/users';
import { makeAdministrator, openSmallDesk } from './testing/small-desk';

openSmallDesk();
const password = 'a new long password of words';

it('lets the only system administrator in again, once, without the second factor', async () => {
  const { id, email } = await makeAdministrator();
  const pool = dashboardDatabase();
  await pool.query(
    "insert into dashboard.second_factors (user_id, encrypted_secret, confirmed_at) values ($1, 'lost', now())",
    [id],
  );
  const token = await makeLinkOnServer(pool, email.toUpperCase());
  expect(await choosePassword(pool, { token: token ?? '', password })).toEqual({
    ok: true,
    value: { email },
  });
  expect((await choosePassword(pool, { token: token ?? '', password })).ok).toBe(false);
  expect((await signIn(pool, { email, password }, '192.0.2.9')).ok).toBe(true);
  const { rows } = await pool.query(
    "select details, by_user_id from dashboard.account_events where kind = 'link_created' and user_id = $1",
    [id],
  );
  expect(rows).toEqual([{ details: { onServer: true }, by_user_id: null }]);
});

it('is made for nobody else', async () => {
  expect(await makeLinkOnServer(dashboardDatabase(), 'nobody@example.test')).toBe(null);
  expect(await findUserByEmail(dashboardDatabase(), 'nobody@example.test')).toBe(null);
});
