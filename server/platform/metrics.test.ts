import { once } from 'node:events';
import { Gauge, Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { serveMetrics } from './metrics';

it('a port that is taken is told of, and ends nothing', async () => {
  const first = serveMetrics(new Registry(), 0, '127.0.0.1', () => undefined);
  await once(first, 'listening');
  const address = first.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const told = await new Promise((resolve) => serveMetrics(new Registry(), port, '127.0.0.1', resolve));
  first.close();
  expect(told).toMatchObject({ code: 'EADDRINUSE' });
});

it('a figure that cannot be collected is told of, and answered with 503', async () => {
  const registry = new Registry();
  const collect = () => Promise.reject(new Error('no answer'));
  new Gauge({ name: 'broken', help: 'Fails', registers: [registry], collect });
  const told: Error[] = [];
  const server = serveMetrics(registry, 0, '127.0.0.1', (error) => told.push(error));
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  server.close();
  expect(answer.status).toBe(503);
  expect(told.map(({ message }) => message)).toEqual(['no answer']);
});
