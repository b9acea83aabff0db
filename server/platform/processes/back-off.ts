import { setTimeout as wait } from 'node:timers/promises';

const firstDelayMs = 100;
const longestDelayMs = 30_000;
/** What has run this long counts as sound: its next end begins with the first delay again. */
const steadyMs = 60_000;

/** The delays before a part is started again: 0.1 s, doubled with each early end, up to 30 s. */
export function backOff(now: () => number = Date.now) {
  let delayMs = 0;
  let startedAt = now();
  return {
    started() {
      startedAt = now();
    },
    /** How long to wait before the next start, in milliseconds. */
    nextDelayMs(): number {
      const isSteady = now() - startedAt >= steadyMs;
      delayMs = delayMs === 0 || isSteady ? firstDelayMs : Math.min(delayMs * 2, longestDelayMs);
      return delayMs;
    },
  };
}

/** Resolves with true after the delay, with false when the program is to end before that. */
export async function stillWanted(delayMs: number, signal: AbortSignal): Promise<boolean> {
  await wait(delayMs, undefined, { signal }).catch(() => {});
  return !signal.aborted;
}
