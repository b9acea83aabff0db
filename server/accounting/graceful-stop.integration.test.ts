import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, inject, it } from 'vitest';
import { createClient } from '@/lib/client/client';
import { clientCredentials } from '@/lib/client/tokens';
import { linesOf, newBooks } from './testing/books';
import {
  freePort,
  newCredentials,
  type ServiceProcess,
  startServiceProcess,
} from './testing/service-process';

const dataDir = mkdtempSync(join(tmpdir(), 'daybook-stop-'));
let running: ServiceProcess | null = null;
afterEach(async () => {
  await running?.kill();
  rmSync(dataDir, { recursive: true, force: true });
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
