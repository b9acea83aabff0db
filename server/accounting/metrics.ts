import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { durationBuckets } from '@/server/platform/metrics';
import type { AnsweredRequest } from './http/service';
import type { EndedJob } from './jobs/run-jobs';
import type { Database } from './store/database';
import { countJobs } from './store/job-store';

/** What the service counts for the operator. No label is an identifier: their number must not grow with the books. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'daybook_request_duration_seconds',
    help: 'Answered requests of the API, by operation and status: imports are importTransactions.',
    labelNames: ['operation', 'status'] as const,
    buckets: durationBuckets,
    registers,
  });
  const jobs = new Histogram({
    name: 'daybook_job_duration_seconds',
    help: 'Background jobs, by kind and outcome: done, again (to be continued), failed, given_up.',
    labelNames: ['kind', 'outcome'] as const,
    buckets: durationBuckets,
    registers,
  });
  return {
    registry,
    requestAnswered: ({ operation, status, seconds }: AnsweredRequest) =>
      requests.observe({ operation, status }, seconds),
    jobEnded: ({ kind, outcome, seconds }: EndedJob) => jobs.observe({ kind, outcome }, seconds),
    /** Asked when the metrics are read. */
    watchDatabase: (database: Database) => watchDatabase(database, registry),
  };
}

function watchDatabase(database: Database, registry: Registry): void {
  const registers = [registry];
  new Gauge({
    name: 'daybook_database_connections',
    help: 'Connections to the database, by state; requests that wait for one are waiting.',
    labelNames: ['state'] as const,
    registers,
    collect() {
      for (const [state, count] of Object.entries(database.connections())) this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'daybook_queued_jobs',
    help: 'Background jobs that are queued or running, by kind.',
    labelNames: ['kind'] as const,
    registers,
    async collect() {
      this.reset();
      for (const { kind, count } of await countJobs(database)) this.set({ kind }, count);
    },
  });
}
