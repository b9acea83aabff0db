import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { ProblemDetails } from '@/lib/contract/problem';
import { openDatabase } from '../store/database';
import { deleteExpiredKeys } from '../store/idempotency-store';
import { linesOf, newBooks } from '../testing/books';
import { call, faultsOf, read } from '../testing/call';
import { openBooks, openService } from '../testing/open-service';
import { startService } from '../testing/start-service';

const service = openService();
const books = openBooks(service, newBooks);
let path: string;
beforeAll(() => {
  path = `/v0/business/${books.business.id}`;
});

const entry = (description: string) => ({
  description,
  datetime: '2026-01-01T00:00:00Z',
  lines: linesOf(books.ledger('Checking'), books.ledger('Service revenue'), 1),
});
const post = (body: unknown, key: string) =>
  call(service, 'POST', `${path}/journal-entries`, body, {
    'idempotency-key': key,
    'content-type': 'application/json',
  });
const countOf = async (description: string) =>
  ((await call(service, 'GET', `${path}/journal-entries?q=${description}`)).data as unknown as unknown[])
    .length;

describe('the same key', () => {
  it('replays the first answer, byte for byte, whatever blanks and order the body has', async () => {
    const [key, word] = [randomUUID(), randomUUID()];
    const first = await post(entry(word), key);
    const { lines, datetime, description } = entry(word);
    const again = await post(`  ${JSON.stringify({ lines, datetime, description }, null, 2)}\n`, key);
    expect([again.status, again.text]).toEqual([201, first.text]);
    expect(again.headers.get('idempotent-replay')).toBe('true');
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(first.headers.get('idempotent-replay')).toBeNull();
    expect(await countOf(word)).toBe(1);
  });

  it.each<[string, (key: string, word: string) => Promise<{ status: number; problem: ProblemDetails }>]>([
    ['another body', (key) => post(entry('other'), key)],
    [
      'another operation',
      (key) =>
        call(service, 'POST', `${path}/journal-entries/bulk`, [entry('x')], { 'idempotency-key': key }),
    ],
    ['another method', (key) => call(service, 'PATCH', path, { name: 'x' }, { 'idempotency-key': key })],
  ])('with %s is 422', async (_, ask) => {
    const [key, word] = [randomUUID(), randomUUID()];
    await post(entry(word), key);
    const answer = await ask(key, word);
    expect([answer.status, answer.problem.code]).toEqual([422, 'idempotency_mismatch']);
    expect(answer.problem.errors).toEqual([
      { path: '', code: 'idempotency_mismatch', message: answer.problem.detail },
    ]);
  });

  it('must not be empty: that would keep nothing from being done twice', async () => {
    const word = randomUUID();
    const answer = await post(entry(word), '');
    expect([answer.status, ...faultsOf(answer)]).toEqual([422, '/idempotency-key too_short']);
    expect(await countOf(word)).toBe(0);
  });

  it('of a refused request keeps nothing', async () => {
    const [key, word] = [randomUUID(), randomUUID()];
    expect((await post({ ...entry(word), lines: [] }, key)).status).toBe(422);
    expect((await post(entry(word), key)).status).toBe(201);
  });

  it('is another key for another application', async () => {
    const key = randomUUID();
    await post(entry('x'), key);
    const stranger = await startService();
    try {
      const answer = await call(stranger, 'POST', '/v0/business', {}, { 'idempotency-key': key });
      expect(answer.problem.code).toBe('validation_failed');
    } finally {
      await stranger.close();
    }
  });

  it('is free again after a day', async () => {
    const [key, word] = [randomUUID(), randomUUID()];
    await post(entry(word), key);
    await service.owner.query(
      `UPDATE idempotency_key SET created_at = now() - interval '1 day' WHERE key = $1`,
      [key],
    );
    expect((await post(entry('other'), key)).status).toBe(201);
  });

  it('is forgotten, with what was answered under it, once it is free, and never before', async () => {
    const [old, young] = [randomUUID(), randomUUID()];
    await post(entry('old'), old);
    const first = await post(entry('young'), young);
    const age = (key: string, by: string) =>
      service.owner.query(`UPDATE idempotency_key SET created_at = now() - $2::interval WHERE key = $1`, [
        key,
        by,
      ]);
    await age(old, '26 hours');
    await age(young, '23 hours 59 minutes');
    const database = openDatabase(inject('databaseUrl'), () => undefined);
    try {
      expect(await deleteExpiredKeys(database)).toBeGreaterThanOrEqual(1);
    } finally {
      await database.close();
    }
    const { rows } = await service.owner.query('SELECT key FROM idempotency_key WHERE key = ANY($1)', [
      [old, young],
    ]);
    expect(rows).toEqual([{ key: young }]);
    expect((await post(entry('young'), young)).text).toBe(first.text);
  });

  it('sent many times at once has one effect; the others replay it or are told that it is at work', async () => {
    const [key, word] = [randomUUID(), randomUUID()];
    const answers = await Promise.all(Array.from({ length: 12 }, () => post(entry(word), key)));
    const created = answers.filter(({ status }) => status === 201);
    const waiting = answers.filter(({ status }) => status === 409);
    expect(created.length + waiting.length).toBe(12);
    expect(new Set(created.map(({ text }) => text)).size).toBe(1);
    expect(waiting.every(({ problem }) => problem.code === 'idempotency_in_flight')).toBe(true);
    expect(await countOf(word)).toBe(1);
  });

  it('while the first request is held up is 409', async () => {
    const [key, word] = [randomUUID(), randomUUID()];
    await service.owner.query('BEGIN');
    await service.owner.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 1))', [books.business.id]);
    const first = post(entry(word), key);
    try {
      await expect.poll(isWaiting, { timeout: 20_000 }).toBe(true);
      const second = await post(entry(word), key);
      expect([second.status, second.problem.code]).toEqual([409, 'idempotency_in_flight']);
      expect(second.headers.get('retry-after')).toBe('1');
    } finally {
      await service.owner.query('ROLLBACK');
    }
    expect((await first).status).toBe(201);
  });
});

/** Whether a writer of the business waits for the lock of its chart. */
async function isWaiting(): Promise<boolean> {
  const { rowCount } = await service.owner.query(
    `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
       AND ((classid::bigint << 32) | objid::bigint) = hashtextextended($1, 1)`,
    [books.business.id],
  );
  return rowCount === 1;
}

describe('uploads', () => {
  it('are compared by the bytes of the file, not by its name or the boundary', async () => {
    const account = await call(service, 'POST', `${path}/external-account`, {
      name: 'Bank',
      ledger_id: books.ledger('Checking').id,
    });
    const key = randomUUID();
    const upload = async (text: string, name: string) => {
      const form = new FormData();
      form.append('external_account_id', String(account.data.id));
      form.append('file', new File([text], name));
      const headers = { 'idempotency-key': key };
      return read(
        await service.request(`${path}/transactions/import`, { method: 'POST', body: form, headers }),
      );
    };
    const file = 'Date,Amount,Description\n2026-01-05,-3.50,Coffee\n';
    const first = await upload(file, 'a.csv');
    expect(first.data).toMatchObject({ imported: 1 });
    expect((await upload(file, 'b.csv')).text).toBe(first.text);
    expect((await upload(file.replace('3.50', '4.50'), 'a.csv')).problem.code).toBe('idempotency_mismatch');
  });
});
