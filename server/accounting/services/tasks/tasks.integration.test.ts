import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@/lib/client/client';
import type { ReviewStatus } from '@/lib/contract/journal-entry';
import { smallPdf } from '../../domain/documents/testing/small-files';
import { must, newBooks } from '../../testing/books';
import { importMovements, untilRead, uploadForm } from '../../testing/documents';
import { openService } from '../../testing/open-service';

const service = openService();
let client: Client;
let books: Awaited<ReturnType<typeof newBooks>>;
beforeAll(async () => {
  client = service.client;
  books = await newBooks(client);
});

async function newEntry(reviewStatus: ReviewStatus = 'bookkeeper_pending') {
  const lines = [
    { ledger_id: books.ledger('Checking').id, debit_credit: 'debit' as const, amount: 5 },
    { ledger_id: books.ledger('Service revenue').id, debit_credit: 'credit' as const, amount: 5 },
  ];
  const body = { description: 'Sale', datetime: '2026-03-02T12:00:00Z', lines, review_status: reviewStatus };
  return must(await client.createJournalEntry({ parameters: books.parameters, body })).data;
}

async function ask(entryId: string, body = 'What is this?') {
  return must(
    await client.createTask({ parameters: books.parameters, body: { journal_entry_id: entryId, body } }),
  ).data;
}

const at = (id: string) => ({ ...books.parameters, task_id: id });
const statusOf = async (entryId: string) =>
  must(await client.getJournalEntry({ parameters: { ...books.parameters, journal_entry_id: entryId } })).data
    .review_status;

describe('asking and answering', () => {
  it('hands the entry to the business and back, with all that was said', async () => {
    const entry = await newEntry();
    const parameters = books.parameters;
    const body = {
      journal_entry_id: entry.id,
      kind: 'receipt_request' as const,
      body: 'The receipt, please',
    };
    const task = must(await client.createTask({ parameters, body, userId: 'bookkeeper' })).data;
    expect(task).toMatchObject({ ...body, business_id: books.business.id, status: 'open', version: 1 });
    expect(await statusOf(entry.id)).toBe('business_pending');

    const answer = { body: 'It was a gift' };
    const said = must(
      await client.addTaskMessage({ parameters: at(task.id), body: answer, userId: 'owner' }),
    ).data;
    expect(said).toMatchObject({ status: 'answered', version: 2 });
    expect(said.messages).toMatchObject([
      { from: 'bookkeeper', user_id: 'bookkeeper', body: 'The receipt, please', document_ids: [] },
      { from: 'business', user_id: 'owner', body: 'It was a gift', document_ids: [] },
    ]);
    expect(await statusOf(entry.id)).toBe('bookkeeper_pending');
    expect(must(await client.getTask({ parameters: at(task.id) })).data).toMatchObject(said);

    const again = { body: 'From whom?', from: 'bookkeeper' as const };
    must(await client.addTaskMessage({ parameters: at(task.id), body: again }));
    expect(await statusOf(entry.id)).toBe('business_pending');
    const done = must(await client.updateTask({ parameters: at(task.id), body: { status: 'done' } })).data;
    expect(done.status).toBe('done');
    expect(await statusOf(entry.id)).toBe('bookkeeper_pending');
    expect(await client.addTaskMessage({ parameters: at(task.id), body: answer })).toMatchObject({
      ok: false,
      problem: { status: 409, code: 'conflict' },
    });
  });

  it('asks about a confirmed entry too, and leaves one alone that was confirmed before the answer', async () => {
    const entry = await newEntry('confirmed');
    const task = await ask(entry.id);
    expect(await statusOf(entry.id)).toBe('business_pending');
    const parameters = { ...books.parameters, journal_entry_id: entry.id };
    must(await client.updateJournalEntry({ parameters, body: { review_status: 'confirmed' } }));
    must(await client.addTaskMessage({ parameters: at(task.id), body: { body: 'Mine' } }));
    expect(await statusOf(entry.id)).toBe('confirmed');
  });

  it('leaves an entry alone that was confirmed after the answer, whatever the bookkeeper replies, until it is opened again', async () => {
    const entry = await newEntry();
    const task = await ask(entry.id);
    must(await client.addTaskMessage({ parameters: at(task.id), body: { body: 'Paper' } }));
    const parameters = { ...books.parameters, journal_entry_id: entry.id };
    must(await client.updateJournalEntry({ parameters, body: { review_status: 'confirmed' } }));
    const thanks = { body: 'Thank you!', from: 'bookkeeper' as const };
    must(await client.addTaskMessage({ parameters: at(task.id), body: thanks }));
    expect(await statusOf(entry.id)).toBe('confirmed');
    must(await client.updateTask({ parameters: at(task.id), body: { status: 'done' } }));
    expect(await statusOf(entry.id)).toBe('confirmed');
    must(await client.updateTask({ parameters: at(task.id), body: { status: 'open' } }));
    expect(await statusOf(entry.id)).toBe('business_pending');
  });

  it('gives the entry back with the last of several answers, also when they come at once', async () => {
    const entry = await newEntry();
    const first = await ask(entry.id);
    const others = [await ask(entry.id), await ask(entry.id), await ask(entry.id)];
    must(await client.addTaskMessage({ parameters: at(first.id), body: { body: 'One' } }));
    expect(await statusOf(entry.id)).toBe('business_pending');
    const answers = others.map(({ id }) =>
      client.addTaskMessage({ parameters: at(id), body: { body: 'Another' } }),
    );
    for (const answer of await Promise.all(answers)) must(answer);
    expect(await statusOf(entry.id)).toBe('bookkeeper_pending');
  });

  it('is in the audit log with the change of the entry, in one request', async () => {
    const entry = await newEntry();
    const task = await ask(entry.id);
    must(await client.addTaskMessage({ parameters: at(task.id), body: { body: 'Yes' }, userId: 'owner' }));
    const { rows } = await service.owner.query(
      `SELECT resource_type, action, after->>'review_status' AS review_status, after->>'status' AS status FROM audit_log
       WHERE user_id = 'owner' AND request_id = (
         SELECT request_id FROM audit_log WHERE action = 'message' AND business_id = (
           SELECT business_id FROM audit_log WHERE resource_type = 'task' AND after->>'id' = $1) ORDER BY id DESC LIMIT 1)
       ORDER BY resource_type`,
      [task.id],
    );
    expect(rows).toEqual([
      { resource_type: 'journal_entry', action: 'update', review_status: 'bookkeeper_pending', status: null },
      { resource_type: 'task', action: 'message', review_status: null, status: 'answered' },
    ]);
  });
});

describe('documents that an answer brings', () => {
  it('belong to the task, and receipts to the transaction of the entry', async () => {
    const [movement] = await importMovements(client, books.parameters, books.ledger('Checking'), [
      '2026-03-04,Northwind,-5.00',
    ]);
    const task = await ask(movement?.journal_entry_id ?? '');
    const upload = async (fields: Record<string, string>) => {
      const form = uploadForm(smallPdf([randomUUID()]), 'a.pdf', fields);
      const { id } = must(await client.uploadDocument({ parameters: books.parameters, form })).data;
      return untilRead(client, books.parameters, id);
    };
    const receipt = await upload({});
    const other = await upload({ document_type: 'other' });
    const said = must(
      await client.addTaskMessage({
        parameters: at(task.id),
        body: { document_ids: [receipt.id, other.id, receipt.id] },
      }),
    ).data;
    expect(said.messages.at(-1)).toMatchObject({ body: '', document_ids: [receipt.id, other.id] });
    const documents = await Promise.all(
      [receipt, other].map(({ id }) => untilRead(client, books.parameters, id)),
    );
    expect(documents.map((document) => [document.task_id, document.transaction_id])).toEqual([
      [task.id, movement?.id],
      [task.id, null],
    ]);
  });

  it('that are unknown refuse the answer whole', async () => {
    const entry = await newEntry();
    const task = await ask(entry.id);
    const body = { body: 'Here', document_ids: ['doc_1BoatSLRHtKNngkdXEeobR'] };
    expect(await client.addTaskMessage({ parameters: at(task.id), body })).toMatchObject({
      ok: false,
      problem: { status: 422, errors: [{ path: '/document_ids/0', code: 'not_found' }] },
    });
    expect(must(await client.getTask({ parameters: at(task.id) })).data).toMatchObject(task);
    expect(await statusOf(entry.id)).toBe('business_pending');
  });
});

describe('a task is refused', () => {
  it.each<[string, (entryId: string) => object, string, string]>([
    ['without an entry', () => ({ body: 'x' }), '/journal_entry_id', 'required'],
    [
      'about an unknown entry',
      () => ({ body: 'x', journal_entry_id: 'je_1BoatSLRHtKNngkdXEeobR' }),
      '/journal_entry_id',
      'not_found',
    ],
    ['without a question', (id) => ({ journal_entry_id: id }), '/body', 'required'],
    ['with a blank question', (id) => ({ journal_entry_id: id, body: ' ' }), '/body', 'invalid_value'],
    ['with one too long', (id) => ({ journal_entry_id: id, body: 'x'.repeat(4001) }), '/body', 'too_long'],
    [
      'of an unknown kind',
      (id) => ({ journal_entry_id: id, body: 'x', kind: 'order' }),
      '/kind',
      'invalid_value',
    ],
  ])('%s', async (_, bodyAbout, path, code) => {
    const entry = await newEntry();
    const body = JSON.stringify(bodyAbout(entry.id));
    const response = await service.request(`/v0/business/${books.business.id}/task`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ path, code }] });
    expect(await statusOf(entry.id)).toBe('bookkeeper_pending');
  });

  it.each([
    [{}, '/body', 'required'],
    [{ body: ' ' }, '/body', 'required'],
    [{ body: 'x', document_ids: ['txn_1BoatSLRHtKNngkdXEeobR'] }, '/document_ids/0', 'not_found'],
    [{ body: 'x', from: 'auditor' }, '/from', 'invalid_value'],
  ])('the message %j', async (given, path, code) => {
    const task = await ask((await newEntry()).id);
    const response = await service.request(`/v0/business/${books.business.id}/task/${task.id}/message`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(given),
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ path, code }] });
  });

  it('when it has moved on', async () => {
    const task = await ask((await newEntry()).id);
    const close = () =>
      client.updateTask({ parameters: at(task.id), body: { status: 'done' }, ifMatch: '"1"' });
    expect(await close()).toMatchObject({ ok: true });
    expect(await close()).toMatchObject({ ok: false, problem: { code: 'stale_version' } });
  });
});

describe('the list', () => {
  it('embeds the entry of each task when asked, and counts those that await somebody', async () => {
    books = await newBooks(client);
    const { parameters } = books;
    const entry = await newEntry();
    const [asked, answered, done] = [await ask(entry.id), await ask(entry.id), await ask(entry.id)];
    must(await client.addTaskMessage({ parameters: at(answered.id), body: { body: 'Yes' } }));
    must(await client.updateTask({ parameters: at(done.id), body: { status: 'done' } }));
    const query = { includes: 'journal_entry' };
    const listed = must(await client.listTasks({ parameters, query })).data;
    expect(listed.map((task) => task.journal_entry?.id)).toEqual([entry.id, entry.id, entry.id]);
    const one = must(await client.getTask({ parameters: at(asked.id), query })).data;
    expect(one.journal_entry).toMatchObject({ id: entry.id, review_status: 'business_pending' });
    expect(must(await client.getTask({ parameters: at(asked.id) })).data).not.toHaveProperty('journal_entry');
    expect(await client.listTasks({ parameters, query: { includes: 'bill' } })).toMatchObject({
      ok: false,
      problem: { status: 422 },
    });
    expect(must(await client.countTasks({ parameters })).data).toEqual({ open: 1, answered: 1 });
  });

  it('is filtered by status and entry, paged, the latest first', async () => {
    books = await newBooks(client);
    const entries = [await newEntry(), await newEntry()];
    const tasks = [];
    for (const entry of entries) tasks.unshift(await ask(entry.id, 'One'), await ask(entry.id, 'Two'));
    const ids = tasks.sort((a, b) => (a.id < b.id ? 1 : -1)).map((task) => task.id);
    must(await client.addTaskMessage({ parameters: at(ids[0] ?? ''), body: { body: 'Yes' } }));
    const list = async (query: Record<string, string | number>) =>
      must(await client.listTasks({ parameters: books.parameters, query }));
    const idsOf = async (query: Record<string, string>) => (await list(query)).data.map(({ id }) => id);

    expect(await idsOf({})).toEqual(ids);
    expect(await idsOf({ status: 'open' })).toEqual(ids.slice(1));
    expect(await idsOf({ status: 'answered' })).toEqual(ids.slice(0, 1));
    expect(await idsOf({ status: 'done' })).toEqual([]);
    expect(await idsOf({ journal_entry_id: entries[0]?.id ?? '' })).toEqual(ids.slice(2));
    const first = await list({ page_size: 3 });
    const second = await list({ page_size: 3, page_token: first.pagination.next_page_token ?? '' });
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(ids);
    expect(await list({ page_size: 3, page_token: second.pagination.previous_page_token ?? '' })).toEqual(
      first,
    );
  });
});

it('is nothing to another tenant or business', async () => {
  const entry = await newEntry();
  const task = await ask(entry.id);
  for (const stranger of [await service.newTenant(), client]) {
    const theirs = await newBooks(stranger);
    const parameters = { ...theirs.parameters, task_id: task.id };
    const notFound = { ok: false, problem: { status: 404 } };
    expect(await stranger.getTask({ parameters })).toMatchObject(notFound);
    expect(await stranger.updateTask({ parameters, body: { status: 'done' } })).toMatchObject(notFound);
    expect(await stranger.addTaskMessage({ parameters, body: { body: 'x' } })).toMatchObject(notFound);
    expect(must(await stranger.listTasks({ parameters: theirs.parameters })).data).toEqual([]);
    const body = { journal_entry_id: entry.id, body: 'x' };
    expect(await stranger.createTask({ parameters: theirs.parameters, body })).toMatchObject({
      ok: false,
      problem: { status: 422, errors: [{ path: '/journal_entry_id', code: 'not_found' }] },
    });
  }
});
