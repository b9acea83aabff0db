'use server';

import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import type { ClientProblem } from '@/lib/client/client';
import { name } from '@/lib/contract/primitives';
import { longestEmailAddress } from '@/lib/email-address';
import { paths } from '@/lib/paths';
import { accept, refuse } from '@/lib/result';
import { accountingClient } from '../accounting/client';
import { allBusinesses } from '../queries/businesses';
import { currentSessionToken, currentUser } from '../session/current-user';
import * as firstAccount from '../session/first-account';
import { newPassword } from '../session/new-password';
import { sessionCookieName, sessionCookieOptions } from '../session/session-cookie';
import { dashboardSettings } from '../session/settings';
import { isSetupToken } from '../session/setup-token';
import { recordEvent } from '../session/storage/account-events';
import { dashboardDatabase, inTransaction } from '../session/storage/pool';
import { revokeSession } from '../session/storage/sessions';
import { answerAnybody } from './answer-action';

const newAccount = z.strictObject({
  name,
  email: z.email('must be an email address').max(longestEmailAddress),
  password: newPassword,
  token: z.string().max(128),
});

/** Makes the first account of all, by the link that the start prints. Refused as soon as there is an account. */
export async function createFirstAccount(input: z.input<typeof newAccount>) {
  return answerAnybody(newAccount, input, async ({ token, ...account }) => {
    if (!isSetupToken(token, dashboardSettings().sessionSecret)) return refuse(wrongLink);
    const businesses = await allBusinesses(accountingClient('first-account'));
    if (!businesses.ok) return businesses;
    const businessIds = businesses.value.map((business) => business.id);
    const made = await firstAccount.createFirstAccount(dashboardDatabase(), account, businessIds);
    if (made.ok) return accept({ email: made.value.email });
    const detail = 'Somebody made the first account a moment ago. Sign in, or ask them to let you in.';
    return refuse({ code: 'conflict', status: 409, detail });
  });
}

const wrongLink: ClientProblem = {
  code: 'forbidden',
  status: 403,
  detail:
    'The first account is created by the set-up link that Daybook printed in the terminal where it was started.',
};

/** Ends the session everywhere it is held, then shows the sign-in page. */
export async function signOut(): Promise<void> {
  const jar = await cookies();
  const token = await currentSessionToken();
  const user = await currentUser();
  await inTransaction(dashboardDatabase(), async (connection) => {
    if (token !== null) await revokeSession(connection, token);
    if (user !== null) await recordEvent(connection, { kind: 'signed_out', userId: user.id });
  });
  jar.set(sessionCookieName(), '', { ...sessionCookieOptions(), maxAge: 0 });
  redirect(paths.signIn());
}
