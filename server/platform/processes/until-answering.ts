import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { StartRefusal } from '../start-refusal';

const usualTimeoutMs = 120_000;

interface Patience {
  timeoutMs?: number | undefined;
  /** For as long as it is true, the time does not run. */
  isBusy?: () => boolean;
}

/**
 * Waits until a GET of the address is answered with 200; throws a refusal of the start after two minutes without. Gives up, silently,
 * when the signal is aborted.
 */
export async function untilAnswering(
  title: string,
  address: string,
  signal: AbortSignal,
  { timeoutMs = usualTimeoutMs, isBusy = () => false }: Patience = {},
): Promise<void> {
  let deadline = Date.now() + timeoutMs;
  while (!signal.aborted) {
    const answer = await statusOf(address, signal);
    if (answer === 200) return;
    if (isBusy()) deadline = Date.now() + timeoutMs;
    if (Date.now() > deadline) {
      throw new StartRefusal(`${title} does not answer at ${address} (${answer}).`);
    }
    await wait(50, undefined, { signal }).catch(() => {});
  }
}

/**
 * The status, or why there is none. Each try has its own connection, closed at once: one kept open would hold up the
 * part when it is stopped.
 */
function statusOf(address: string, signal: AbortSignal): Promise<number | string> {
  return new Promise((resolve) => {
    const request = get(address, { agent: false, signal, timeout: 30_000 }, (answer) => {
      answer.resume();
      answer.once('close', () => resolve(answer.statusCode ?? 0));
    });
    request.once('timeout', () => request.destroy(new Error('no answer in 30 seconds')));
    request.once('error', (error) => resolve(error.message));
  });
}
