import { setImmediate } from 'node:timers/promises';

const longestMs = 10;

/** Gives what is to be called between the steps of long work: after each 10 ms it lets other requests be served. */
export function turnTaker(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longestMs) return;
    await setImmediate();
    since = performance.now();
  };
}
