import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BlobStore, pathParts } from '../../documents/blob-store';
import { folderStore } from '../../documents/folder-store';
import { hashOf, putBytes, spooled } from '../../documents/testing/small-blobs';
import { smallPdf } from '../../domain/documents/testing/small-files';
import { holdBlob } from '../../store/blob-name-store';
import { type Database, openDatabase } from '../../store/database';
import { must, newBooks } from '../../testing/books';
import { uploadForm } from '../../testing/documents';
import { openBooks, openService } from '../../testing/open-service';
import { startServiceApart } from '../../testing/start-service';
import { sweepBlobs } from './sweep-blobs';

const folder = mkdtempSync(join(tmpdir(), 'daybook-sweep-'));
const documents: BlobStore = folderStore(folder);
// What is registered first is done last: when the service has ended.
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const service = openService(() => startServiceApart({ documents: { kind: 'folder', folder } }));
const books = openBooks(service, newBooks);
let database: Database;
beforeAll(() => {
  database = openDatabase(service.databaseUrl, () => undefined);
});
afterAll(() => database.close());

const hour = 3_600_000;
const season = 90 * 24 * hour;
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));
const keyOf = (bytes: Uint8Array, businessId = books.business.id) => ({ businessId, hash: hashOf(bytes) });
const fileOf = (key: ReturnType<typeof keyOf>) => join(folder, ...pathParts(key));
const sweep = (now: number) => sweepBlobs({ database, documents }, now);

/** Bytes that no document names, kept so long ago. */
async function orphan(text: string, ageMs: number, businessId?: string) {
  const bytes = bytesOf(text);
  const key = keyOf(bytes, businessId);
  await putBytes(documents, key, bytes);
  const then = new Date(Date.now() - ageMs);
  utimesSync(fileOf(key), then, then);
  return key;
}

it('removes old bytes that no document names, and no others', async () => {
  const file = smallPdf(['a receipt that is kept']);
  const form = uploadForm(file, 'receipt.pdf');
  const { id } = must(await service.client.uploadDocument({ parameters: books.parameters, form })).data;
  const named = fileOf(keyOf(file));
  const then = new Date(Date.now() - 2 * season);
  utimesSync(named, then, then);
  const old = await orphan('old', season + hour);
  const young = await orphan('young', season - hour);
  // Of another database on the same storage, perhaps.
  const strange = await orphan('strange', 2 * season, 'biz_1BoatSLRHtKNngkdXEeobR');
  const foreign = join(folder, books.business.id, 'notes.txt');
  writeFileSync(foreign, 'put here by somebody');
  utimesSync(foreign, then, then);

  expect(await sweep(Date.now())).toEqual({ unfinished: 0, unnamed: 1 });
  expect(
    [fileOf(old), fileOf(young), fileOf(strange), foreign, named].map((path) => existsSync(path)),
  ).toEqual([false, true, true, true, true]);
  const content = await service.request(`/v0/business/${books.business.id}/document/${id}/content`);
  expect(Buffer.compare(Buffer.from(await content.arrayBuffer()), file)).toBe(0);
  expect(await sweep(Date.now())).toEqual({ unfinished: 0, unnamed: 0 });
});

it('removes files that a killed process had not yet put, once no upload can be at work on them', async () => {
  const { path } = await spooled(documents.newSpool(), bytesOf('half'));
  expect(await sweep(Date.now())).toMatchObject({ unfinished: 0 });
  expect(existsSync(path)).toBe(true);
  expect(await sweep(Date.now() + hour + 1000)).toMatchObject({ unfinished: 1 });
  expect(existsSync(path)).toBe(false);
});

it('leaves bytes alone that an upload is about to name', async () => {
  const key = await orphan('about to be named', 2 * season);
  const sweptMeanwhile = await database.write(
    null,
    async (db) => {
      await holdBlob(db, key.businessId, key.hash);
      return sweep(Date.now());
    },
    () => true,
  );
  expect(sweptMeanwhile.unnamed).toBe(0);
  expect(existsSync(fileOf(key))).toBe(true);
  expect((await sweep(Date.now())).unnamed).toBe(1);
  expect(existsSync(fileOf(key))).toBe(false);
});
