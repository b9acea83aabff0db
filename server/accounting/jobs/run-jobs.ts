import type { Logger } from '@/server/platform/logging';
import { inSpan } from '@/server/platform/tracing';
import type { Database } from '../store/database';
import { type ClaimedJob, claimJob, type JobKind, postponeJob } from '../store/job-store';

/** The handlers of each kind of job. `run` deletes the job in the transaction of its effect. */
export type JobWork = Partial<
  Record<
    JobKind,
    {
      run(job: ClaimedJob): Promise<'done' | 'again'>;
      giveUp(job: ClaimedJob): Promise<void>;
    }
  >
>;

export type EndedJob = {
  kind: JobKind;
  outcome: 'done' | 'again' | 'failed' | 'given_up';
  seconds: number;
};

/** Longer than any job takes; when the lease expires, the process that claimed the job is considered dead. */
const leaseSeconds = 90;
/**
 * The delay after an attempt grows to 5^5 seconds: `claim_job` takes one of more than two hours as made under another
 * time of the clock.
 */
const mostAttempts = 5;
/** The polling interval for jobs added or abandoned by other processes. */
const lookEveryMs = 5_000;
const againSeconds = 60;

/**
 * Does the jobs of the given kinds, of all businesses, one at a time, as soon as `jobAdded` tells of one. A job that throws is tried again
 * later, and given up after five attempts; one that takes the process with it is found by the next.
 */
export function runJobs(
  database: Database,
  work: JobWork,
  logger: Logger,
  jobEnded: (job: EndedJob) => void = () => undefined,
) {
  const kinds = Object.keys(work) as JobKind[];
  let running: Promise<void> | null = null;
  let stopping = false;
  let addedMeanwhile = false;
  let lastTenant: string | null = null;

  async function drain(): Promise<void> {
    do {
      addedMeanwhile = false;
      // A claimed job is finished even if stop was called meanwhile; otherwise it would wait until its lease expires.
      for (let job = await next(); job; job = await next()) await attempt(job);
    } while (addedMeanwhile && !stopping);
  }

  async function next(): Promise<ClaimedJob | null> {
    if (stopping) return null;
    try {
      const job = await claimJob(database, kinds, leaseSeconds, lastTenant);
      lastTenant = job?.author.tenantId ?? lastTenant;
      return job;
    } catch (error) {
      logger.warn({ err: error }, 'polling for jobs failed; will be retried');
      return null;
    }
  }

  async function attempt(job: ClaimedJob): Promise<void> {
    const workOfKind = work[job.kind];
    if (!workOfKind) throw new Error(`a job of another kind was claimed: ${job.kind}`);
    const began = performance.now();
    const ended = (outcome: EndedJob['outcome']) =>
      jobEnded({ kind: job.kind, outcome, seconds: (performance.now() - began) / 1000 });
    try {
      if (job.attempts > mostAttempts) {
        await workOfKind.giveUp(job);
        return ended('given_up');
      }
      const outcome = await inSpan(`job ${job.kind}`, { isRoot: true }, () => workOfKind.run(job));
      if (outcome === 'again') await postpone(job, againSeconds, 0);
      ended(outcome);
    } catch (error) {
      ended('failed');
      logger.error({ err: error, job: job.id, kind: job.kind, attempts: job.attempts }, 'a job failed');
      await postpone(job, 5 ** job.attempts, job.attempts).catch((err: unknown) => {
        logger.warn(
          { err, job: job.id },
          'postponing a job failed; it will be claimed again when its lease expires',
        );
      });
    }
  }

  function postpone(job: ClaimedJob, seconds: number, attempts: number): Promise<boolean> {
    const visibility = { tenantId: job.author.tenantId, businessId: job.businessId };
    return database.write(
      visibility,
      async (db) => {
        await postponeJob(db, job, seconds, attempts);
        return true;
      },
      (kept) => kept,
    );
  }

  function look(): void {
    addedMeanwhile = true;
    if (stopping) return;
    running ??= drain().finally(() => {
      running = null;
    });
  }

  const timer = setInterval(look, lookEveryMs);
  timer.unref();
  look();
  return {
    jobAdded: look,
    /** Finishes the current job and claims no other. */
    async stop(): Promise<void> {
      stopping = true;
      clearInterval(timer);
      await running;
    },
  };
}
