import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createPrivateFile, readIfPresent } from './private-file';

/** The secrets that Daybook makes for itself, each a file of mode 0600 in the data folder. */
export type KeptSecret = 'database-password' | 'session-secret' | 'dashboard-credentials.json';

/** Reads a stored secret, or generates it: once, even if two processes do so concurrently. */
export function keepSecret(dataDir: string, name: KeptSecret, make: () => string = randomSecret): string {
  const path = join(dataDir, name);
  const kept = readIfPresent(path)?.trim();
  if (kept) return kept;
  const made = make();
  return createPrivateFile(path, `${made}\n`) ? made : (readIfPresent(path)?.trim() ?? made);
}

/** 256 random bits in letters that need no escaping in an address or a shell. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}
