import { describe, expect, it } from 'vitest';
import { ExactNumber, type JsonNumber } from '@/lib/json';
import { linesOf, must, newBooks } from '../../testing/books';
import { call, faultsOf } from '../../testing/call';
import { openService } from '../../testing/open-service';

const service = openService();

type Line = { id: string };

async function entryOf(amount: JsonNumber = 12.34) {
  const books = await newBooks(service.client);
  const lines = linesOf(books.ledger('Checking'), books.ledger('Service revenue'), amount);
  const body = { description: 'Sale', datetime: '2026-03-02T10:00:00Z', lines };
  const entry = must(await service.client.createJournalEntry({ parameters: books.parameters, body })).data;
  const path = `/v0/business/${books.business.id}/journal-entries/${entry.id}`;
  return { ...books, entry, path };
}

describe('a reversal', () => {
  it('exchanges the sides at the same time, and every balance is as before', async () => {
    const { entry, path, parameters } = await entryOf();
    const answer = await call(service, 'POST', `${path}/reverse`, {});
    expect(answer.status).toBe(201);
    expect(answer.data).toMatchObject({
      reversal_of: entry.id,
      description: 'Reversal of Sale',
      datetime: entry.datetime,
      review_status: 'bookkeeper_pending',
      line_entries: [
        { ledger_id: entry.line_entries[0]?.ledger_id, debit_credit: 'credit', amount: 12.34 },
        { ledger_id: entry.line_entries[1]?.ledger_id, debit_credit: 'debit', amount: 12.34 },
      ],
    });
    const query = { end_datetime: entry.datetime };
    const balances = must(await service.client.listLedgerBalances({ parameters, query })).data;
    expect(balances.map(({ balance }) => balance)).toEqual([0, 0]);
  });

  it('needs no body, and its original tells by what it is reversed', async () => {
    const { entry, path } = await entryOf();
    const answer = await call(service, 'POST', `${path}/reverse`);
    expect([answer.status, answer.data.reversal_of]).toEqual([201, entry.id]);
    expect((await call(service, 'GET', `${path}/history`)).data).toMatchObject([
      { action: 'create' },
      { action: 'reverse', before: null, after: { reversed_by: answer.data.id } },
    ]);
    const empty = await call(service, 'POST', `${path}/reverse`, '', { 'content-type': 'application/json' });
    expect(empty.problem.code).toBe('conflict');
  });

  it('is reviewed already where the request says so', async () => {
    const { path } = await entryOf();
    const own = { review_status: 'confirmed' };
    expect((await call(service, 'POST', `${path}/reverse`, own)).data).toMatchObject(own);
  });

  it('takes a datetime and a description of its own', async () => {
    const { path } = await entryOf();
    const own = { datetime: '2026-04-01T00:00:00.000Z', description: 'Taken back' };
    expect((await call(service, 'POST', `${path}/reverse`, own)).data).toMatchObject(own);
  });

  it('is made once, and can be reversed itself', async () => {
    const { path, entry } = await entryOf();
    const first = await call(service, 'POST', `${path}/reverse`, {});
    const second = await call(service, 'POST', `${path}/reverse`, {});
    expect([second.status, second.problem.code]).toEqual([409, 'conflict']);
    const again = await call(service, 'POST', path.replace(entry.id, `${first.data.id}/reverse`), {});
    expect(again.data).toMatchObject({ reversal_of: first.data.id });
  });

  it('and its original keep their lines, and what another reversal brings back does not', async () => {
    const { path, entry, ledger } = await entryOf();
    const at = (id: unknown) => path.replace(entry.id, String(id));
    const reverse = async (id: unknown) => (await call(service, 'POST', `${at(id)}/reverse`, {})).data.id;
    const move = async (id: unknown) => {
      const { line_entries } = (await call(service, 'GET', at(id))).data as { line_entries: Line[] };
      const line_changes = {
        delete_lines: line_entries.map((line) => line.id),
        create_lines: linesOf(ledger('Savings'), ledger('Service revenue'), 5),
      };
      return call(service, 'PATCH', at(id), { line_changes });
    };
    expect((await move(entry.id)).status).toBe(200);
    const reversal = await reverse(entry.id);
    for (const [id, message] of [
      [entry.id, `The entry is reversed by ${reversal}: write a new entry instead.`],
      [reversal, `The entry reverses ${entry.id}: write a new entry for whatever else is to be posted.`],
    ]) {
      const refused = await move(id);
      expect([refused.status, refused.problem.code, refused.problem.detail]).toEqual([
        409,
        'conflict',
        message,
      ]);
      expect(faultsOf(refused)).toEqual([' entry_reversed']);
      // What leaves every balance as it was stays open.
      const open = { datetime: '2026-03-03T00:00:00Z', notes: 'Twice', tag_ids: [] };
      expect((await call(service, 'PATCH', at(id), open)).status).toBe(200);
    }
    const again = await reverse(reversal);
    expect((await call(service, 'GET', at(again))).data).toMatchObject({ brings_back: entry.id });
    expect((await move(again)).status).toBe(200);
    const third = await reverse(again);
    expect((await move(again)).status).toBe(409);
    expect((await call(service, 'GET', at(third))).data).not.toHaveProperty('brings_back');
    expect((await move(third)).status).toBe(409);
    const fourth = await call(service, 'POST', `${at(third)}/reverse`, {});
    expect(fourth.data).toMatchObject({ reversal_of: third, brings_back: entry.id });
    expect((await call(service, 'GET', at(fourth.data.id))).data).toEqual(fourth.data);
    expect((await move(fourth.data.id)).status).toBe(200);
  });

  it('of two at once is one', async () => {
    const { path } = await entryOf();
    const answers = await Promise.all([1, 2, 3].map(() => call(service, 'POST', `${path}/reverse`, {})));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('of an unknown entry is 404, with an unknown field 422', async () => {
    const { path, entry } = await entryOf();
    const unknown = path.replace(entry.id, 'je_1BoatSLRHtKNngkdXEeobR');
    expect((await call(service, 'POST', `${unknown}/reverse`, {})).status).toBe(404);
    expect((await call(service, 'POST', `${path}/reverse`, { when: 'now' })).status).toBe(422);
  });
});

describe('the history of an entry', () => {
  it('tells each change with who made it and the lines it replaced, to the last digit', async () => {
    const { path, entry, ledger } = await entryOf(new ExactNumber('90071992547409.91'));
    const user = { 'x-user-id': 'bookkeeper-7' };
    await call(service, 'PATCH', path, { review_status: 'confirmed' }, user);
    const replaced = entry.line_entries.map((line) => line.id);
    const line_changes = {
      create_lines: linesOf(ledger('Savings'), ledger('Service revenue'), 5),
      delete_lines: replaced,
    };
    await call(service, 'PATCH', path, { line_changes }, user);
    const answer = await call(service, 'GET', `${path}/history`);
    expect(answer.data).toMatchObject([
      { action: 'create', user_id: null, resource_id: entry.id, superseded_lines: [] },
      {
        action: 'update',
        user_id: 'bookkeeper-7',
        before: { review_status: 'bookkeeper_pending', version: 1 },
        after: { review_status: 'confirmed', version: 2 },
        superseded_lines: [],
      },
      { action: 'update', superseded_lines: replaced.map((id) => ({ id })) },
    ]);
    expect(answer.text.match(/90071992547409\.91/g)?.length).toBeGreaterThanOrEqual(6);
  });

  it('of an unknown entry is 404', async () => {
    const { path, entry } = await entryOf();
    expect((await call(service, 'GET', `${path.replace(entry.id, 'je_x')}/history`)).status).toBe(404);
  });
});
