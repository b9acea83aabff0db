import { randomUUID } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { smallJpeg, smallPdf } from '../../domain/documents/testing/small-files';
import { linesOf, must, newBooks } from '../../testing/books';
import { call } from '../../testing/call';
import { uploadForm } from '../../testing/documents';
import { openBooks, openService } from '../../testing/open-service';
import { startService } from '../../testing/start-service';

const service = openService();
const books = openBooks(service, newBooks);

const post = (description: string, there = service, its = books) =>
  call(there, 'POST', `/v0/business/${its.business.id}/journal-entries`, {
    description,
    datetime: '2026-01-01T00:00:00Z',
    lines: linesOf(its.ledger('Checking'), its.ledger('Service revenue'), 1),
  });
const countOf = async (description: string) =>
  must(await service.client.listJournalEntries({ parameters: books.parameters, query: { q: description } }))
    .data.length;

/** Of all files below the folder, in bytes; some may go meanwhile. */
function sizesIn(folder: string): (number | undefined)[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.map((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.size);
}

/** Does the work while somebody changes the chart of these books. */
async function whileChartIsHeld<Value>(its: typeof books, work: () => Promise<Value>): Promise<Value> {
  await service.owner.query('BEGIN');
  await service.owner.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 1))', [its.business.id]);
  try {
    return await work();
  } finally {
    await service.owner.query('ROLLBACK');
  }
}

it('leaves connections to everybody else when many writers of one business wait', async () => {
  const [word, another] = [randomUUID(), await service.newTenant()];
  const writers = await whileChartIsHeld(books, async () => {
    const begun = Array.from({ length: 40 }, () => post(word));
    must(await another.listBusinesses({ query: {} }));
    must(await service.client.listJournalEntries({ parameters: books.parameters, query: {} }));
    return begun;
  });
  const answers = await Promise.all(writers);
  expect(answers.map(({ status }) => status).filter((status) => status !== 201)).toEqual([]);
  expect(await countOf(word)).toBe(40);
});

it('answers an unknown token at once, however long the writers of the business wait', async () => {
  const path = `/v0/business/${books.business.id}/journal-entries`;
  const headers = { authorization: 'Bearer unknown', 'content-type': 'application/json' };
  const lines = linesOf(books.ledger('Checking'), books.ledger('Service revenue'), 1);
  const body = JSON.stringify({ description: 'Nobody', datetime: '2026-01-01T00:00:00Z', lines });
  const unknown = () => service.bare(path, { method: 'POST', headers, body });
  const writers = await whileChartIsHeld(books, async () => {
    const begun = Array.from({ length: 12 }, () => post('At work'));
    const answers = await Promise.all(Array.from({ length: 30 }, unknown));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
    return begun;
  });
  expect(new Set((await Promise.all(writers)).map(({ status }) => status))).toEqual(new Set([201]));
});

it('leaves room for the uploads of others when a large one waits', async () => {
  const limitBytes = 25 * 1024 ** 2;
  const largest = Buffer.concat([smallJpeg(5, 5), Buffer.alloc(limitBytes - smallJpeg(5, 5).length)]);
  const another = await service.newTenant();
  const theirs = await newBooks(another);
  const waiting = await whileChartIsHeld(books, async () => {
    const writers = Array.from({ length: 12 }, () => post('In line'));
    const path = `/v0/business/${books.business.id}/document`;
    const large = service.request(path, { method: 'POST', body: uploadForm(largest, 'large.jpg') });
    // Once all of it is on the disk, it waits for its turn.
    await expect.poll(() => sizesIn(inject('documentsFolder')), { timeout: 20_000 }).toContain(limitBytes);
    const form = uploadForm(smallPdf([randomUUID()]), 'small.pdf');
    must(await another.uploadDocument({ parameters: theirs.parameters, form }));
    return [...writers, large];
  });
  const answers = await Promise.all(waiting);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
});

it('answers 503 when another change has taken too long, and has done nothing', async () => {
  const word = randomUUID();
  const hasty = await startService({ lockTimeoutMs: 100 });
  try {
    const theirs = await newBooks(hasty.client);
    const answer = await whileChartIsHeld(theirs, () => post(word, hasty, theirs));
    expect([answer.status, answer.problem.code]).toEqual([503, 'unavailable']);
    expect(answer.headers.get('retry-after')).toBe('1');
    expect((await post(word, hasty, theirs)).status).toBe(201);
    expect(
      must(await hasty.client.listJournalEntries({ parameters: theirs.parameters, query: { q: word } })).data,
    ).toHaveLength(1);
  } finally {
    await hasty.close();
  }
});
