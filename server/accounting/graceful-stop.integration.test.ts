import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { dirname } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterEach, expect, inject, it } from 'vitest';
import { createClient } from '@/lib/client/client';
import { clientCredentials } from '@/lib/client/tokens';
import { freePort } from '../platform/processes/free-port';
import {
  newCredentials,
  type ServiceProcess,
  startServiceProcess,
} from '../platform/testing/service-process';
import { linesOf, must, newBooks } from './testing/books';
import { startService } from './testing/start-service';

const dataDir = dirname(inject('documentsFolder'));
let running: ServiceProcess | null = null;
afterEach(async () => {
  await running?.kill();
});

it('finishes what it has begun when told to stop, and then ends by itself', async () => {
  const credentials = newCredentials();
  const databaseUrl = inject('databaseUrl');
  const service = await startServiceProcess({ databaseUrl, credentials, port: await freePort(), dataDir });
  running = service;
  const { baseUrl } = service;
  const tokens = clientCredentials({ baseUrl, fetch, ...credentials });
  const client = createClient({ baseUrl, fetch, tokens });
  const { parameters, ledger } = await newBooks(client);
  const lines = linesOf(ledger('Checking'), ledger('Service revenue'), 1);
  const post = () =>
    client.createJournalEntry({
      parameters,
      body: { description: 'Load', datetime: '2026-01-01T00:00:00Z', lines },
    });

  let stoppedAt: number | null = null;
  let done = 0;
  const failures: unknown[] = [];
  async function load(): Promise<void> {
    while (stoppedAt === null) {
      const startedAt = performance.now();
      const answer = await post();
      if (answer.ok) done += 1;
      // What is sent after the signal may meet a closed door; what was sent before must not.
      else if (stoppedAt === null || startedAt < stoppedAt) failures.push(answer.problem);
    }
  }
  const loads = Array.from({ length: 8 }, load);
  await expect.poll(() => done, { timeout: 20_000 }).toBeGreaterThan(100);
  stoppedAt = performance.now();
  service.signal('SIGTERM');
  await Promise.all(loads);
  expect(failures).toEqual([]);
  expect(await service.ended).toEqual([0, null]);
});

it('keeps a connection for longer than a proxy in front of it, which would send into one that is being closed', async () => {
  const start = {
    databaseUrl: inject('databaseUrl'),
    credentials: newCredentials(),
    port: await freePort(),
    dataDir,
  };
  running = await startServiceProcess(start);
  const { headers } = await fetch(`${running.baseUrl}/readyz`);
  expect(headers.get('keep-alive')).toBe('timeout=75');
});

/** An answer that was broken off after it had begun. */
const brokenOff = 'broken off';

it('ends by itself under clients that go on asking on their connections, and leaves none without its answer', async () => {
  const beside = await startService();
  const { credentials, owner } = beside;
  const service = await startServiceProcess({
    databaseUrl: inject('databaseUrl'),
    credentials: newCredentials(),
    port: await freePort(),
    dataDir,
    env: { ACCOUNTING_RATE_LIMIT: '1000000' },
  });
  running = service;
  const { baseUrl } = service;
  const tokens = clientCredentials({ baseUrl, fetch, ...credentials });
  const { business, ledger } = await newBooks(createClient({ baseUrl, fetch, tokens }));
  const headers = {
    authorization: `Bearer ${must(await tokens.current())}`,
    'content-type': 'application/json',
  };
  const lines = linesOf(ledger('Checking'), ledger('Service revenue'), 1);
  const body = JSON.stringify({ description: 'Load', datetime: '2026-01-01T00:00:00Z', lines });

  let created = 0;
  /** Asks on one connection for as long as there are answers. Gives how it ended. */
  async function askOn(agent: Agent): Promise<unknown> {
    const url = `${baseUrl}/v0/business/${business.id}/journal-entries`;
    for (;;) {
      let isBegun = false;
      try {
        const asking = request(url, { method: 'POST', agent, headers });
        const answered = once(asking, 'response');
        asking.end(body);
        const [answer]: IncomingMessage[] = await answered;
        isBegun = true;
        const read = answer && (await json(answer));
        if (answer?.statusCode !== 201) return read;
        created += 1;
      } catch (error) {
        return isBegun ? brokenOff : (error as NodeJS.ErrnoException).code;
      }
    }
  }
  const agents = Array.from({ length: 4 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  const loads = agents.map(askOn);
  await expect.poll(() => created, { timeout: 20_000 }).toBeGreaterThan(100);
  const stoppedAt = performance.now();
  service.signal('SIGTERM');
  expect(await service.ended).toEqual([0, null]);
  // Whoever started it kills it after 30 seconds.
  expect(performance.now() - stoppedAt).toBeLessThan(15_000);
  // A closed door, or a connection that was idle to the service when it closed it.
  for (const end of await Promise.all(loads)) expect(['ECONNREFUSED', 'ECONNRESET', 'EPIPE']).toContain(end);
  // What was taken was answered: a request that met a closing connection has left nothing.
  const { rows } = await owner.query<{ count: string }>(
    `SELECT count(*) FROM journal_entry e JOIN business b ON b.id = e.business_id WHERE b.external_id = $1`,
    [business.external_id],
  );
  expect(Number(rows[0]?.count)).toBe(created);
  await beside.close();
}, 120_000);
