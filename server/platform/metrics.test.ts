import { once } from 'node:events';
import { Registry } from 'prom-client';
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
