import { beforeAll, describe, expect, it } from 'vitest';
import { newBooks } from '../../testing/books';
import { call, faultsOf } from '../../testing/call';
import { openBooks, openService } from '../../testing/open-service';

const service = openService();
const books = openBooks(service, newBooks);
let path: string;
beforeAll(() => {
  path = `/v0/business/${books.business.id}/journal-entries`;
});

const bodyOf = (amount: number, description = 'x') => ({
  description,
  datetime: '2026-01-01T00:00:00Z',
  lines: [
    { ledger_id: books.ledger('Checking').id, debit_credit: 'debit', amount },
    { ledger_id: books.ledger('Service revenue').id, debit_credit: 'credit', amount },
  ],
});
const create = (amount: number) => call(service, 'POST', path, bodyOf(amount));

describe('entries in bulk', () => {
  it('creates in the order sent, or nothing, naming the item at fault', async () => {
    const [one, two, bad] = [bodyOf(1, 'one'), bodyOf(2, 'two'), bodyOf(0)];
    const post = (bodies: object[]) => call(service, 'POST', `${path}/bulk`, bodies);
    const made = await post([one, two]);
    expect(made.data).toMatchObject([{ description: 'one' }, { description: 'two' }]);
    const refused = await post([one, bad, two, bad]);
    expect(faultsOf(refused).map((fault) => fault.slice(0, 2))).toEqual(['/1', '/1', '/3', '/3']);
    const list = await call(service, 'GET', `${path}?q=two`);
    expect(list.data).toHaveLength(1);
  });

  it.each([
    ['no item', '[]'],
    ['1 001 items', `[${Array(1001).fill('{}')}]`],
    ['no array', '{}'],
  ])('%s is 422', async (_, text) => {
    const headers = { 'content-type': 'application/json' };
    expect((await call(service, 'POST', `${path}/bulk`, text, headers)).status).toBe(422);
    expect((await call(service, 'PATCH', path, text, headers)).status).toBe(422);
  });

  it('updates all or nothing, each entry once, each on its version', async () => {
    const { data } = await create(1);
    const patch = (items: object[]) => call(service, 'PATCH', path, items);
    const confirm = { journal_entry_id: data.id, changes: { review_status: 'confirmed' } };
    expect(faultsOf(await patch([confirm, confirm]))).toEqual(['/1/journal_entry_id duplicate']);
    const unknown = { ...confirm, journal_entry_id: 'je_1BoatSLRHtKNngkdXEeobR' };
    expect(faultsOf(await patch([confirm, unknown]))).toEqual(['/1/journal_entry_id not_found']);
    const stale = await patch([{ ...confirm, version: 7 }]);
    expect([stale.status, ...faultsOf(stale)]).toEqual([412, '/0/version stale_version']);
    expect((await call(service, 'GET', `${path}/${data.id}`)).data.version).toBe(1);
    expect((await patch([{ ...confirm, version: 1 }])).data).toMatchObject([
      { review_status: 'confirmed', version: 2 },
    ]);
  });

  it('updates none under an If-Match: only an item has a version', async () => {
    const { data } = await create(1);
    const items = [{ journal_entry_id: data.id, changes: { review_status: 'confirmed' } }];
    const answer = await call(service, 'PATCH', path, items, { 'if-match': '"7"' });
    expect([answer.status, answer.problem.detail]).toEqual([
      412,
      'If-Match is of one entry. Give each item its version instead.',
    ]);
    expect((await call(service, 'GET', `${path}/${data.id}`)).data.version).toBe(1);
  });

  it('leaves those alone in bulk of which no field is named', async () => {
    const [idle, changed] = [(await create(1)).data, (await create(2)).data];
    const answer = await call(service, 'PATCH', path, [
      { journal_entry_id: idle.id, changes: { review_status: null } },
      { journal_entry_id: changed.id, changes: { notes: 'seen' } },
    ]);
    expect(answer.data).toEqual([
      idle,
      { ...changed, notes: 'seen', version: 2, updated_at: expect.any(String) },
    ]);
    const onlyIdle = await call(service, 'PATCH', path, [{ journal_entry_id: idle.id, changes: {} }]);
    expect(onlyIdle.data).toEqual([idle]);
    expect((await call(service, 'GET', `${path}/${idle.id}/history`)).data).toHaveLength(1);
  });
});

it('has a thousand lines at most, however they come together', async () => {
  const pairs = (count: number) => Array.from({ length: count }, () => bodyOf(1).lines).flat();
  const { data } = await call(service, 'POST', path, { ...bodyOf(1), lines: pairs(500) });
  const change = (lines: object) => call(service, 'PATCH', `${path}/${data.id}`, { line_changes: lines });
  expect(faultsOf(await change({ create_lines: pairs(1) }))).toEqual([
    '/line_changes/create_lines out_of_range',
  ]);
  const [first, second] = data.line_entries as { id: string }[];
  const replaced = await change({ create_lines: pairs(1), delete_lines: [first?.id, second?.id] });
  expect([replaced.status, replaced.data?.version]).toEqual([200, 2]);
});
