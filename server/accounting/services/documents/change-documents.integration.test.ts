import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@/lib/client/client';
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

/** A document that no work is going on at any more, so that its version stays. */
async function settled(fields: Record<string, string> = {}, parameters = books.parameters) {
  const form = uploadForm(smallPdf([randomUUID()]), 'a.pdf', fields);
  const { id } = must(await client.uploadDocument({ parameters, form })).data;
  return untilRead(client, parameters, id);
}
const at = (id: string) => ({ ...books.parameters, document_id: id });

async function movements() {
  const fresh = await newBooks(client);
  books = fresh;
  const found = await importMovements(client, fresh.parameters, fresh.ledger('Checking'), [
    '2026-03-04,Northwind,-5.00',
    '2026-03-05,Bluebird,-6.00',
  ]);
  const [second, first] = found;
  if (!first || !second) throw new Error('two movements expected');
  return { first, second };
}

describe('a change', () => {
  it('sets what is given and leaves what is absent or null', async () => {
    const before = await settled({ description: 'old', metadata_: '{"a":1}' });
    const changed = must(
      await client.updateDocument({
        parameters: at(before.id),
        body: { name: 'Neu.pdf', document_type: 'other', description: null },
      }),
    ).data;
    expect(changed).toMatchObject({
      ...before,
      name: 'Neu.pdf',
      document_type: 'other',
      version: before.version + 1,
      updated_at: changed.updated_at,
    });
    expect(must(await client.getDocument({ parameters: at(before.id) })).data).toEqual(changed);
  });

  it('of an older version is refused', async () => {
    const { id, version } = await settled();
    const change = () =>
      client.updateDocument({ parameters: at(id), body: { description: 'x' }, ifMatch: `"${version}"` });
    expect(await change()).toMatchObject({ ok: true });
    expect(await change()).toMatchObject({ ok: false, problem: { status: 412, code: 'stale_version' } });
  });

  it.each([
    [{ name: ' ' }, '/name', 'invalid_value'],
    [{ status: 'ready' }, '/status', 'unknown_field'],
    [{ transaction_id: 'txn_1BoatSLRHtKNngkdXEeobR' }, '/transaction_id', 'not_found'],
    [{ task_id: 'tsk_1BoatSLRHtKNngkdXEeobR' }, '/task_id', 'not_found'],
  ])('to %j is refused', async (body, path, code) => {
    const { id } = await settled();
    const response = await service.request(`/v0/business/${books.business.id}/document/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ path, code }] });
  });

  it('is in the audit log', async () => {
    const { id } = await settled();
    must(await client.updateDocument({ parameters: at(id), body: { name: 'b.pdf' }, userId: 'ann' }));
    const { rows } = await service.owner.query<{ action: string; user_id: string; name: string }>(
      `SELECT action, user_id, after->>'name' AS name FROM audit_log
       WHERE resource_type = 'document' AND after->>'id' = $1 ORDER BY id`,
      [id],
    );
    expect(rows).toEqual([
      { action: 'create', user_id: null, name: 'a.pdf' },
      { action: 'process', user_id: null, name: 'a.pdf' },
      { action: 'update', user_id: 'ann', name: 'b.pdf' },
    ]);
  });
});

describe('a match', () => {
  it('attaches the document, once, without a second entry, and comes off again', async () => {
    const { first, second } = await movements();
    const entries = async () => must(await client.listJournalEntries({ parameters: books.parameters })).data;
    const before = await entries();
    const { id, version } = await settled();
    const match = (transactionId: string) =>
      client.matchDocument({ parameters: at(id), body: { transaction_id: transactionId } });

    expect(must(await match(first.id)).data).toMatchObject({
      transaction_id: first.id,
      version: version + 1,
    });
    expect(must(await match(first.id)).data.version).toBe(version + 1);
    expect(await match(second.id)).toMatchObject({ ok: false, problem: { status: 409, code: 'conflict' } });
    const off = must(await client.unmatchDocument({ parameters: at(id) })).data;
    expect(off).toMatchObject({ transaction_id: null, version: version + 2 });
    expect(must(await client.unmatchDocument({ parameters: at(id) })).data.version).toBe(version + 2);
    expect(must(await match(second.id)).data.transaction_id).toBe(second.id);
    expect(await entries()).toEqual(before);
  });

  it.each([
    [{ transaction_id: 'txn_1BoatSLRHtKNngkdXEeobR' }, 'not_found'],
    [{ transaction_id: 'doc_1BoatSLRHtKNngkdXEeobR' }, 'not_found'],
  ])('with %j is refused', async (body, code) => {
    const { id } = await settled();
    expect(await client.matchDocument({ parameters: at(id), body })).toMatchObject({
      ok: false,
      problem: { status: 422, errors: [{ path: '/transaction_id', code }] },
    });
  });
});

describe('the list', () => {
  it('is filtered by kind, transaction and time of upload, both bounds inclusive', async () => {
    const { first } = await movements();
    const receipt = await settled({ transaction_id: first.id });
    const statement = await settled({ document_type: 'statement' });
    const other = await settled({ document_type: 'other' });
    const listed = async (query: Record<string, string>) =>
      must(await client.listDocuments({ parameters: books.parameters, query })).data.map(({ id }) => id);

    expect(await listed({})).toEqual([other.id, statement.id, receipt.id]);
    expect(await listed({ document_type: 'statement' })).toEqual([statement.id]);
    expect(await listed({ transaction_id: first.id })).toEqual([receipt.id]);
    const from = { start_datetime: statement.created_at };
    const through = { end_datetime: statement.created_at };
    expect(await listed(from)).toEqual([other.id, statement.id]);
    expect(await listed(through)).toEqual([statement.id, receipt.id]);
    expect(await listed({ ...from, ...through })).toEqual([statement.id]);
    expect(await listed({ ...from, document_type: 'receipt' })).toEqual([]);
    expect(await listed({ is_linked: 'true' })).toEqual([receipt.id]);
    expect(await listed({ is_linked: 'false' })).toEqual([other.id, statement.id]);
  });

  it('counts the receipts that no transaction has, a copy of one not again', async () => {
    const { first } = await movements();
    await settled({ transaction_id: first.id });
    await settled({ document_type: 'other' });
    const { parameters } = books;
    const count = async () => must(await client.countDocuments({ parameters })).data.unlinked_receipts;
    expect(await count()).toBe(0);
    const file = smallPdf(['An unlinked receipt']);
    for (const name of ['one.pdf', 'copy.pdf'])
      must(await client.uploadDocument({ parameters, form: uploadForm(file, name) }));
    expect(await count()).toBe(1);
  });

  it('is walked to its end and back', async () => {
    books = await newBooks(client);
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.unshift((await settled()).id);
    const page = async (token: string | null) =>
      must(
        await client.listDocuments({
          parameters: books.parameters,
          query: { page_size: 2, ...(token ? { page_token: token } : {}) },
        }),
      );
    const first = await page(null);
    const second = await page(first.pagination.next_page_token);
    const third = await page(second.pagination.next_page_token);
    const idsOf = (one: typeof first) => one.data.map(({ id }) => id);
    expect([...idsOf(first), ...idsOf(second), ...idsOf(third)]).toEqual(ids);
    expect([first.pagination.previous_page_token, third.pagination.next_page_token]).toEqual([null, null]);
    expect(idsOf(await page(third.pagination.previous_page_token))).toEqual(idsOf(second));
    expect(await page(second.pagination.previous_page_token)).toEqual(first);
  });

  it.each([
    ['page_size=0', 422, 'validation_failed'],
    ['page_size=101', 422, 'validation_failed'],
    ['document_type=selfie', 422, 'validation_failed'],
    ['start_datetime=2026-01-01', 422, 'validation_failed'],
    ['colour=red', 422, 'validation_failed'],
    ['page_token=x', 400, 'invalid_page_token'],
  ])('with %s is refused', async (query, status, code) => {
    const response = await service.request(`/v0/business/${books.business.id}/document?${query}`);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code });
  });
});

describe('another', () => {
  it.each(['tenant', 'business'])('%s sees and reaches none of it', async (who) => {
    const { first } = await movements();
    const { id } = await settled();
    const stranger = who === 'tenant' ? await service.newTenant() : client;
    const theirs = await newBooks(stranger);
    const parameters = { ...theirs.parameters, document_id: id };
    const notFound = { ok: false, problem: { status: 404 } };
    const body = { transaction_id: first.id };
    expect(await stranger.getDocument({ parameters })).toMatchObject(notFound);
    expect(await stranger.getDocumentContent({ parameters })).toMatchObject(notFound);
    expect(await stranger.updateDocument({ parameters, body: { name: 'mine.pdf' } })).toMatchObject(notFound);
    expect(await stranger.matchDocument({ parameters, body })).toMatchObject(notFound);
    expect(await stranger.unmatchDocument({ parameters })).toMatchObject(notFound);
    expect(must(await stranger.listDocuments({ parameters: theirs.parameters })).data).toEqual([]);

    const form = uploadForm(smallPdf([randomUUID()]), 'a.pdf', body);
    expect(await stranger.uploadDocument({ parameters: theirs.parameters, form })).toMatchObject({
      ok: false,
      problem: { status: 422, errors: [{ path: '/transaction_id', code: 'not_found' }] },
    });
  });

  it("tenant's business is as foreign in the path of a document as anywhere", async () => {
    const { id } = await settled();
    const stranger = await service.newTenant();
    expect(await stranger.getDocumentContent({ parameters: at(id) })).toMatchObject({
      ok: false,
      problem: { status: 404 },
    });
  });
});
