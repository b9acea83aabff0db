import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { linesOf, must, newBooks } from '../../testing/books';
import { call } from '../../testing/call';
import { startService, type TestService } from '../../testing/start-service';

let service: TestService;
let books: Awaited<ReturnType<typeof newBooks>>;
beforeAll(async () => {
  service = await startService();
  books = await newBooks(service.client);
});
afterAll(async () => {
  expect(await service.differences()).toEqual([]);
  await service.close();
});

const post = (description: string, there = service, its = books) =>
  call(there, 'POST', `/v0/business/${its.business.id}/journal-entries`, {
    description,
    datetime: '2026-01-01T00:00:00Z',
    lines: linesOf(its.ledger('Checking'), its.ledger('Service revenue'), 1),
  });
const countOf = async (description: string) =>
  must(await service.client.listJournalEntries({ parameters: books.parameters, query: { q: description } }))
    .data.length;

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

it('answers 503 when another change has taken too long, and has done nothing', async () => {
  const word = randomUUID();
  const hasty = await startService({ patienceMs: 100 });
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
