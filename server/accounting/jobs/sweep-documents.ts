import type { Logger } from '@/server/platform/logging';
import type { Swept } from '../services/documents/sweep-blobs';

const everyMs = 24 * 3_600_000;

/** Sweeps the document storage now and once a day. Several processes may: what one has removed the other does not find. */
export function documentSweeper(sweep: (signal: AbortSignal) => Promise<Swept>, logger: Logger) {
  const ending = new AbortController();
  let work = Promise.resolve();

  async function run(): Promise<void> {
    try {
      const swept = await sweep(ending.signal);
      if (swept.unfinished + swept.unnamed > 0) logger.info(swept, 'what uploads had left was removed');
    } catch (err) {
      logger.warn({ err }, 'the document storage was not swept; the next sweep does it');
    }
  }

  const look = () => {
    work = work.then(run);
  };
  const timer = setInterval(look, everyMs);
  timer.unref();
  look();
  return {
    /** Ends after the documents in hand. */
    async stop(): Promise<void> {
      ending.abort();
      clearInterval(timer);
      await work;
    },
  };
}
