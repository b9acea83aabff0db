import { removeEveryPasskey } from './passkeys/remove-passkey';
import { removeSecondFactor } from './second-factor';
import { recordEvent } from './storage/account-events';
import { deleteIdentities } from './storage/identities';
import type { Database } from './storage/pool';
import { revokeSessionsOf } from './storage/sessions';
import { dropLink } from './storage/sign-in-links';

/**
 * Ends every way into an account but its password, which is chosen anew: whoever had taken the account over is out. Whoever lost
 * the app and the recovery codes, too, gets in then, unless the second factor and the passkeys are kept.
 */
export async function resetSignInMethods(
  database: Database,
  userId: string,
  byUserId: string,
  { keepsSecondFactor = false } = {},
): Promise<void> {
  // Whoever linked an account of a provider may not be the person, who links theirs again by signing in with it.
  for (const issuer of await deleteIdentities(database, userId)) {
    await recordEvent(database, { kind: 'identity_removed', userId, byUserId, details: { issuer } });
  }
  if (!keepsSecondFactor) {
    await removeSecondFactor(database, userId, byUserId);
    await removeEveryPasskey(database, userId, byUserId);
  }
  await revokeSessionsOf(database, userId);
  await dropLink(database, userId);
}
