import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The secret of the link by which the first account is made. Derived from the installation's session secret: the same
 * at every start and in every process, kept nowhere. It is of use once, since the first account ends it.
 */
export function setupToken(sessionSecret: string): string {
  return createHmac('sha256', sessionSecret).update('first account').digest('base64url');
}

/** Compared in constant time. */
export function isSetupToken(given: string, sessionSecret: string): boolean {
  const digest = (text: string) => createHmac('sha256', sessionSecret).update(text).digest();
  return timingSafeEqual(digest(given), digest(setupToken(sessionSecret)));
}
