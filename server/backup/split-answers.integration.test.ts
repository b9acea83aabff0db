import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from './testing/run-work';
import { openSourceBooks, type SourceBooks } from './testing/source-books';

let desk: SourceBooks;
beforeAll(async () => {
  desk = await openSourceBooks();
});
afterAll(() => desk.close());

/** The end of the rows of a COPY, and the beginning of the message with their number. */
const endOfRows = Buffer.from([0x63, 0, 0, 0, 4, 0x43]);

/** Sends on what comes, but the end of a COPY in two: a network may part an answer anywhere. */
function sendInParts(from: Socket, to: Socket): void {
  from.on('data', async (bytes: Buffer) => {
    const at = bytes.indexOf(endOfRows);
    if (at === -1) return void to.write(bytes);
    from.pause();
    to.write(bytes.subarray(0, at + 5));
    await new Promise((resolve) => setTimeout(resolve, 10));
    to.write(bytes.subarray(at + 5));
    from.resume();
  });
  from.on('close', () => to.destroy());
  from.on('error', () => to.destroy());
}

/** The database at an address whose answers come in parts. */
async function inParts(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const server = createServer((client) => {
    const database = connect(Number(url.port), url.hostname);
    for (const socket of [client, database]) socket.setNoDelay(true);
    sendInParts(database, client);
    client.pipe(database);
    client.on('error', () => database.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: Object.assign(new URL(url), { port: `${port}`, hostname: '127.0.0.1' }).href, server };
}

const newPlace = async (name: string) => {
  const place = { databaseUrl: await desk.emptyDatabase(), dataDir: desk.dataDirOf(name) };
  mkdirSync(place.dataDir);
  return place;
};

const textOf = (file: string) => gunzipSync(readFileSync(file)).toString('latin1');

/** How many rows the table has. */
async function rowsIn(databaseUrl: string, table: string): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ rows: number }>(`SELECT count(*)::int AS rows FROM ${table}`);
  await client.end();
  return rows[0]?.rows ?? 0;
}

it('a backup over a network that parts the answers of the database is restored, and counts its rows', async () => {
  const file = join(desk.folder, 'in-parts.backup');
  const { url, server } = await inParts(desk.place.databaseUrl);
  expect(await run('backup', file, { ...desk.place, databaseUrl: url })).toMatchObject({ code: 0 });
  server.close();
  const place = await newPlace('parted');
  const words = expect.stringMatching(/no difference/);
  expect(await run('restore', file, place)).toEqual({ code: 0, words });
  const text = textOf(file);
  for (const table of ['accounting.journal_entry', 'accounting.line_entry', 'accounting.audit_log']) {
    const counted = Number(new RegExp(`"${table}":\\{"rows":(\\d+)`).exec(text)?.[1]);
    expect([table, counted]).toEqual([table, await rowsIn(place.databaseUrl, table)]);
    expect(counted).toBeGreaterThan(5);
  }
});

it('a backup is restored whose count of rows is wrong, as the hash of the rows stands for them', async () => {
  const file = join(desk.folder, 'plain.backup');
  expect(await run('backup', file, desk.place)).toMatchObject({ code: 0 });
  const text = textOf(file);
  const miscounted = text.replace(/("accounting\.journal_entry":\{"rows":)\d/, '$19');
  expect(miscounted).not.toBe(text);
  const changed = join(desk.folder, 'miscounted.backup');
  writeFileSync(changed, gzipSync(Buffer.from(miscounted, 'latin1')));
  expect(await run('restore', changed, await newPlace('miscounted'))).toMatchObject({ code: 0 });
});
