import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, expect, it, vi } from 'vitest';
import { prepareDataFolder } from '../data-folder/prepare-data-folder';
import { runUntilStopped } from '../processes/lifecycle';
import { clusterDirOf } from './cluster';
import { startOn } from './start-embedded-database';
import { superviseDatabase } from './supervise-database';

const folder = mkdtempSync(join(tmpdir(), 'daybook-supervise-'));
const dataDir = join(folder, 'data');
const logger = pino({ level: 'silent' });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

it('starts a killed database again at the same address, with what was committed', async () => {
  // As root the database runs as another user, who must pass through.
  chmodSync(folder, 0o711);
  prepareDataFolder(dataDir);
  const said: string[] = [];
  const words = vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  const pidFile = join(clusterDirOf(dataDir), 'postmaster.pid');
  const pidOf = async () => Number((await readFile(pidFile, 'utf8')).split('\n')[0]);
  let url = '';
  const code = await runUntilStopped(async (lifecycle) => {
    const started = await startOn(dataDir, logger);
    url = started.url;
    const again = () => startOn(dataDir, logger, { port: started.postmaster.port });
    lifecycle.whenStopping(superviseDatabase(started.postmaster, again, lifecycle, logger));
    await query(url, 'CREATE TABLE kept AS SELECT 1 AS one');
    process.kill(await pidOf(), 'SIGKILL');
    await expect.poll(() => said, { timeout: 20_000 }).toHaveLength(1);
    const kept = () => query(url, 'SELECT one FROM kept').catch(String);
    await expect.poll(kept, { timeout: 60_000 }).toEqual([{ one: 1 }]);
    lifecycle.finish(0);
  });
  words.mockRestore();
  const sentence = expect.stringMatching(/^The embedded database has ended and is started again/);
  expect([code, said]).toEqual([0, [sentence]]);
  await expect(query(url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
});
