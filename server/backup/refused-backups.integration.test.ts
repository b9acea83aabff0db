import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countTenants } from './testing/inspect';
import { run } from './testing/run-work';
import { openSourceBooks, receipt, type SourceBooks } from './testing/source-books';

let desk: SourceBooks;
let key: string;
let encrypted: string;
let plain: string;

beforeAll(async () => {
  desk = await openSourceBooks();
  key = await generateIdentity();
  encrypted = join(desk.folder, 'encrypted.backup');
  plain = join(desk.folder, 'plain.backup');
  const publicKey = await identityToRecipient(key);
  expect(await run('backup', encrypted, { ...desk.place, key: publicKey })).toMatchObject({ code: 0 });
  expect(await run('backup', plain, desk.place)).toEqual({
    code: 0,
    words: expect.stringMatching(/^Backed up \d+ rows and 1 documents, .*not encrypted/),
  });
});
afterAll(() => desk.close());

describe('a restore', () => {
  let databaseUrl: string;
  let other: string;
  beforeAll(async () => {
    other = await generateIdentity();
    databaseUrl = await desk.emptyDatabase();
    mkdirSync(desk.dataDirOf('refused'));
  });
  const changed = (path: string, change: (bytes: Buffer) => Buffer) => {
    const file = join(desk.folder, `changed-${Math.random()}.backup`);
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
    ['no such file', () => join(desk.folder, 'none.backup'), () => '', /no such file/],
  ])('refuses %s and leaves nothing behind', async (_, file, itsKey, sentence) => {
    const place = { databaseUrl, dataDir: desk.dataDirOf('refused'), key: itsKey() };
    const { code, words } = await run('restore', file(), place);
    expect([code, words]).toEqual([1, expect.stringMatching(sentence)]);
    expect(words.split('\n')).toHaveLength(1);
    expect(await countTenants(databaseUrl)).toBe(0);
  });

  it('refuses a database that holds books', async () => {
    const reports = await desk.reportsOf(desk.service);
    const place = { ...desk.place, dataDir: desk.dataDirOf('refused') };
    expect(await run('restore', plain, place)).toEqual({
      code: 1,
      words: expect.stringMatching(/^The database is not empty \(accounting\.tenant has rows\)/),
    });
    expect(await desk.reportsOf(desk.service)).toEqual(reports);
  });

  it.each(['accounting', 'dashboard'])(
    'refuses an older backup where the schema %s of a newer one was made, as its migrations would pass over the rows',
    async (schema) => {
      const older = join(desk.folder, `older-${schema}.backup`);
      const { rows } = await desk.service.owner.query(
        `DELETE FROM ${schema}.migration WHERE name = (SELECT max(name) FROM ${schema}.migration) RETURNING name, applied_at`,
      );
      const { name, applied_at } = rows[0];
      expect(await run('backup', older, desk.place)).toMatchObject({ code: 0 });
      await desk.service.owner.query(`INSERT INTO ${schema}.migration VALUES ($1, $2)`, [name, applied_at]);
      const place = { databaseUrl: await desk.emptyDatabase(), dataDir: desk.dataDirOf('refused') };
      expect(await run('restore', changed(plain, flip(0.5)), place)).toMatchObject({ code: 1 });
      expect(await run('restore', older, place)).toEqual({
        code: 1,
        words: `The database has the schema of a later Daybook than the backup (${schema}/${name}); restore into an empty database or a new data folder.`,
      });
      expect(await countTenants(place.databaseUrl)).toBe(0);
      await desk.dropLast();
    },
  );
});

describe('a backup', () => {
  it('does not replace a file', async () => {
    const before = readFileSync(plain);
    expect(await run('backup', plain, desk.place)).toMatchObject({
      code: 1,
      words: expect.stringMatching(/exists; give the backup a new name/),
    });
    expect(readFileSync(plain)).toEqual(before);
  });

  it('says in a sentence that a file cannot be written there', async () => {
    const refused = await run('backup', join(desk.folder, 'no such folder', 'x.backup'), desk.place);
    expect(refused).toEqual({ code: 1, words: expect.stringMatching(/^It cannot go on: ENOENT[^\n]*$/) });
  });

  it('refuses a user from whom rows may be hidden', async () => {
    const name = `backup_reader_${process.pid}`;
    const url = new URL(desk.place.databaseUrl);
    await desk.service.owner.query(`CREATE ROLE ${name} LOGIN PASSWORD 'reader' IN ROLE pg_read_all_data`);
    url.username = name;
    url.password = 'reader';
    const place = { ...desk.place, databaseUrl: url.href };
    const answer = await run('backup', join(desk.folder, 'hidden.backup'), place);
    await desk.service.owner.query(`DROP ROLE ${name}`);
    expect(answer).toMatchObject({ code: 1, words: expect.stringMatching(/does not own accounting\./) });
  });

  it('reports a document whose bytes are gone, and holds all else', async () => {
    rmSync(join(desk.dataDirOf('source'), 'documents'), { recursive: true });
    const file = join(desk.folder, 'without.backup');
    const { code, words } = await run('backup', file, desk.place);
    expect([code, words]).toEqual([
      1,
      expect.stringMatching(/Not in the backup, the document biz_\w+\/[0-9a-f]{64}: missing/),
    ]);
    expect(statSync(file).size).toBeGreaterThan(1000);
  });
});
