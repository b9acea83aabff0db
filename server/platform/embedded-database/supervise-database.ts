import type { Logger } from '../logging';
import { backOff, stillWanted } from '../processes/back-off';
import { errorMessage, type Lifecycle } from '../processes/lifecycle';
import type { Postmaster } from './postmaster';

/**
 * Starts the database again, at the same address, whenever it ends by itself: the others hold on to the address and
 * connect again. Returns what stops it.
 */
export function superviseDatabase(
  first: Postmaster,
  startAgain: () => Promise<{ postmaster: Postmaster }>,
  lifecycle: Lifecycle,
  logger: Logger,
): () => Promise<void> {
  const delays = backOff();
  let current: Postmaster | undefined = first;
  let starting: Promise<void> = Promise.resolve();

  const report = (words: string) => {
    logger.error({ lastOutput: words }, 'the embedded database has ended and is started again');
    const last = words.split('\n').at(-1);
    process.stderr.write(`The embedded database has ended and is started again: ${last}\n`);
  };
  const watch = (postmaster: Postmaster) => {
    delays.started();
    postmaster.died.then((lastOutput) => {
      current = undefined;
      report(lastOutput);
      starting = start();
    });
  };
  async function start(): Promise<void> {
    while (await stillWanted(delays.nextDelayMs(), lifecycle.signal)) {
      try {
        const { postmaster } = await startAgain();
        current = postmaster;
        watch(postmaster);
        return;
      } catch (error) {
        if (lifecycle.signal.aborted) return;
        report(errorMessage(error));
      }
    }
  }
  watch(first);
  return async () => {
    await starting;
    await current?.stop();
  };
}
