import type { Logger } from '@/server/platform/logging';

const everyMs = 24 * 3_600_000;

/** What is done once a day, by what it is called in the log; gives how much there was to do. */
export type DailyWork = Record<string, (signal: AbortSignal) => Promise<Record<string, number>>>;

/** Does the work now and once a day, one after the other. Several processes may: what one has done the other does not find. */
export function doDaily(works: DailyWork, logger: Logger) {
  const ending = new AbortController();
  let work = Promise.resolve();

  async function run(): Promise<void> {
    for (const [title, once] of Object.entries(works)) {
      if (ending.signal.aborted) return;
      try {
        const done = await once(ending.signal);
        if (Object.values(done).some((count) => count > 0)) logger.info(done, title);
      } catch (err) {
        logger.warn({ err }, `${title}: failed; will be retried in a day`);
      }
    }
  }

  const begin = () => {
    work = work.then(run);
  };
  const timer = setInterval(begin, everyMs);
  timer.unref();
  begin();
  return {
    /** Ends after what is in hand. */
    async stop(): Promise<void> {
      ending.abort();
      clearInterval(timer);
      await work;
    },
  };
}
