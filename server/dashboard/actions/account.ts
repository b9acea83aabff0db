'use server';

import type { Pool } from 'pg';
import { z } from 'zod';
import type { ClientProblem } from '@/lib/client/client';
import { isTimeZone } from '@/lib/dates/day-in-zone';
import { longestEmailAddress } from '@/lib/email-address';
import { isKnownLocale } from '@/lib/format/locale';
import { accept, type Result, refuse } from '@/lib/result';
import { hasMail } from '../mail/send-mail';
import * as passwords from '../session/choose-password';
import { currentSessionToken, currentUser } from '../session/current-user';
import { signedOut } from '../session/guard';
import { newPassword } from '../session/new-password';
import { requestReset } from '../session/reset-password';
import * as secondFactor from '../session/second-factor';
import { recordEvent } from '../session/storage/account-events';
import { setFormats } from '../session/storage/person-formats';
import { dashboardDatabase, inTransaction } from '../session/storage/pool';
import { revokeOtherSessions, revokeSessionById } from '../session/storage/sessions';
import type { User } from '../session/storage/users';
import { answerAnybody, answerUser } from './answer-action';
import { networkAddress } from './network-address';
import { wrongPassword } from './wrong-password';

const choice = z.strictObject({ token: z.string().max(128), password: newPassword });

/** Chooses the password of the account that a link is for; the link is used up by it. */
export async function choosePassword(input: z.input<typeof choice>) {
  return answerAnybody(choice, input, async (read) => {
    const chosen = await passwords.choosePasswordFrom(dashboardDatabase(), read, await networkAddress());
    return chosen.ok ? accept({ email: chosen.value.email }) : refuse(voidLink(chosen.problem));
  });
}

const link = choice.pick({ token: true });

/**
 * Whether a link lets somebody choose a password, before they type one; the link stays as it is. `signedInAs`: the name of
 * who is signed in in this browser, where the link is for somebody else.
 */
export async function checkPasswordLink(input: z.input<typeof link>) {
  return answerAnybody(link, input, async ({ token }) => {
    const checked = await passwords.checkLinkFrom(dashboardDatabase(), token, await networkAddress());
    if (!checked.ok) return refuse(voidLink(checked.problem));
    const user = await currentUser();
    return accept({ signedInAs: user && user.id !== checked.value.userId ? user.name : null });
  });
}

/** The link opened once more, or its answer lost on the way: nothing went wrong. */
const chosen = 'If you have chosen a password by it already, that one holds: sign in with it.';

function voidLink(problem: 'void' | { waitSeconds: number }): ClientProblem {
  if (problem !== 'void') return wrongPassword(problem.waitSeconds);
  const other = hasMail()
    ? 'Ask for another by “Forgot your password?” where you sign in, or ask whoever sent it.'
    : 'Ask whoever sent it for another.';
  return { code: 'not_found', status: 404, detail: `This link was used or has expired. ${other} ${chosen}` };
}

const forgotten = z.strictObject({ email: z.email('must be an email address').max(longestEmailAddress) });

/** Sends a link for a new password to the address, if somebody has it; the answer does not say. */
export async function requestPasswordReset(input: z.input<typeof forgotten>) {
  return answerAnybody(forgotten, input, async ({ email }) => {
    if (!hasMail()) return refuse(noMail);
    const requested = await requestReset(dashboardDatabase(), email, await networkAddress());
    return requested.ok ? accept(null) : refuse(wrongPassword(requested.problem.waitSeconds));
  });
}

const noMail: ClientProblem = {
  code: 'not_found',
  status: 404,
  detail: 'Daybook sends no mail here. Ask an admin for a link by which you choose a new password.',
};

const change = z.strictObject({ current: z.string().max(1024), next: newPassword });

/** Changes the user's own password and ends their other sessions. */
export async function changePassword(input: z.input<typeof change>) {
  return answerUser(change, input, async (user, read) => {
    const session = await currentSessionToken();
    const changed = await passwords.changePassword(dashboardDatabase(), user, read, session ?? '');
    return changed.ok ? changed : refuse(wrongPassword(changed.problem.waitSeconds));
  });
}

const formats = z.strictObject({
  locale: z.string().max(35).refine(isKnownLocale, 'must be a locale such as de-CH').nullable(),
  timeZone: z.string().max(64).refine(isTimeZone, 'must be a time zone such as Europe/Berlin').nullable(),
});

/** How numbers, days and moments are written for the user; null leaves it to the browser. */
export async function saveFormats(input: z.input<typeof formats>) {
  return answerUser(formats, input, async (user, read) => {
    await setFormats(dashboardDatabase(), user.id, read);
    return accept(null);
  });
}

const confirmation = z.strictObject({ current: z.string().max(1024) });

/** Makes the secret of an authenticator app, which asks nothing yet. */
export async function beginSecondFactor(input: z.input<typeof confirmation>) {
  return answerUser(confirmation, input, (user, { current }) =>
    afterPassword(user, current, secondFactor.beginSecondFactor),
  );
}

const firstCode = z.strictObject({ code: z.string().max(64) });

/** Turns the second factor on with a first code of the app; answers the recovery codes, once. */
export async function confirmSecondFactor(input: z.input<typeof firstCode>) {
  return answerUser(firstCode, input, async (user, { code }) => {
    const session = (await currentSessionToken()) ?? '';
    const confirmed = await secondFactor.confirmSecondFactor(dashboardDatabase(), user, session, code);
    return confirmed.ok
      ? accept({ recoveryCodes: confirmed.value })
      : refuse(secondFactorProblems[confirmed.problem]);
  });
}

/** Answers new recovery codes, once; the earlier ones are void. */
export async function replaceRecoveryCodes(input: z.input<typeof confirmation>) {
  return answerUser(confirmation, input, async (user, { current }) => {
    const replaced = await afterPassword(user, current, secondFactor.replaceRecoveryCodes);
    return replaced.ok ? accept({ recoveryCodes: replaced.value }) : replaced;
  });
}

export async function removeSecondFactor(input: z.input<typeof confirmation>) {
  return answerUser(confirmation, input, (user, { current }) =>
    afterPassword(user, current, secondFactor.turnOffSecondFactor),
  );
}

/** Changes the second factor of the user, who has typed the password again for it. */
async function afterPassword<Value>(
  user: User,
  password: string,
  change: (
    pool: Pool,
    user: User,
    session: string,
  ) => Promise<Result<Value, secondFactor.SecondFactorRefusal>>,
): Promise<Result<Value, ClientProblem>> {
  const session = (await currentSessionToken()) ?? '';
  const refused = await passwords.refuseWrongPassword(dashboardDatabase(), user, password);
  if (refused) return refuse(wrongPassword(refused.waitSeconds));
  const changed = await change(dashboardDatabase(), user, session);
  return changed.ok ? changed : refuse(secondFactorProblems[changed.problem]);
}

const session = z.strictObject({ sessionId: z.uuid() });

/** Ends one of the user's own sessions, on another device. */
export async function endSession(input: z.input<typeof session>) {
  return answerUser(session, input, async (user, { sessionId }) => {
    await inTransaction(dashboardDatabase(), async (connection) => {
      const isEnded = await revokeSessionById(connection, user.id, sessionId);
      if (isEnded) await recordEvent(connection, { kind: 'session_ended', userId: user.id });
    });
    return accept(null);
  });
}

const nothing = z.strictObject({});

/** Ends all of the user's sessions but the one at hand. */
export async function endOtherSessions(input: z.input<typeof nothing>) {
  return answerUser(nothing, input, async (user) => {
    const session = (await currentSessionToken()) ?? '';
    await inTransaction(dashboardDatabase(), async (connection) => {
      await revokeOtherSessions(connection, user.id, session);
      await recordEvent(connection, { kind: 'session_ended', userId: user.id, details: { all: true } });
    });
    return accept(null);
  });
}

const changedElsewhere: ClientProblem = {
  code: 'conflict',
  status: 409,
  detail: 'Two-step sign-in was turned on or off elsewhere. Reload the page.',
};

const secondFactorProblems: Record<secondFactor.SecondFactorRefusal, ClientProblem> = {
  signed_out: signedOut,
  wrong_code: {
    code: 'validation_failed',
    status: 422,
    detail:
      'The code is wrong or was used already. Wait for the next one, and check the clock of your device.',
    errors: [{ path: '/code', code: 'wrong_code', message: 'is not the code of this half minute' }],
  },
  already_on: changedElsewhere,
  not_on: changedElsewhere,
};
