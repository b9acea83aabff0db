import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hasLifeSign } from '../data-folder/life-sign';
import { systemProcessTable } from '../data-folder/process-table';
import { createLogger } from '../logging';
import { clusterNameOf } from './cluster';
import { belongsTo } from './leftover-database';
import { startEmbeddedDatabase, startOn } from './start-embedded-database';

const logger = createLogger('test', 'silent');
let dataDir = '';
const holders: ChildProcess[] = [];
const clusterDir = () => join(dataDir, 'postgres');
const postmasterPid = () => Number(readFileSync(join(clusterDir(), 'postmaster.pid'), 'utf8').split('\n')[0]);

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'daybook-killed-'));
});
afterEach(() => {
  for (const holder of holders.splice(0)) holder.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts the database in a process of its own, as Daybook does. */
async function holdElsewhere(
  env: NodeJS.ProcessEnv = process.env,
): Promise<{ holder: ChildProcess; url: string }> {
  const script = 'server/platform/testing/hold-database.ts';
  const holder = spawn(process.execPath, ['--import', 'tsx', script, dataDir], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  holders.push(holder);
  let words = '';
  holder.stderr.on('data', (chunk) => {
    words += chunk;
  });
  const ended = once(holder, 'close').then(([code, signal]) => {
    throw new Error(`the holder ended before it was ready (${code ?? signal}): ${words}`);
  });
  ended.catch(() => undefined);
  const [url] = await Promise.race([once(createInterface({ input: holder.stdout }), 'line'), ended]);
  return { holder, url: String(url) };
}

/**
 * An environment in which setpriv does all but end a program with its parent, so that PostgreSQL outlives the process
 * that holds it, as where there is no setpriv.
 */
function withoutEndingWithParent(): NodeJS.ProcessEnv {
  const { stdout } = spawnSync('sh', ['-c', 'command -v setpriv'], { encoding: 'utf8' });
  const setpriv = stdout.trim();
  if (setpriv === '') return process.env;
  const folder = join(dataDir, 'programs');
  mkdirSync(folder);
  writeFileSync(
    join(folder, 'setpriv'),
    `#!/bin/sh
left=$#
while [ $left -gt 0 ]; do
  argument=$1; shift; left=$((left - 1))
  if [ "$argument" = --pdeathsig ]; then shift; left=$((left - 1)); else set -- "$@" "$argument"; fi
done
exec ${setpriv} "$@"
`,
    { mode: 0o755 },
  );
  return { ...process.env, PATH: `${folder}:${process.env.PATH}` };
}

async function kill(holder: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  holder.kill(signal);
  if (holder.exitCode === null && holder.signalCode === null) await once(holder, 'exit');
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const writeNote = (url: string) => query(url, `CREATE TABLE note AS SELECT 'acknowledged' AS text`);
const readNotes = (url: string) => query(url, 'SELECT text FROM note');
const notes = [{ text: 'acknowledged' }];

describe('the embedded database', () => {
  it('is stopped with nothing left, and started again with all that it held', async () => {
    const first = await startEmbeddedDatabase(dataDir, logger);
    await writeNote(first.url);
    const clusterName = clusterNameOf(clusterDir());
    await first.stop();
    const remaining = systemProcessTable()
      .list()
      .filter((found) => belongsTo(clusterName, found.commandLine));
    expect(remaining).toEqual([]);
    expect(existsSync(join(dataDir, 'daybook.lock'))).toBe(false);
    const second = await startEmbeddedDatabase(dataDir, logger);
    expect(await readNotes(second.url)).toEqual(notes);
    await second.stop();
  });

  it('refuses a second start on its folder, here and from another process', async () => {
    const { holder } = await holdElsewhere();
    await expect(startEmbeddedDatabase(dataDir, logger)).rejects.toThrow(
      `Daybook is already running on the data folder ${dataDir} (process ${holder.pid})`,
    );
    await kill(holder, 'SIGTERM');
  });

  it('fails a test at once with the words of a holder that ends early', async () => {
    writeFileSync(join(dataDir, 'postgres'), 'not a folder');
    await expect(holdElsewhere()).rejects.toThrow(/the holder ended before it was ready \(1\): .*postgres/s);
  });

  it('starts again after kill -9 of the process that held it', async () => {
    const { holder, url } = await holdElsewhere();
    await writeNote(url);
    await kill(holder, 'SIGKILL');
    const again = await startEmbeddedDatabase(dataDir, logger);
    expect(await readNotes(again.url)).toEqual(notes);
    await again.stop();
  });

  it('stops a PostgreSQL that outlived its Daybook before it starts a new one', async () => {
    const { holder, url } = await holdElsewhere(withoutEndingWithParent());
    await writeNote(url);
    const orphan = postmasterPid();
    await kill(holder, 'SIGKILL');
    expect(systemProcessTable().find(orphan)?.pid).toBe(orphan);
    expect(hasLifeSign(dataDir)).toBe(true);
    const again = await startEmbeddedDatabase(dataDir, logger);
    expect(systemProcessTable().find(orphan)).toBeUndefined();
    expect(await readNotes(again.url)).toEqual(notes);
    await again.stop();
  });

  it('says that PostgreSQL was killed, and starts again', async () => {
    const first = await startEmbeddedDatabase(dataDir, logger);
    await writeNote(first.url);
    process.kill(postmasterPid(), 'SIGKILL');
    expect(await first.died).toContain('database system is ready to accept connections');
    await first.stop();
    const again = await startEmbeddedDatabase(dataDir, logger);
    expect(await readNotes(again.url)).toEqual(notes);
    await again.stop();
  });

  it('tells a dead postmaster that nobody has collected from a live one', async () => {
    const { holder, url } = await holdElsewhere();
    await writeNote(url);
    const zombie = postmasterPid();
    holder.kill('SIGSTOP'); // it cannot collect its child any more
    process.kill(zombie, 'SIGKILL');
    const again = await startOn(dataDir, logger);
    expect(() => process.kill(zombie, 0)).not.toThrow();
    expect(await readNotes(again.url)).toEqual(notes);
    await again.postmaster.stop();
  });

  it('does not mistake a stranger with the number in postmaster.pid for its own', async () => {
    const first = await startEmbeddedDatabase(dataDir, logger);
    await writeNote(first.url);
    const pidFile = join(clusterDir(), 'postmaster.pid');
    const text = readFileSync(pidFile, 'utf8');
    await first.stop();
    const { uid, gid } = statSync(clusterDir()); // PostgreSQL knows another user's process for a stranger by itself
    const stranger = spawn('sleep', ['600'], { uid, gid, stdio: 'ignore' });
    holders.push(stranger);
    writeFileSync(pidFile, text.replace(/^\d+/, `${stranger.pid}`));
    const again = await startEmbeddedDatabase(dataDir, logger);
    expect(await readNotes(again.url)).toEqual(notes);
    await again.stop();
  });

  it('refuses a folder that holds something else', async () => {
    const first = await startEmbeddedDatabase(dataDir, logger);
    await first.stop();
    writeFileSync(join(clusterDir(), 'PG_VERSION'), '17\n');
    await expect(startEmbeddedDatabase(dataDir, logger)).rejects.toThrow('was made by PostgreSQL 17');
    rmSync(join(clusterDir(), 'PG_VERSION'));
    await expect(startEmbeddedDatabase(dataDir, logger)).rejects.toThrow('is not a database of Daybook');
    expect(existsSync(join(dataDir, 'daybook.lock'))).toBe(false);
  });

  it('says when its kept password is not the one that it was made with', async () => {
    const first = await startEmbeddedDatabase(dataDir, logger);
    await first.stop();
    writeFileSync(join(dataDir, 'database-password'), 'another\n');
    await expect(startEmbeddedDatabase(dataDir, logger)).rejects.toThrow('database-password');
  });
});
