import { createHash } from 'node:crypto';

/** What the database keeps of a random secret. A plain hash is enough: with 80 random bits or more, nobody can guess it back. */
export function hashOfSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
