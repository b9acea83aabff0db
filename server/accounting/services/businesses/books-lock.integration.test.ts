import { beforeEach, describe, expect, it } from 'vitest';
import { utcDay } from '@/lib/dates/instant';
import { linesOf, must, newBooks } from '../../testing/books';
import { call } from '../../testing/call';
import { openBooksForEach, openService } from '../../testing/open-service';

const service = openService();
const books = openBooksForEach(service, newBooks);
let januaryId: string;
let marchId: string;

const january = '2026-01-31T23:59:59.999Z';
const february = '2026-02-01T00:00:00.000Z';

async function create(datetime: string) {
  const { parameters, ledger } = books;
  const lines = linesOf(ledger('Checking'), ledger('Service revenue'), 10);
  return service.client.createJournalEntry({ parameters, body: { description: 'Sale', datetime, lines } });
}

async function lock(through: string | null, reason: string | null = 'Filed with the tax office') {
  return service.client.lockBooks({ parameters: books.parameters, body: { through, reason } });
}

const path = (rest: string) => `/v0/business/${books.business.id}${rest}`;
const codeOf = (result: Awaited<ReturnType<typeof create>> | Awaited<ReturnType<typeof lock>>) =>
  result.ok ? 'done' : `${result.problem.status} ${result.problem.code}`;

beforeEach(async () => {
  januaryId = must(await create(january)).data.id;
  marchId = must(await create('2026-03-01T00:00:00Z')).data.id;
  expect(must(await lock('2026-01-31')).data.books_locked_through).toBe('2026-01-31');
});

describe('on or before the day through which the books are locked', () => {
  it('nothing is created, and the next day is open', async () => {
    expect(codeOf(await create(january))).toBe('409 period_locked');
    expect(codeOf(await create(february))).toBe('done');
  });

  it.each([
    ['its date', { datetime: february }],
    ['another time of its day', { datetime: '2026-01-31T00:00:00Z' }],
  ])('an entry does not leave by %s', async (_, changes) => {
    const answer = await call(service, 'PATCH', path(`/journal-entries/${januaryId}`), changes);
    expect([answer.status, answer.problem.code]).toEqual([409, 'period_locked']);
  });

  it('no entry comes in by its date', async () => {
    const answer = await call(service, 'PATCH', path(`/journal-entries/${marchId}`), { datetime: january });
    expect([answer.status, answer.problem.code]).toEqual([409, 'period_locked']);
  });

  it('no line is replaced', async () => {
    const { line_entries: lines } = must(
      await service.client.getJournalEntry({
        parameters: { ...books.parameters, journal_entry_id: januaryId },
      }),
    ).data;
    const line_changes = {
      create_lines: linesOf(books.ledger('Savings'), books.ledger('Service revenue'), 11),
      delete_lines: lines.map((line) => line.id),
    };
    const answer = await call(service, 'PATCH', path(`/journal-entries/${januaryId}`), { line_changes });
    expect([answer.status, answer.problem.code]).toEqual([409, 'period_locked']);
  });

  it('nothing of a bulk change is done when one item is locked, and the item is named', async () => {
    const answer = await call(service, 'PATCH', path('/journal-entries'), [
      { journal_entry_id: marchId, changes: { datetime: '2026-03-02T00:00:00Z' } },
      { journal_entry_id: januaryId, changes: { datetime: february } },
    ]);
    expect([answer.status, answer.problem.code]).toEqual([409, 'period_locked']);
    expect(answer.problem.errors?.[0]?.path).toMatch(/^\/1\//);
    const march = await call(service, 'GET', path(`/journal-entries/${marchId}`));
    expect(march.data).toMatchObject({ datetime: '2026-03-01T00:00:00.000Z', version: 1 });
  });

  it('a ledger used there neither enters nor leaves the cash pool', async () => {
    const checking = books.ledger('Checking').id;
    const answer = await call(service, 'PATCH', path(`/ledger/${checking}`), { report_cash_flow: false });
    expect([answer.status, answer.problem.code]).toEqual([409, 'period_locked']);
    const unused = books.ledger('Savings').id;
    expect(
      (await call(service, 'PATCH', path(`/ledger/${unused}`), { report_cash_flow: false })).status,
    ).toBe(200);
  });

  it('an entry is reversed on an open day only', async () => {
    const reverse = (body: object) =>
      call(service, 'POST', path(`/journal-entries/${januaryId}/reverse`), body);
    expect((await reverse({})).problem.code).toBe('period_locked');
    expect((await reverse({ datetime: february })).status).toBe(201);
  });

  it('review, reconciliation, description and notes stay open', async () => {
    const answer = await call(service, 'PATCH', path(`/journal-entries/${januaryId}`), {
      review_status: 'confirmed',
      is_reconciled: true,
      description: 'Sale to a friend',
      notes: 'Seen',
      datetime: january,
    });
    expect(answer.status).toBe(200);
  });
});

describe('the lock itself', () => {
  it('moves on without a reason, and back only with one', async () => {
    expect(codeOf(await lock('2026-02-28', null))).toBe('done');
    expect(codeOf(await lock('2026-01-31', null))).toBe('422 validation_failed');
    expect(codeOf(await lock(null, ' '))).toBe('422 validation_failed');
    expect(codeOf(await lock(null, 'An invoice was missed'))).toBe('done');
    expect(codeOf(await create(january))).toBe('done');
  });

  it('of a day that is not over must be confirmed', async () => {
    const ask = (body: object) => call(service, 'POST', path('/books-lock'), body);
    const today = utcDay(new Date());
    const future = '9999-12-31';
    for (const unconfirmed of [{}, { confirm_future: null }, { confirm_future: false }]) {
      const answer = await ask({ through: future, ...unconfirmed });
      expect(answer.status).toBe(422);
      expect(answer.problem.errors).toMatchObject([{ path: '/confirm_future', code: 'required' }]);
      expect(answer.problem.detail).toMatch(/through 9999-12-31, which is later than today, \d{4}-/);
    }
    expect((await ask({ through: today })).status).toBe(200);
    expect((await ask({ through: future, confirm_future: true })).data.books_locked_through).toBe(future);
    expect((await ask({ through: today, reason: 'Too far' })).status).toBe(200);
  });

  it.each([
    ['without through', {}, '/through required'],
    ['a datetime', { through: january }, '/through invalid_format'],
    ['no day of the calendar', { through: '2026-02-30' }, '/through invalid_format'],
    ['year 0', { through: '0000-01-01' }, '/through invalid_value'],
    ['a number', { through: 20260131 }, '/through invalid_type'],
    ['an unknown field', { through: null, reason: 'x', force: true }, '/force unknown_field'],
  ])('is refused %s', async (_, body, fault) => {
    const answer = await call(service, 'POST', path('/books-lock'), body);
    expect(answer.status).toBe(422);
    expect(answer.problem.errors?.map((each) => `${each.path} ${each.code}`)).toContain(fault);
  });

  it('is told with its reason by the audit log', async () => {
    await lock(null, 'An invoice was missed');
    const log = must(
      await service.client.listBusinessAuditLog({
        parameters: books.parameters,
        query: { resource_id: books.business.id, page_size: 1 },
      }),
    ).data;
    expect(log).toMatchObject([
      {
        action: 'lock_books',
        before: { books_locked_through: '2026-01-31' },
        after: { books_locked_through: null, reason: 'An invoice was missed' },
      },
    ]);
  });
});
