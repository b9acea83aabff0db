import { currentSessionToken } from '../session/current-user';
import { readSecondFactor } from '../session/second-factor';
import { dashboardDatabase } from '../session/storage/pool';
import { listSessions } from '../session/storage/sessions';
import type { User } from '../session/storage/users';

/** What the user's own account shows beside the password. */
export async function readAccount({ id }: User) {
  const token = (await currentSessionToken()) ?? '';
  const [secondFactor, sessions] = await Promise.all([
    readSecondFactor(dashboardDatabase(), id),
    listSessions(dashboardDatabase(), id, token),
  ]);
  return { secondFactor, sessions };
}
