import { once } from 'node:events';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBlobStore } from '@/server/accounting/documents/open-blob-store';
import { must } from '@/server/accounting/testing/books';
import { connect } from './snapshot';
import { openSourceBooks, type SourceBooks } from './testing/source-books';
import { writeBackup } from './write-backup';

let desk: SourceBooks;
beforeAll(async () => {
  desk = await openSourceBooks();
});
afterAll(() => desk.close());

it('a backup holds the bytes of a document that is deleted while it is written', async () => {
  const { books, service, place } = desk;
  const jobs = async () =>
    (
      await service.owner.query<{ isPostponed: boolean }>(
        `SELECT attempts = 0 AND run_at > now() AS "isPostponed" FROM job WHERE kind = 'remove_blob'`,
      )
    ).rows;
  await expect.poll(jobs).toEqual([]); // of the documents of the desk
  const client = await connect(place.databaseUrl);
  let goOn: () => void = () => undefined;
  // Begins with the manifest, after the moment that the backup is of.
  const target = new Writable({
    write(_chunk, _encoding, written) {
      this.emit('begun');
      goOn = written;
      this._write = (_rest, _of, done) => done();
    },
  });
  const begun = once(target, 'begun');
  const written = writeBackup(
    client,
    openBlobStore(desk.documentsOf('source')),
    place.dataDir,
    target,
    undefined,
  );
  await begun;
  const [receipt] = must(await service.client.listDocuments({ parameters: books.parameters })).data;
  const body = { document_ids: [receipt?.id ?? ''], reason: 'Private' };
  must(await service.client.deleteDocuments({ parameters: books.parameters, body }));
  await expect.poll(async () => (await jobs()).every(({ isPostponed }) => isPostponed)).toBe(true);
  goOn();
  expect(await written).toMatchObject({ documents: 1, faults: [] });
  await client.end();
  await service.owner.query(`UPDATE job SET run_at = now() WHERE kind = 'remove_blob'`);
  await expect.poll(jobs, { timeout: 50_000 }).toEqual([]);
});
