'use server';

import { z } from 'zod';
import type { ClientProblem } from '@/lib/client/client';
import { accept, refuse } from '@/lib/result';
import * as passwords from '../session/choose-password';
import { currentSessionToken } from '../session/current-user';
import { newPassword } from '../session/new-password';
import { dashboardDatabase } from '../session/storage/pool';
import { answerAnybody, answerUser } from './answer';

const choice = z.strictObject({ token: z.string().max(128), password: newPassword });

/** Chooses the password of the account that a link is for; the link is used up by it. */
export async function choosePassword(input: z.input<typeof choice>) {
  return answerAnybody(choice, input, async (read) => {
    const chosen = await passwords.choosePassword(dashboardDatabase(), read);
    if (chosen.ok) return accept({ email: chosen.value.email });
    const detail = 'This link is used up or too old. Ask whoever sent it for another.';
    return refuse({ code: 'not_found', status: 404, detail });
  });
}

const change = z.strictObject({ current: z.string().max(1024), next: newPassword });

/** Changes the user's own password and ends their other sessions. */
export async function changePassword(input: z.input<typeof change>) {
  return answerUser(change, input, async (user, read) => {
    const session = await currentSessionToken();
    const changed = await passwords.changePassword(dashboardDatabase(), user, read, session ?? '');
    return changed.ok ? changed : refuse(wrongPassword(changed.problem.waitSeconds));
  });
}

function wrongPassword(waitSeconds: number): ClientProblem {
  if (waitSeconds > 0) {
    const detail = `Too many attempts. Try again in ${waitSeconds} seconds.`;
    return { code: 'too_many_requests', status: 429, detail };
  }
  const errors = [{ path: '/current', code: 'wrong_password', message: 'is not your password' }];
  return { code: 'validation_failed', status: 422, detail: 'The current password is wrong.', errors };
}
