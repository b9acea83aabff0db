import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { systemProcessTable } from './data-folder/process-table';
import { clusterDirOf, clusterNameOf } from './embedded-database/cluster';
import { belongsTo } from './embedded-database/leftover-database';
import { holdDataFolder, openDatabase } from './open-database';
import { runUntilStopped } from './processes/lifecycle';
import { readSettings } from './settings';

const folder = mkdtempSync(join(tmpdir(), 'daybook-lost-'));
const dataDir = join(folder, 'data');
const logger = pino({ level: 'silent' });
// As root the database runs as another user, who must pass through.
beforeAll(() => chmodSync(folder, 0o711));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const path = (...names: string[]) => join(dataDir, ...names);
/** What the successor relies on, and what a shutdown of this one's database would write or remove. */
const filesOfTheSuccessor = () =>
  ['postgres/global/pg_control', 'postgres/postmaster.pid', 'daybook.lock', 'database-url'].map((name) =>
    readFileSync(path(name)).toString('base64'),
  );

function processesOfTheDatabase() {
  const name = clusterNameOf(clusterDirOf(dataDir));
  return systemProcessTable()
    .list()
    .filter(({ commandLine }) => belongsTo(name, commandLine));
}

async function write(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  await client.query('CREATE TABLE note AS SELECT * FROM generate_series(1, 10000)');
}

it('ends its database at once, and writes nothing more, when another has taken over the data folder', async () => {
  const said: string[] = [];
  const words = vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  let before: string[] = [];
  const code = await runUntilStopped(async (lifecycle) => {
    const held = await holdDataFolder(dataDir, lifecycle);
    if (!held.ok) throw new Error(held.problem);
    const settings = readSettings({ DAYBOOK_DATA_DIR: dataDir });
    if (!settings.ok) throw new Error(settings.problem.join());
    const { url } = await openDatabase(settings.value, held.value, logger, lifecycle);
    // The parts are stopped before the database, in up to 45 seconds.
    lifecycle.whenStopping(() => expect.poll(processesOfTheDatabase, { timeout: 5_000 }).toEqual([]));
    await write(url);
    expect(processesOfTheDatabase().length).toBeGreaterThan(3);
    writeFileSync(path('database-url'), 'that of the successor');
    writeFileSync(path('daybook.lock'), '{"pid":77,"startedAt":"then"}');
    before = filesOfTheSuccessor();
    await new Promise((resolve) => lifecycle.signal.addEventListener('abort', resolve));
  });
  words.mockRestore();
  expect(filesOfTheSuccessor()).toEqual(before);
  expect([code, said]).toEqual([1, [expect.stringContaining('Another Daybook has taken over')]]);
});
