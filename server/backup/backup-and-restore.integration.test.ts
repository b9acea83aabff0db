import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { linesOf, must, newBooks } from '@/server/accounting/testing/books';
import { startService, type TestService } from '@/server/accounting/testing/start-service';
import { findUserByEmail } from '@/server/dashboard/session/storage/users';
import { asTenantOf } from './testing/as-tenant-of';
import { guardsOf } from './testing/inspect';
import { run } from './testing/run-work';
import { openSourceBooks, receipt, type SourceBooks } from './testing/source-books';

/** A key of age: the public part writes, the secret part reads. */
let key: string;
let publicKey: string;
let encrypted: string;

let desk: SourceBooks;
let source: TestService;
let quiet: SourceBooks['books'];
let reports: Map<string, string>;
/** Of the business that is written to while the backup is taken. */
let busyId: string;
const acknowledged: string[] = [];

beforeAll(async () => {
  key = await generateIdentity();
  publicKey = await identityToRecipient(key);
  desk = await openSourceBooks();
  source = desk.service;
  quiet = desk.books;
  encrypted = join(desk.folder, 'encrypted.backup');
  reports = await desk.reportsOf(source);
  await backUpUnderLoad();
});
afterAll(() => desk.close());

async function backUpUnderLoad(): Promise<void> {
  const { client } = source;
  const busy = await newBooks(client);
  busyId = busy.business.id;
  let isOver = false;
  const write = async () => {
    while (!isOver) {
      const lines = linesOf(busy.ledger('Checking'), busy.ledger('Service revenue'), 1);
      const body = { description: 'Load', datetime: '2026-05-05T10:00:00Z', lines };
      const entry = must(await client.createJournalEntry({ parameters: busy.parameters, body })).data;
      acknowledged.push(entry.id);
    }
  };
  const writers = [write(), write(), write(), write()];
  await vi.waitUntil(() => acknowledged.length > 20, { timeout: 20_000 });
  const before = acknowledged.length;
  const { code, words } = await run('backup', encrypted, { ...desk.place, key: publicKey });
  isOver = true;
  await Promise.all(writers);
  expect([code, words]).toEqual([
    0,
    expect.stringMatching(/^Backed up \d+ rows and 1 documents, .*\(encrypted\)/),
  ]);
  acknowledged.length = before;
}

describe('a backup taken while others write', () => {
  it('is restored elsewhere to equal reports, with users, documents and secrets', async () => {
    const place = { databaseUrl: await desk.emptyDatabase(), dataDir: desk.dataDirOf('restored'), key };
    mkdirSync(place.dataDir);
    const { code, words } = await run('restore', encrypted, place);
    expect([code, words]).toEqual([
      0,
      expect.stringMatching(/^Restored \d+ rows and 1 documents of .*\nVerified the books: no difference\.$/),
    ]);
    const restored = await startService({
      databaseUrl: place.databaseUrl,
      documents: desk.documentsOf('restored'),
    });
    try {
      const { client, request } = asTenantOf(source, restored);
      expect(await desk.reportsOf({ request })).toEqual(reports);
      for (const id of acknowledged) {
        const parameters = { business_id: busyId, journal_entry_id: id };
        must(await client.getJournalEntry({ parameters }));
      }
      const { parameters, ledger } = quiet;
      const [document] = must(await client.listDocuments({ parameters })).data;
      const path = `/v0/business/${quiet.business.id}/document/${document?.id}/content`;
      expect(Buffer.from(await (await request(path)).arrayBuffer())).toEqual(receipt);
      // What refuses bad rows is in force again: the books can be written, and the service sees no other tenant.
      const lines = linesOf(ledger('Checking'), ledger('Service revenue'), 1);
      must(
        await client.createJournalEntry({
          parameters,
          body: { description: 'Next', datetime: '2026-09-30T00:00:00Z', lines },
        }),
      );
      expect(await guardsOf(restored.owner)).toEqual(await guardsOf(source.owner));
      expect(await findUserByEmail(restored.owner, 'ada@example.test')).toMatchObject({
        passwordHash: 'hash',
      });
      const kept = join(place.dataDir, 'dashboard-credentials.json');
      expect([readFileSync(kept, 'utf8'), statSync(kept).mode & 0o777]).toEqual([
        '{"clientId":"a"}\n',
        0o600,
      ]);
      expect(await restored.differences()).toEqual([]);
    } finally {
      await restored.close();
    }
  });

  it('is restored by an owner who is not a superuser, under forced row-level security', async () => {
    const name = `backup_owner_${process.pid}`;
    const url = new URL(await desk.emptyDatabase());
    await source.owner.query(`CREATE ROLE ${name} LOGIN CREATEROLE PASSWORD 'owner'`);
    await source.owner.query(`GRANT daybook_service TO ${name} WITH ADMIN OPTION`);
    await source.owner.query(`ALTER DATABASE ${url.pathname.slice(1)} OWNER TO ${name}`);
    url.username = name;
    url.password = 'owner';
    const place = { databaseUrl: url.href, dataDir: desk.dataDirOf('owned'), key };
    mkdirSync(place.dataDir);
    expect(await run('restore', encrypted, place)).toMatchObject({ code: 0 });
    const again = join(desk.folder, 'again.backup');
    expect(await run('backup', again, { ...place, key: publicKey })).toMatchObject({ code: 0 });
    // It is of the same rows.
    const owner = new Client({ connectionString: url.href });
    await owner.connect();
    const { rows } = await owner.query('SELECT count(*)::integer AS entries FROM accounting.journal_entry');
    await owner.end();
    expect(rows[0].entries).toBeGreaterThanOrEqual(acknowledged.length + 28);
    await desk.dropLast();
    await source.owner.query(`REVOKE daybook_service FROM ${name} CASCADE`);
    await source.owner.query(`DROP ROLE ${name}`);
  });

  it('by a passphrase is read by it, and one by a public key is not read by that', async () => {
    const file = join(desk.folder, 'passphrase.backup');
    const passphrase = 'a passphrase of some length';
    expect(await run('backup', file, { ...desk.place, key: passphrase })).toMatchObject({ code: 0 });
    expect(await run('backup', join(desk.folder, 'secret.backup'), { ...desk.place, key })).toMatchObject({
      code: 1,
    });
    const place = { databaseUrl: await desk.emptyDatabase(), dataDir: desk.dataDirOf('source') };
    expect(await run('restore', encrypted, { ...place, key: publicKey })).toMatchObject({
      code: 1,
      words: expect.stringContaining('AGE-SECRET-KEY-'),
    });
    expect(await run('restore', file, { ...place, key: passphrase })).toMatchObject({ code: 0 });
  });
});
