import { once } from 'node:events';
import { expect, it } from 'vitest';
import { countRequest, countSignIn, serveDashboardMetrics } from './metrics';

it('answers what was counted, on a port of its own', async () => {
  const server = serveDashboardMetrics('0');
  if (server === null) throw new Error('nothing listens');
  await once(server, 'listening');
  try {
    countRequest('GET', 200, 0.02);
    countSignIn('refused');
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    for (const line of [
      'daybook_dashboard_request_duration_seconds_bucket{le="0.025",method="GET",status="200"}',
      'daybook_sign_ins_total{outcome="refused"}',
      'process_resident_memory_bytes',
    ]) {
      expect(text).toContain(line);
    }
  } finally {
    server.close();
  }
});

it('listens nowhere without a port', () => {
  expect(serveDashboardMetrics(undefined)).toBeNull();
  expect(serveDashboardMetrics('')).toBeNull();
});
