import { beforeEach, expect, it, vi } from 'vitest';
import { setupText } from '../first-start';
import { dashboardSettings } from '../session/settings';
import { setupToken } from '../session/setup-token';
import { dashboardDatabase } from '../session/storage/pool';
import { hasUsers } from '../session/storage/users';
import { beginRequest } from '../session/testing/request-at-hand';
import { openSmallDesk, origin } from '../session/testing/small-desk';
import { createFirstAccount } from './session';

vi.mock('next/headers', async () => (await import('../session/testing/request-at-hand')).nextHeaders);

openSmallDesk();
beforeEach(() => beginRequest({ origin, host: '127.0.0.1:3000' }));

const account = { name: 'First', email: 'first@example.test', password: 'correct horse battery' };

it('makes the first account only by the link that the start prints', async () => {
  const link = (await setupText(process.env)) ?? '';
  const token = setupToken(dashboardSettings().sessionSecret);
  expect(link).toContain(`${origin}/sign-in#${token}`);
  for (const wrong of ['', 'guess', `${token}x`, setupToken('another secret of 32 characters!')]) {
    const refused = await createFirstAccount({ ...account, token: wrong });
    expect(refused).toMatchObject({ ok: false, problem: { status: 403 } });
  }
  expect(await hasUsers(dashboardDatabase())).toBe(false);
  // With the token, the businesses are asked for, at a service that is not there.
  const asked = await createFirstAccount({ ...account, token });
  expect(asked).toMatchObject({ ok: false, problem: { status: 0 } });
});
