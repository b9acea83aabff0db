'use server';

import { z } from 'zod';
import type { ClientProblem } from '@/lib/client/client';
import { name } from '@/lib/contract/primitives';
import { accept, type Result, refuse } from '@/lib/result';
import { minutesAfterSignIn, refuseUnconfirmed } from '../session/confirm-identity';
import { currentSessionToken } from '../session/current-user';
import { signedOut } from '../session/guard';
import * as adding from '../session/passkeys/add-passkey';
import { madePasskey } from '../session/passkeys/browser-answers';
import * as removing from '../session/passkeys/remove-passkey';
import { beginPasskeySignIn as beginSignIn } from '../session/passkeys/sign-in-with-passkey';
import { dashboardDatabase } from '../session/storage/pool';
import type { User } from '../session/storage/users';
import { answerAnybody, answerUser } from './answer-action';
import { wrongPassword } from './wrong-password';

const browser = z.strictObject({ csrfToken: z.string().min(1).max(256) });

/**
 * What a browser needs to let somebody sign in with a passkey; the answer goes to next-auth's endpoint, with the same
 * token.
 */
export async function beginPasskeySignIn(input: z.input<typeof browser>) {
  return answerAnybody(browser, input, async ({ csrfToken }) => {
    const options = await beginSignIn(csrfToken);
    return options ? accept(options) : refuse(refusals.not_here);
  });
}

const confirmation = z.strictObject({ current: z.string().max(1024) });

/** What a browser needs to make a passkey for the user. Whoever has a password types it again. */
export async function beginPasskey(input: z.input<typeof confirmation>) {
  return answerUser(confirmation, input, async (user, { current }) => {
    const session = await confirmed(user, current);
    if (!session.ok) return session;
    const begun = await adding.beginPasskey(dashboardDatabase(), user, session.value);
    return begun.ok ? begun : refuse(refusals[begun.problem]);
  });
}

const addition = z.strictObject({ name, response: madePasskey });

/** Keeps the passkey that the browser made in answer to `beginPasskey`. */
export async function addPasskey(input: z.input<typeof addition>) {
  return answerUser(addition, input, async (user, read) => {
    const session = (await currentSessionToken()) ?? '';
    const added = await adding.addPasskey(dashboardDatabase(), user, session, read);
    return added.ok ? added : refuse(refusals[added.problem]);
  });
}

const removal = z.strictObject({ passkeyId: z.uuid(), current: z.string().max(1024) });

/** Removes a passkey of the user's and ends the other sessions that it opened. */
export async function removePasskey(input: z.input<typeof removal>) {
  return answerUser(removal, input, async (user, { passkeyId, current }) => {
    const session = await confirmed(user, current);
    if (!session.ok) return session;
    const removed = await removing.removePasskey(dashboardDatabase(), user.id, passkeyId, session.value);
    return removed.ok ? removed : refuse(refusals[removed.problem]);
  });
}

/** The token of the session at hand, once it is sure that it is the person. */
async function confirmed(user: User, password: string): Promise<Result<string, ClientProblem>> {
  const session = (await currentSessionToken()) ?? '';
  const refused = await refuseUnconfirmed(dashboardDatabase(), user, password, session);
  if (refused === null) return accept(session);
  return refuse(refused === 'sign_in_again' ? signInAgain : wrongPassword(refused.waitSeconds));
}

const signInAgain: ClientProblem = {
  code: 'conflict',
  status: 409,
  detail: `You signed in more than ${minutesAfterSignIn} minutes ago. Sign out, sign in again, and come back here.`,
};

const refusals: Record<adding.PasskeyRefusal | 'not_found' | 'last_way', ClientProblem> = {
  signed_out: signedOut,
  not_here: {
    code: 'not_found',
    status: 404,
    detail: 'Passkeys need an address with a name and TLS, such as https://books.example.com.',
  },
  too_many: {
    code: 'conflict',
    status: 409,
    detail: `You have ${adding.mostPasskeys} passkeys, which is the most. Remove one first.`,
  },
  refused: {
    code: 'conflict',
    status: 409,
    detail: 'The passkey was not accepted, or making it took too long. Try again.',
  },
  taken: { code: 'conflict', status: 409, detail: 'This passkey opens an account already.' },
  not_found: { code: 'not_found', status: 404, detail: 'This passkey was removed. Reload the page.' },
  last_way: {
    code: 'conflict',
    status: 409,
    detail: 'This passkey is the only way in which you can sign in. Add another one first.',
  },
};
