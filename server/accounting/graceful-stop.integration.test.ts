import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, expect, inject, it } from 'vitest';
import { createClient } from '@/lib/client/client';
import { clientCredentials } from '@/lib/client/tokens';
import { linesOf, newBooks } from './testing/books';

let child: ChildProcess | null = null;
afterEach(() => {
  child?.kill('SIGKILL');
});

it('finishes what it has begun when told to stop, and then ends by itself', async () => {
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const credentials = {
    clientId: `stop-${randomUUID()}`,
    clientSecret: randomBytes(32).toString('base64url'),
  };
  const service = spawn(process.execPath, ['--import', 'tsx', 'server/accounting/main.ts'], {
    env: {
      ...process.env,
      DATABASE_URL: inject('databaseUrl'),
      ACCOUNTING_PORT: `${port}`,
      ACCOUNTING_CLIENT_ID: credentials.clientId,
      ACCOUNTING_CLIENT_SECRET: credentials.clientSecret,
      LOG_LEVEL: 'silent',
    },
    stdio: 'ignore',
  });
  child = service;
  const ended = once(service, 'exit');
  await expect
    .poll(
      () =>
        fetch(`${baseUrl}/readyz`).then(
          (answer) => answer.ok,
          () => false,
        ),
      { timeout: 30_000 },
    )
    .toBe(true);

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
  service.kill('SIGTERM');
  await Promise.all(loads);
  expect(failures).toEqual([]);
  expect(await ended).toEqual([0, null]);
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
