import { once } from 'node:events';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { serveMetrics } from '@/server/platform/metrics';
import { createMetrics } from './metrics';
import { type Database, migrateAccounting, openDatabase } from './store/database';

let database: Database;
beforeAll(async () => {
  await migrateAccounting(inject('databaseUrl'));
  database = openDatabase(inject('databaseUrl'), () => undefined);
});
afterAll(() => database.close());

it('answers what was counted, on a port of its own', async () => {
  const metrics = createMetrics();
  metrics.watchDatabase(database);
  metrics.requestAnswered({ operation: 'listLedgers', status: 200, seconds: 0.004 });
  metrics.requestAnswered({ operation: 'other', status: 404, seconds: 0.001 });
  metrics.jobEnded({ kind: 'judge_pending', outcome: 'failed', seconds: 2 });
  const server = serveMetrics(metrics.registry, 0, '127.0.0.1', (error) => {
    throw error;
  });
  await once(server, 'listening');
  const address = server.address();
  const base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  try {
    const answer = await fetch(`${base}/metrics`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^text\/plain; version=0\.0\.4/),
    ]);
    const text = await answer.text();
    for (const line of [
      'daybook_request_duration_seconds_bucket{le="0.005",operation="listLedgers",status="200"} 1',
      'daybook_request_duration_seconds_count{operation="other",status="404"} 1',
      'daybook_job_duration_seconds_bucket{le="1",kind="judge_pending",outcome="failed"} 0',
      'daybook_database_connections{state="waiting"} 0',
      '# TYPE daybook_queued_jobs gauge',
      'process_resident_memory_bytes',
    ]) {
      expect(text).toContain(line);
    }
    expect((await fetch(`${base}/`)).status).toBe(404);
  } finally {
    server.close();
  }
});
