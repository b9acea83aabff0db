import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newIdentifier } from '@/lib/ids/identifier';
import { smallPdf } from '../../domain/documents/testing/small-files';
import { type Database, type DatabaseTransaction, openDatabase } from '../../store/database';
import { findDocument, insertDocument, lockDocuments, saveDocument } from '../../store/document-store';
import { replaceDeletedDocument } from '../../store/replace-deleted-document';
import { must, newBooks } from '../../testing/books';
import { untilRead, uploadForm } from '../../testing/documents';
import { startService, type TestService } from '../../testing/start-service';

let service: TestService;
let database: Database;
let books: Awaited<ReturnType<typeof newBooks>>;
beforeAll(async () => {
  service = await startService();
  database = openDatabase(service.databaseUrl, () => undefined);
  books = await newBooks(service.client);
});
afterAll(async () => {
  await database.close();
  expect(await service.differences()).toEqual([]);
  await service.close();
});

const parameters = (id: string) => ({ ...books.parameters, document_id: id });
const remove = async (ids: string[]) => {
  const body = { document_ids: ids, reason: 'Private' };
  must(await service.client.deleteDocuments({ parameters: books.parameters, body }));
};

async function upload(words: string): Promise<string> {
  const form = uploadForm(smallPdf([words]), 'receipt.pdf');
  const { id } = must(await service.client.uploadDocument({ parameters: books.parameters, form })).data;
  await untilRead(service.client, books.parameters, id);
  return id;
}

/** Whether somebody waits for the transaction. */
async function isWaitedFor(db: DatabaseTransaction): Promise<boolean> {
  const [own] = await db.rows<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
  const { rows } = await service.owner.query(
    'SELECT FROM pg_stat_activity WHERE $1::integer = ANY(pg_blocking_pids(pid))',
    [own?.pid],
  );
  return rows.length > 0;
}

/** Adds a document with the bytes of another, and deletes that one before the addition is committed. */
async function addWhileDeleted(original: string): Promise<string> {
  const id = newIdentifier('document');
  let deletion: Promise<unknown> | undefined;
  await database.write(
    { tenantId: books.business.tenant_id, businessId: books.business.id },
    async (db) => {
      const found = await findDocument(db, books.business.id, original);
      if (!found) throw new Error('one document expected');
      const createdAt = new Date().toISOString();
      await insertDocument(db, books.business.id, { ...found, id, createdAt, updatedAt: createdAt });
      let isDeleted = false;
      deletion = remove([original]).finally(() => {
        isDeleted = true;
      });
      await vi.waitUntil(async () => isDeleted || (await isWaitedFor(db)), { timeout: 20_000 });
    },
    () => true,
  );
  await deletion;
  return id;
}

describe('a document that is uploaded while another with its bytes is deleted', () => {
  it('is the first with its bytes then, which are kept', async () => {
    const added = await addWhileDeleted(await upload('Alone'));
    const shown = must(await service.client.getDocument({ parameters: parameters(added) })).data;
    expect(shown.duplicate_of).toBeNull();
    const path = `/v0/business/${books.business.id}/document/${added}/content`;
    expect((await service.request(path)).status).toBe(200);
  });

  it('is a duplicate of the one that is first then', async () => {
    const [first, second] = [await upload('Twice'), await upload('Twice')];
    const added = await addWhileDeleted(first);
    const shown = must(await service.client.getDocument({ parameters: parameters(added) })).data;
    expect(shown.duplicate_of).toBe(second);
  });
});

it('a document that waits for the deletion of the first with its bytes is a duplicate of the next one', async () => {
  const [first, second] = [await upload('Thrice'), await upload('Thrice')];
  const visibility = { tenantId: books.business.tenant_id, businessId: books.business.id };
  const id = newIdentifier('document');
  let deletion: Promise<unknown> = Promise.resolve();
  const deleteFirst = async (db: DatabaseTransaction, begun: () => void) => {
    const [found] = await lockDocuments(db, books.business.id, [first]);
    if (!found) throw new Error('one document expected');
    const nothingRead = { extraction: null, readText: null };
    const gone = { ...found, ...nothingRead, deletion: { at: found.createdAt, reason: 'Private' } };
    await saveDocument(db, books.business.id, gone);
    await replaceDeletedDocument(db, books.business.id, found);
    begun();
    await vi.waitUntil(() => isWaitedFor(db), { timeout: 20_000 });
  };
  await database.write(
    visibility,
    async (db) => {
      const found = await findDocument(db, books.business.id, first);
      if (!found) throw new Error('one document expected');
      let statements = 0;
      const rows: DatabaseTransaction['rows'] = async (statement) => {
        statements += 1;
        // Once the first is known, and before it is looked at.
        if (statements === 2)
          await new Promise<void>((resolve) => {
            deletion = database.write(
              visibility,
              (other) => deleteFirst(other, resolve),
              () => true,
            );
          });
        return db.rows(statement);
      };
      await insertDocument({ rows }, books.business.id, { ...found, id });
    },
    () => true,
  );
  await deletion;
  const shown = must(await service.client.getDocument({ parameters: parameters(id) })).data;
  expect(shown.duplicate_of).toBe(second);
});
