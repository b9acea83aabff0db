import { randomBytes } from 'node:crypto';
import { hash, type Options, verify } from '@node-rs/argon2';

/** argon2id (the package's default algorithm) at the cost that OWASP's password storage cheat sheet asks for. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** New passwords are at least this long: length, not odd characters, is what resists guessing (NIST SP 800-63B). */
export const shortestPassword = 12;
export const longestPassword = 256;

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost);
}

let nobodysHash: Promise<string> | null = null;

/**
 * Whether the password is right. Without a hash (no such account) it takes the same time and is never right, so
 * the time of an answer does not tell who has an account.
 */
export async function isPasswordRight(passwordHash: string | null, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword(randomBytes(32).toString('hex'));
  const isRight = await verify(passwordHash ?? (await nobodysHash), password.normalize('NFKC'));
  return passwordHash !== null && isRight;
}
