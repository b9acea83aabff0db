import { randomUUID } from 'node:crypto';
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Client, createClient } from '@/lib/client/client';
import { clientCredentials } from '@/lib/client/tokens';
import { freePort } from '../platform/processes/free-port';
import {
  newCredentials,
  type ServiceProcess,
  startServiceProcess,
} from '../platform/testing/service-process';
import { smallPdf } from './domain/documents/testing/small-files';
import { linesOf, must, newBooks } from './testing/books';
import { call } from './testing/call';
import { untilRead, uploadForm } from './testing/documents';
import { type LoadBalancer, startLoadBalancer } from './testing/load-balancer';
import { openService } from './testing/open-service';
import type { TestService } from './testing/start-service';

/** Two processes of the service on one database; the one in this process makes the tenant and looks around it. */
const service = openService();
let processes: ServiceProcess[] = [];
let balancer: LoadBalancer;
let client: Client;
let books: Awaited<ReturnType<typeof newBooks>>;
beforeAll(async () => {
  processes = await Promise.all([startProcess(), startProcess()]);
  balancer = await startLoadBalancer(processes.map(({ baseUrl }) => baseUrl));
  client = clientAt(balancer.baseUrl, service.credentials);
  books = await newBooks(client);
});
afterAll(async () => {
  // Killed, they would hold the jobs of others that they had begun.
  for (const each of processes) each.signal('SIGTERM');
  await Promise.all(processes.map(({ ended }) => ended));
  await balancer.close();
});

async function startProcess(): Promise<ServiceProcess> {
  return startServiceProcess({
    databaseUrl: inject('databaseUrl'),
    credentials: newCredentials(),
    port: await freePort(),
    dataDir: dirname(inject('documentsFolder')),
    env: { ACCOUNTING_RATE_LIMIT: '1000000' },
  });
}

const tokensAt = (baseUrl: string, credentials: TestService['credentials']) =>
  clientCredentials({ baseUrl, fetch, ...credentials });
const clientAt = (baseUrl: string, credentials: TestService['credentials']) =>
  createClient({ baseUrl, fetch, tokens: tokensAt(baseUrl, credentials) });

/** One of the two, asked past the balancer, with the tenant's token. */
function direct(index: number, credentials = service.credentials): Pick<TestService, 'request'> {
  const baseUrl = processes[index]?.baseUrl ?? '';
  const tokens = tokensAt(baseUrl, credentials);
  return {
    async request(path, init = {}) {
      const token = must(await tokens.current());
      const headers = new Headers(init.headers);
      headers.set('authorization', `Bearer ${token}`);
      return fetch(baseUrl + path, { ...init, headers });
    },
  };
}

const entry = (description: string) => ({
  description,
  datetime: '2026-01-01T00:00:00Z',
  lines: linesOf(books.ledger('Checking'), books.ledger('Service revenue'), 1),
});
const post = (index: number, description: string, key: string) =>
  call(direct(index), 'POST', `/v0/business/${books.business.id}/journal-entries`, entry(description), {
    'idempotency-key': key,
  });
const countOf = async (description: string) =>
  must(await client.listJournalEntries({ parameters: books.parameters, query: { q: description } })).data
    .length;

describe('a key that was used at one process', () => {
  it('is in flight at the other until the first answers, and then replayed there', async () => {
    const [word, key] = [randomUUID(), randomUUID()];
    await service.owner.query('BEGIN');
    await service.owner.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 1))', [books.business.id]);
    const first = post(0, word, key);
    try {
      await expect.poll(writersHeldUp, { timeout: 20_000 }).toBe(1);
      const meanwhile = await post(1, word, key);
      expect([meanwhile.status, meanwhile.problem.code]).toEqual([409, 'idempotency_in_flight']);
    } finally {
      await service.owner.query('COMMIT');
    }
    const answered = await first;
    expect(answered.status).toBe(201);
    const replayed = await post(1, word, key);
    expect([replayed.status, replayed.text]).toEqual([201, answered.text]);
    expect(replayed.headers.get('idempotent-replay')).toBe('true');
    expect(await countOf(word)).toBe(1);
  });

  it('makes one entry however often both are asked at once', async () => {
    const word = randomUUID();
    const keys = Array.from({ length: 25 }, () => randomUUID());
    const answers = await Promise.all(
      keys.flatMap((key) => [0, 1, 0, 1].map((index) => post(index, `${word} ${key}`, key))),
    );
    expect(answers.filter(({ status }) => ![201, 409].includes(status))).toEqual([]);
    const made = await service.owner.query(
      'SELECT description FROM journal_entry WHERE description LIKE $1',
      [`${word}%`],
    );
    expect(made.rows.map((row) => row.description).sort()).toEqual(
      keys.map((key) => `${word} ${key}`).sort(),
    );
  });

  /** Writers that wait for the chart of these books. */
  async function writersHeldUp(): Promise<number> {
    const { rows } = await service.owner.query<{ count: string }>(
      `SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
         AND (classid::bigint << 32) | objid::bigint = hashtextextended($1, 1)`,
      [books.business.id],
    );
    return Number(rows[0]?.count);
  }
});

describe('an application', () => {
  it('makes exactly as many requests in a minute as its figure says, however they are spread', async () => {
    const made = must(
      await client.registerApplication({ body: { name: 'Limited', requests_per_minute: 60 } }),
    );
    const { client_id, client_secret } = made.data;
    const credentials = { clientId: client_id, clientSecret: client_secret ?? '' };
    const token = must(await tokensAt(balancer.baseUrl, credentials).current());
    const headers = { authorization: `Bearer ${token}` };
    const ask = async () => (await fetch(`${balancer.baseUrl}/v0/business?page_size=1`, { headers })).status;
    const statuses: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      statuses.push(...(await Promise.all(Array.from({ length: 10 }, ask))));
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40);
  });

  it('that is revoked at one process is refused by the other at once', async () => {
    const made = must(await client.registerApplication({ body: { name: 'Revoked' } })).data;
    const credentials = { clientId: made.client_id, clientSecret: made.client_secret ?? '' };
    const own = [direct(0, credentials), direct(1, credentials)];
    const statuses = () => Promise.all(own.map(async (each) => (await each.request('/v0/business')).status));
    expect(await statuses()).toEqual([200, 200]);
    const parameters = { application_id: made.id };
    const revoker = clientAt(processes[0]?.baseUrl ?? '', service.credentials);
    must(await revoker.revokeApplication({ parameters }));
    expect(await statuses()).toEqual([401, 401]);
  });
});

it('each document is processed once, by either process', async () => {
  const { parameters } = books;
  const made = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const form = uploadForm(smallPdf([randomUUID()]), 'a.pdf');
      return must(await client.uploadDocument({ parameters, form })).data;
    }),
  );
  for (const { id } of made) {
    expect(await untilRead(client, parameters, id)).toMatchObject({ status: 'ready', version: 2 });
  }
  const { rows } = await service.owner.query(
    `SELECT after->>'id' AS id, count(*)::int AS count FROM audit_log
     WHERE action = 'process' AND after->>'id' = ANY($1) GROUP BY 1`,
    [made.map(({ id }) => id)],
  );
  expect(rows).toHaveLength(12);
  expect(rows.filter(({ count }) => count !== 1)).toEqual([]);
});

it('a list is walked through both, forward and back, while entries are added', async () => {
  const own = await newBooks(client);
  const { parameters } = own;
  const lines = linesOf(own.ledger('Checking'), own.ledger('Service revenue'), 1);
  const add = (day: number) => ({ description: 'Listed', datetime: `2026-02-${day}T00:00:00Z`, lines });
  const days = Array.from({ length: 15 }, (_, index) => add(10 + index));
  must(await client.bulkCreateJournalEntries({ parameters, body: days }));
  const before = [...balancer.answers];
  const walk = async (direction: 'next_page_token' | 'previous_page_token', from: string | null) => {
    const seen: string[] = [];
    for (let token = from; token !== null || seen.length === 0; ) {
      const query = { page_size: 2, sort: 'datetime' as const, ...(token ? { page_token: token } : {}) };
      const page = must(await client.listJournalEntries({ parameters, query }));
      const part = page.data.map((each) => each.datetime.slice(8, 10));
      if (direction === 'next_page_token') seen.push(...part);
      else seen.unshift(...part);
      last = page.pagination.previous_page_token ?? last;
      // What comes in before the window must not move it.
      const early = { ...add(10), datetime: '2026-02-01T00:00:00Z' };
      must(await client.createJournalEntry({ parameters, body: early }));
      token = page.pagination[direction];
    }
    return seen;
  };
  let last: string | null = null;
  const forward = await walk('next_page_token', null);
  expect(forward).toEqual(Array.from({ length: 15 }, (_, day) => `${10 + day}`));
  const back = await walk('previous_page_token', last);
  expect(back.filter((day) => day !== '01')).toEqual(
    forward.slice(0, back.filter((day) => day !== '01').length),
  );
  expect(balancer.answers.map((count, index) => count > (before[index] ?? 0))).toEqual([true, true]);
});

it('one process is killed under load, and what is sent again under its key is done once', async () => {
  const [survivor, doomed] = [processes[1], await startProcess()];
  if (!survivor) throw new Error('two processes expected');
  processes.push(doomed);
  const both = await startLoadBalancer([survivor.baseUrl, doomed.baseUrl]);
  const persistent = clientAt(both.baseUrl, service.credentials);
  const word = randomUUID();
  let done = 0;
  const load = async () => {
    for (let count = 0; count < 15; count += 1) {
      const idempotencyKey = randomUUID();
      const create = () =>
        persistent.createJournalEntry({ parameters: books.parameters, body: entry(word), idempotencyKey });
      for (let answer = await create(); !answer.ok; answer = await create()) {
        // Unreachable, or still at work in the database for the process that is gone.
        expect(['unreachable', 'idempotency_in_flight', 'unavailable']).toContain(answer.problem.code);
      }
      done += 1;
    }
  };
  const loads = Promise.all(Array.from({ length: 8 }, load));
  await expect.poll(() => done, { timeout: 20_000 }).toBeGreaterThan(30);
  await doomed.kill();
  await loads;
  await both.close();
  const { rows } = await service.owner.query<{ count: string }>(
    'SELECT count(*) FROM journal_entry WHERE description = $1',
    [word],
  );
  expect(Number(rows[0]?.count)).toBe(120);
}, 180_000);

it('one process stops under load without a failed request', async () => {
  const stopped = processes[0];
  if (!stopped) throw new Error('two processes expected');
  let isStopped = false;
  let done = 0;
  const failures: unknown[] = [];
  const load = async () => {
    for (let after = 0; after < 20; after += isStopped ? 1 : 0) {
      const answer = await client.createJournalEntry({
        parameters: books.parameters,
        body: entry('Load'),
        idempotencyKey: randomUUID(),
      });
      if (answer.ok) done += 1;
      else failures.push(answer.problem);
    }
  };
  const loads = Array.from({ length: 8 }, load);
  await expect.poll(() => done, { timeout: 20_000 }).toBeGreaterThan(100);
  stopped.signal('SIGTERM');
  expect(await stopped.ended).toEqual([0, null]);
  isStopped = true;
  await Promise.all(loads);
  expect(failures).toEqual([]);
  expect(await countOf('Load')).toBe(100);
  const { rows } = await service.owner.query<{ count: string }>(
    `SELECT count(*) FROM journal_entry e JOIN business b ON b.id = e.business_id
     WHERE e.description = 'Load' AND b.external_id = $1`,
    [books.business.external_id],
  );
  expect(Number(rows[0]?.count)).toBe(done);
}, 180_000);
