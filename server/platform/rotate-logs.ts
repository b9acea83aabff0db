import { copyFileSync, readdirSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from './logging';

/** What a log may grow to before it is set aside, in bytes. One older copy of each is kept. */
export const logLimitBytes = 20 * 1024 ** 2;

const lookEveryMs = 30_000;

/**
 * Keeps the logs of a folder within bounds while the programs run that write them: a log that is too large is copied to
 * `NAME.old` and emptied. The programs append, so they go on in the same file; lines written between the copy and the
 * emptying are lost. Returns what stops it.
 */
export function rotateLogs(folder: string, logger: Logger): () => void {
  const timer = setInterval(() => rotateLarge(folder, logger), lookEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}

export function rotateLarge(folder: string, logger: Logger, limitBytes = logLimitBytes): void {
  try {
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      if (!name.endsWith('.log') || statSync(path).size <= limitBytes) continue;
      copyFileSync(path, `${path}.old`);
      truncateSync(path);
    }
  } catch (error) {
    // A full volume must not end what it logs about.
    logger.warn({ err: error }, 'the logs could not be rotated');
  }
}
