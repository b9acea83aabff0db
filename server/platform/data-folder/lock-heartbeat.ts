import { closeSync, fstatSync, openSync, utimesSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { isCode } from '../error-code';
import { createPrivateFile, readIfPresent } from './private-file';

/**
 * How often the holder of a lock touches its file, and for how long the file must be untouched until a holder that cannot be seen
 * counts as dead: several beats, since a busy machine may delay some; fewer after this container was started again, whose
 * processes have ended.
 */
export const heartbeatTimes = { everyMs: 2_000, stillMs: 15_000, stillInContainerMs: 6_000 };
export type HeartbeatTimes = typeof heartbeatTimes;

/**
 * How often it is asked what time it is, in milliseconds. A timer does not count the time for which the machine was suspended;
 * its clock does, and so a beat that is late comes at once.
 */
const tickMs = 100;

/**
 * Touches the lock file until it is stopped, so that those who cannot see this process see that it runs.
 * @param own the text of the lock file; a file that somebody has deleted is made again
 * @param onLost called once when the file has another text: this process was suspended for so long that another took over
 */
export function beat(
  path: string,
  own: string,
  onLost: () => void,
  everyMs: number,
): { beatNow(): void; stop(): void } {
  let beatenAt = Date.now();
  let isOver = false;
  const stop = () => {
    isOver = true;
    clearInterval(timer);
  };
  const beatNow = () => {
    beatenAt = Date.now();
    if (isOver || !isLost(path, own)) return;
    stop();
    onLost();
  };
  const timer = setInterval(
    () => {
      const sinceMs = Date.now() - beatenAt;
      if (sinceMs >= everyMs || sinceMs < 0) beatNow();
    },
    Math.min(tickMs, everyMs),
  );
  timer.unref();
  return { beatNow, stop };
}

function isLost(path: string, own: string): boolean {
  try {
    const found = readIfPresent(path);
    if (found !== undefined && found !== own) return true;
    const now = new Date();
    if (found === undefined) createPrivateFile(path, own);
    else utimesSync(path, now, now);
  } catch {
    // A disk that fails for a moment does not end the books; the next beat tries again.
  }
  return false;
}

/** Watches a lock file with this text: false as soon as it is touched, written anew or removed; true when it was left alone. */
export async function staysStill(
  path: string,
  seen: string,
  forMs: number,
  signal?: AbortSignal,
): Promise<boolean> {
  const first = touchedAt(path);
  const end = performance.now() + forMs;
  while (performance.now() < end) {
    await wait(Math.min(300, forMs / 20), undefined, { signal });
    if (readIfPresent(path) !== seen || touchedAt(path) !== first) return false;
  }
  return true;
}

/** By an open file: a network file system may answer for a path from its memory. */
function touchedAt(path: string): number | null {
  try {
    const descriptor = openSync(path, 'r');
    try {
      return fstatSync(descriptor).mtimeMs;
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
}
