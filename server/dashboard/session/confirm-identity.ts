import type { Pool } from 'pg';
import { refuseWrongPassword } from './choose-password';
import type { SignInRefusal } from './sign-in';
import { wasOpenedWithin } from './storage/sessions';
import { findSignInMethods } from './storage/sign-in-methods';
import type { User } from './storage/users';

/** How long after signing in somebody without a password may change how they sign in. */
export const minutesAfterSignIn = 10;

/**
 * Whether it is the person who changes how they sign in, and not somebody who found the session open: the password
 * again, or for whoever has none a session (`session` is its token) that was opened just now. Null if it is.
 */
export async function refuseUnconfirmed(
  pool: Pool,
  user: User,
  password: string,
  session: string,
): Promise<SignInRefusal | 'sign_in_again' | null> {
  if ((await findSignInMethods(pool, user.id)).password) return refuseWrongPassword(pool, user, password);
  return (await wasOpenedWithin(pool, session, minutesAfterSignIn)) ? null : 'sign_in_again';
}
