import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createClient } from '@/lib/client/client';
import { clientCredentials } from '@/lib/client/tokens';
import { smallPdf } from '@/server/accounting/domain/documents/testing/small-files';
import { linesOf, must, newBooks } from '@/server/accounting/testing/books';
import { uploadForm } from '@/server/accounting/testing/documents';
import { everyReport } from '@/server/accounting/testing/every-report';
import { newDatabase, type OwnDatabase } from '@/server/accounting/testing/own-database';
import { startService, type TestService } from '@/server/accounting/testing/start-service';
import { migrateDashboard } from '@/server/dashboard/session/storage/migrate';
import { findUserByEmail, insertUser } from '@/server/dashboard/session/storage/users';
import { countTenants, guardsOf } from './testing/inspect';
import { run } from './testing/run-work';

const folder = mkdtempSync(join(tmpdir(), 'daybook-backup-'));
const dataDirOf = (name: string) => join(folder, name);
const documentsOf = (name: string) =>
  ({ kind: 'folder', folder: join(dataDirOf(name), 'documents') }) as const;
/** A key of age: the public part writes, the secret part reads. */
let key: string;
let publicKey: string;
const encrypted = join(folder, 'encrypted.backup');
const plain = join(folder, 'plain.backup');
const time = { from: '2026-01-01T00:00:00Z', through: '2026-12-31T23:59:59.999Z' };
const receipt = smallPdf(['Total 12.00']);

const databases: OwnDatabase[] = [];
async function emptyDatabase(): Promise<string> {
  const database = await newDatabase('backup');
  databases.push(database);
  return database.url;
}

let source: TestService;
let sourceUrl: string;
let quiet: Awaited<ReturnType<typeof newBooks>>;
let reports: Map<string, string>;
/** Of the business that is written to while the backup is taken. */
let busyId: string;
const acknowledged: string[] = [];

beforeAll(async () => {
  key = await generateIdentity();
  publicKey = await identityToRecipient(key);
  sourceUrl = await emptyDatabase();
  mkdirSync(dataDirOf('source'));
  writeFileSync(join(dataDirOf('source'), 'dashboard-credentials.json'), '{"clientId":"a"}\n', {
    mode: 0o600,
  });
  source = await startService({ databaseUrl: sourceUrl, documents: documentsOf('source') });
  await migrateDashboard(sourceUrl);
  await insertUser(source.owner, { name: 'Ada Example', email: 'ada@example.test', passwordHash: 'hash' });
  const { client } = source;
  quiet = await newBooks(client);
  const { parameters, ledger } = quiet;
  for (let day = 1; day <= 28; day += 1) {
    const lines = linesOf(ledger('Checking'), ledger('Service revenue'), day * 10.01);
    const datetime = `2026-0${1 + (day % 9)}-${String(day).padStart(2, '0')}T10:00:00Z`;
    const body = { description: `Tabs\t, lines\n, \\backslashes, ümläuts ${day}`, datetime, lines };
    must(await client.createJournalEntry({ parameters, body }));
  }
  const form = uploadForm(receipt, 'receipt.pdf');
  must(await client.uploadDocument({ parameters, form }));
  reports = await reportsOf(source);

  await backUpUnderLoad();
  expect(await run('backup', plain, { databaseUrl: sourceUrl, dataDir: dataDirOf('source') })).toEqual({
    code: 0,
    words: expect.stringMatching(/^Backed up \d+ rows and 1 documents, .*not encrypted/),
  });
});
afterAll(async () => {
  await source.close();
  for (const database of databases) await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function reportsOf(service: Pick<TestService, 'request'>): Promise<Map<string, string>> {
  const ids = [quiet.ledger('Checking').id, quiet.ledger('Service revenue').id];
  return everyReport(service, quiet.business.id, ids, time);
}

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
  const place = { databaseUrl: sourceUrl, dataDir: dataDirOf('source'), key: publicKey };
  const { code, words } = await run('backup', encrypted, place);
  isOver = true;
  await Promise.all(writers);
  expect([code, words]).toEqual([
    0,
    expect.stringMatching(/^Backed up \d+ rows and 1 documents, .*\(encrypted\)/),
  ]);
  acknowledged.length = before;
}

/** The restored service as the tenant of the source, whose credentials hold there too. */
async function asFirstTenant(restored: TestService) {
  const baseUrl = 'http://service.test';
  const fetchRestored = ((input: string | URL, init?: RequestInit) =>
    restored.bare(String(input).slice(baseUrl.length), init)) as typeof fetch;
  const tokens = clientCredentials({ baseUrl, fetch: fetchRestored, ...source.credentials });
  const request: TestService['request'] = async (path, init) => {
    const token = await tokens.current();
    const headers = { authorization: `Bearer ${token.ok ? token.value : ''}` };
    return restored.bare(path, { ...init, headers });
  };
  return { client: createClient({ baseUrl, fetch: fetchRestored, tokens }), request };
}

describe('a backup taken while others write', () => {
  it('is restored elsewhere to equal reports, with users, documents and secrets', async () => {
    const place = { databaseUrl: await emptyDatabase(), dataDir: dataDirOf('restored'), key };
    mkdirSync(place.dataDir);
    const { code, words } = await run('restore', encrypted, place);
    expect([code, words]).toEqual([
      0,
      expect.stringMatching(/^Restored \d+ rows and 1 documents of .*\nVerified the books: no difference\.$/),
    ]);
    const restored = await startService({
      databaseUrl: place.databaseUrl,
      documents: documentsOf('restored'),
    });
    try {
      const { client, request } = await asFirstTenant(restored);
      expect(await reportsOf({ request })).toEqual(reports);
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
    const url = new URL(await emptyDatabase());
    await source.owner.query(`CREATE ROLE ${name} LOGIN CREATEROLE PASSWORD 'owner'`);
    await source.owner.query(`GRANT daybook_service TO ${name} WITH ADMIN OPTION`);
    await source.owner.query(`ALTER DATABASE ${url.pathname.slice(1)} OWNER TO ${name}`);
    url.username = name;
    url.password = 'owner';
    const place = { databaseUrl: url.href, dataDir: dataDirOf('owned'), key };
    mkdirSync(place.dataDir);
    expect(await run('restore', encrypted, place)).toMatchObject({ code: 0 });
    const again = join(folder, 'again.backup');
    expect(await run('backup', again, { ...place, key: publicKey })).toMatchObject({ code: 0 });
    // It is of the same rows.
    const owner = new Client({ connectionString: url.href });
    await owner.connect();
    const { rows } = await owner.query('SELECT count(*)::integer AS entries FROM accounting.journal_entry');
    await owner.end();
    expect(rows[0].entries).toBeGreaterThanOrEqual(acknowledged.length + 28);
    await databases.pop()?.drop();
    await source.owner.query(`REVOKE daybook_service FROM ${name} CASCADE`);
    await source.owner.query(`DROP ROLE ${name}`);
  });

  it('by a passphrase is read by it, and one by a public key is not read by that', async () => {
    const file = join(folder, 'passphrase.backup');
    const passphrase = 'a passphrase of some length';
    const from = { databaseUrl: sourceUrl, dataDir: dataDirOf('source') };
    expect(await run('backup', file, { ...from, key: passphrase })).toMatchObject({ code: 0 });
    expect(await run('backup', join(folder, 'secret.backup'), { ...from, key })).toMatchObject({ code: 1 });
    const place = { databaseUrl: await emptyDatabase(), dataDir: dataDirOf('source') };
    expect(await run('restore', encrypted, { ...place, key: publicKey })).toMatchObject({
      code: 1,
      words: expect.stringContaining('AGE-SECRET-KEY-'),
    });
    expect(await run('restore', file, { ...place, key: passphrase })).toMatchObject({ code: 0 });
  });
});

describe('a restore', () => {
  let databaseUrl: string;
  let other: string;
  beforeAll(async () => {
    other = await generateIdentity();
    databaseUrl = await emptyDatabase();
    mkdirSync(dataDirOf('refused'));
  });
  const changed = (path: string, change: (bytes: Buffer) => Buffer) => {
    const file = join(folder, `changed-${Math.random()}.backup`);
    writeFileSync(file, change(readFileSync(path)));
    return file;
  };
  const flip = (part: number) => (bytes: Buffer) => {
    const at = Math.floor(bytes.length * part);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    return bytes;
  };
  const cut = (part: number) => (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * part));
  const damaged = /^The backup is damaged or not complete|does not open the backup/;

  it.each<[string, () => string, () => string, RegExp]>([
    ['a changed byte of the first rows', () => changed(encrypted, flip(0.1)), () => key, damaged],
    ['a changed byte of the last', () => changed(encrypted, flip(0.99)), () => key, damaged],
    ['a missing end', () => changed(encrypted, cut(0.7)), () => key, damaged],
    ['a missing last byte', () => changed(encrypted, (bytes) => bytes.subarray(0, -1)), () => key, damaged],
    ['a changed byte of a plain file', () => changed(plain, flip(0.5)), () => '', damaged],
    ['a plain file that ends early', () => changed(plain, cut(0.5)), () => '', damaged],
    ['another key', () => encrypted, () => other, /does not open the backup/],
    ['no key', () => encrypted, () => '', /is encrypted; set DAYBOOK_BACKUP_KEY/],
    ['a plain file where a key is set', () => plain, () => key, /is not encrypted although/],
    ['an empty file', () => changed(plain, cut(0)), () => '', /not a backup of Daybook/],
    ['a file of something else', () => changed(plain, () => receipt), () => '', /not a backup of Daybook/],
    ['no such file', () => join(folder, 'none.backup'), () => '', /no such file/],
  ])('refuses %s and leaves nothing behind', async (_, file, itsKey, sentence) => {
    const place = { databaseUrl, dataDir: dataDirOf('refused'), key: itsKey() };
    const { code, words } = await run('restore', file(), place);
    expect([code, words]).toEqual([1, expect.stringMatching(sentence)]);
    expect(words.split('\n')).toHaveLength(1);
    expect(await countTenants(databaseUrl)).toBe(0);
  });

  it('refuses a database that holds books', async () => {
    const place = { databaseUrl: sourceUrl, dataDir: dataDirOf('refused') };
    expect(await run('restore', plain, place)).toEqual({
      code: 1,
      words: expect.stringMatching(/^The database is not empty \(accounting\.tenant has rows\)/),
    });
    expect(await reportsOf(source)).toEqual(reports);
  });
});

describe('a backup', () => {
  it('does not replace a file', async () => {
    const before = readFileSync(plain);
    const place = { databaseUrl: sourceUrl, dataDir: dataDirOf('source') };
    expect(await run('backup', plain, place)).toMatchObject({
      code: 1,
      words: expect.stringMatching(/exists; give the backup a new name/),
    });
    expect(readFileSync(plain)).toEqual(before);
  });

  it('refuses a user from whom rows may be hidden', async () => {
    const name = `backup_reader_${process.pid}`;
    const url = new URL(sourceUrl);
    await source.owner.query(`CREATE ROLE ${name} LOGIN PASSWORD 'reader' IN ROLE pg_read_all_data`);
    url.username = name;
    url.password = 'reader';
    const place = { databaseUrl: url.href, dataDir: dataDirOf('source') };
    const answer = await run('backup', join(folder, 'hidden.backup'), place);
    await source.owner.query(`DROP ROLE ${name}`);
    expect(answer).toMatchObject({ code: 1, words: expect.stringMatching(/does not own accounting\./) });
  });

  it('reports a document whose bytes are gone, and holds all else', async () => {
    rmSync(join(dataDirOf('source'), 'documents'), { recursive: true });
    const file = join(folder, 'without.backup');
    const place = { databaseUrl: sourceUrl, dataDir: dataDirOf('source') };
    const { code, words } = await run('backup', file, place);
    expect([code, words]).toEqual([
      1,
      expect.stringMatching(/Not in the backup, the document biz_\w+\/[0-9a-f]{64}: missing/),
    ]);
    expect(statSync(file).size).toBeGreaterThan(1000);
  });
});
