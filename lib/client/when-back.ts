import { healthAddress } from '../paths';
import { onReturn } from './on-return';

const soonMilliseconds = 1000;
/** What is away for so many looks may be away for long. */
const soonLooks = 120;
const laterMilliseconds = 10_000;

/**
 * Waits until all of Daybook answers; gives whether a part was away before. It looks once a second, after two minutes every ten
 * seconds, while somebody sees the page; at once when they return to it or the network does.
 * @param onAway a part is away, and is waited for
 */
export async function whenBack(over: AbortSignal, onAway: () => void = () => {}): Promise<boolean> {
  for (let looks = 0; !over.aborted; looks += 1) {
    const isUp = await fetch(healthAddress, { cache: 'no-store', signal: over }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (over.aborted) break;
    if (isUp) return looks > 0;
    onAway();
    await pauseOrReturn(looks < soonLooks ? soonMilliseconds : laterMilliseconds, over);
  }
  return new Promise(() => {});
}

/** Resolves after the time, or on return to the page; while nobody sees it, only then. */
export function pauseOrReturn(milliseconds: number, over: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stop();
      over.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') done();
    }, milliseconds);
    const stop = onReturn(done);
    over.addEventListener('abort', done);
  });
}
