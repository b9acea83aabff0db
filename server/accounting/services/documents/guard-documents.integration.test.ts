import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { decodeIdentifier } from '@/lib/ids/identifier';
import { smallPdf } from '../../domain/documents/testing/small-files';
import { must, newBooks } from '../../testing/books';
import { untilRead, uploadForm } from '../../testing/documents';
import { openBooks, openService } from '../../testing/open-service';

const service = openService();
const mine = openBooks(service, newBooks);
let theirs: Awaited<ReturnType<typeof newBooks>>;
let documentId: string;
beforeAll(async () => {
  theirs = await newBooks(await service.newTenant());
  const { parameters } = mine;
  const form = uploadForm(smallPdf([randomUUID()]), 'a.pdf');
  documentId = must(await service.client.uploadDocument({ parameters, form })).data.id;
  await untilRead(service.client, parameters, documentId);
  await fillTables();
});

/** A task with a message that brings the document, and a job that nobody will ever take. */
async function fillTables(): Promise<void> {
  const { parameters, ledger } = mine;
  const lines = [
    { ledger_id: ledger('Checking').id, debit_credit: 'debit' as const, amount: 5 },
    { ledger_id: ledger('Service revenue').id, debit_credit: 'credit' as const, amount: 5 },
  ];
  const entry = must(
    await service.client.createJournalEntry({
      parameters,
      body: { description: 'Sale', datetime: '2026-03-02T12:00:00Z', lines },
    }),
  ).data;
  const question = { journal_entry_id: entry.id, body: 'What?' };
  const task = must(await service.client.createTask({ parameters, body: question })).data;
  must(
    await service.client.addTaskMessage({
      parameters: { ...parameters, task_id: task.id },
      body: { document_ids: [documentId] },
    }),
  );
  await service.owner.query(
    `INSERT INTO job (tenant_id, business_id, id, kind, resource_id, application_id, request_id, run_at)
     SELECT tenant_id, id, gen_random_uuid(), 'never', gen_random_uuid(), gen_random_uuid(), 'req_never', 'infinity'
     FROM business WHERE id = $1`,
    [decodeIdentifier('business', mine.business.id)],
  );
}

/** The rows of a statement, or the SQLSTATE it is refused with, as the service's role inside a business. */
async function asService(business: string, statement: string): Promise<unknown[] | string> {
  const { owner } = service;
  await owner.query('BEGIN');
  try {
    await owner.query('SET LOCAL ROLE daybook_service');
    await owner.query(`SELECT set_config('daybook.business_id', $1, true)`, [
      decodeIdentifier('business', business),
    ]);
    return (await owner.query(statement)).rows;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  } finally {
    await owner.query('ROLLBACK');
  }
}

const noPrivilege = '42501';
const foreignKey = '23503';

describe('the database refuses by itself', () => {
  it.each(['document', 'task', 'task_message', 'task_message_document', 'job'])(
    'to show rows of %s to another business',
    async (table) => {
      const statement = `SELECT business_id FROM ${table} LIMIT 1`;
      expect(await asService(mine.business.id, statement)).toHaveLength(1);
      expect(await asService(theirs.business.id, statement)).toEqual([]);
    },
  );

  it.each([
    ['to change the hash of a document', `UPDATE document SET hash = sha256('x')`],
    ['to change the size of a document', 'UPDATE document SET file_size = 1'],
    ['to delete a document', 'DELETE FROM document'],
    ['to change what was said', `UPDATE task_message SET body = 'never said'`],
    ['to delete what was said', 'DELETE FROM task_message'],
    ['to change the entry of a task', 'UPDATE task SET journal_entry_id = gen_random_uuid()'],
    ['to change whose job it is', 'UPDATE job SET resource_id = gen_random_uuid()'],
  ])('%s', async (_, statement) => {
    expect(await asService(mine.business.id, statement)).toBe(noPrivilege);
  });

  it('to change a document out of another business', async () => {
    const changed = `UPDATE document SET name = 'theirs' RETURNING id`;
    expect(await asService(theirs.business.id, changed)).toEqual([]);
    expect(await asService(mine.business.id, changed)).toHaveLength(1);
  });

  it('to attach a document to a transaction that the business does not have', async () => {
    const statement = "UPDATE document SET transaction_id = gen_random_uuid(), matched_by = 'person'";
    expect(await asService(mine.business.id, statement)).toBe(foreignKey);
  });
});

describe('a token', () => {
  it.each([
    ['document:read', 200, 403],
    ['document:write', 403, 415],
    ['task:read', 403, 403],
  ])('with the scope %s alone reads: %d, uploads: %d', async (scope, reads, uploads) => {
    const { clientId, clientSecret } = service.credentials;
    const body = new URLSearchParams({ client_id: clientId, client_secret: clientSecret, scope });
    const answered = await (await service.bare('/v0/auth/token', { method: 'POST', body })).json();
    const headers = { authorization: `Bearer ${answered.access_token}` };
    const path = `/v0/business/${mine.business.id}/document`;
    const reading = [path, `${path}/${documentId}`, `${path}/${documentId}/content`];
    for (const each of reading) expect((await service.bare(each, { headers })).status).toBe(reads);
    const form = uploadForm(Buffer.from('no document'), 'a.pdf');
    expect((await service.bare(path, { method: 'POST', headers, body: form })).status).toBe(uploads);
  });

  it('is needed for the content too', async () => {
    const path = `/v0/business/${mine.business.id}/document/${documentId}/content`;
    expect((await service.bare(path)).status).toBe(401);
  });
});

it('answers HEAD of the content with its length and without its bytes', async () => {
  const path = `/v0/business/${mine.business.id}/document/${documentId}/content`;
  const response = await service.request(path, { method: 'HEAD' });
  const size = must(
    await service.client.getDocument({ parameters: { ...mine.parameters, document_id: documentId } }),
  ).data.file_size;
  expect([response.status, response.headers.get('content-length')]).toEqual([200, `${size}`]);
  expect(await response.text()).toBe('');
});
