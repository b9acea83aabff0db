import type { Logger } from '@/server/platform/logging';

const everyMs = 24 * 3_600_000;

/** Daily tasks by their log message; each returns counts of what it did. */
export type DailyWork = Record<string, (signal: AbortSignal) => Promise<Record<string, number>>>;

/** Runs the tasks now and once a day, one after the other. Several processes can do so concurrently. */
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
    /** Stops after the current task. */
    async stop(): Promise<void> {
      ending.abort();
      clearInterval(timer);
      await work;
    },
  };
}
