import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A secret of 256 random bits, as text. */
export function newSecret(prefix: string): string {
  return `${prefix}_${randomBytes(32).toString('base64url')}`;
}

/** Secrets are random, so a plain hash is enough: there is nothing to guess. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Compared in constant time. */
export function isSecret(given: string, hash: Buffer): boolean {
  return timingSafeEqual(hashSecret(given), hash);
}
