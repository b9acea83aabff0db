import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { prepareDataFolder } from './data-folder/prepare-data-folder';
import { createLogger } from './logging';
import { holdDataFolder, openDatabase, runningDatabaseUrl } from './open-database';
import { type Lifecycle, runUntilStopped } from './processes/lifecycle';
import { readSettingsOrExit, type Settings } from './settings';
import { StartRefusal } from './start-refusal';

/**
 * Runs one of our commands (`npm run tenant`, `verify-books`, `bench`) with DATABASE_URL set: that of the settings,
 * that of a Daybook running on the data folder, or that of the embedded database, started for as long as it takes.
 *
 *     node dist/with-database.js [--temporary] <bundle> [arguments…]
 *
 * With `--temporary` the embedded database lies in a folder that is removed afterwards: measurements do not belong
 * into anybody's books.
 */
async function main(args: string[]): Promise<number> {
  const wantsTemporary = args[0] === '--temporary';
  const [bundle = '', ...rest] = wantsTemporary ? args.slice(1) : args;
  const given = readSettingsOrExit();
  return runUntilStopped(async (lifecycle) => {
    const settings = wantsTemporary && !given.databaseUrl ? inTemporaryFolder(given, lifecycle) : given;
    prepareDataFolder(settings.dataDir);
    const databaseUrl = settings.databaseUrl ?? (await sharedDatabase(settings, lifecycle));
    const env = { ...process.env, DATABASE_URL: databaseUrl, DAYBOOK_DATA_DIR: settings.dataDir };
    lifecycle.finish(await runCommand([join('dist', `${bundle}.js`), ...rest], env, lifecycle.signal));
  });
}

function inTemporaryFolder(settings: Settings, lifecycle: Lifecycle): Settings {
  const dataDir = mkdtempSync(join(tmpdir(), 'daybook-temporary-'));
  lifecycle.whenStopping(() => rmSync(dataDir, { recursive: true, force: true }));
  return { ...settings, dataDir };
}

/** How long another Daybook may take from locking the folder until its database answers. */
const startTimeoutMs = 60_000;

async function sharedDatabase(settings: Settings, lifecycle: Lifecycle): Promise<string> {
  const deadline = Date.now() + startTimeoutMs;
  for (;;) {
    const held = await holdDataFolder(settings.dataDir, lifecycle);
    if (held.ok) {
      return (await openDatabase(settings, held.value, createLogger('daybook', 'warn', 2), lifecycle)).url;
    }
    const running = runningDatabaseUrl(settings.dataDir);
    if (running) return running;
    if (Date.now() > deadline) throw new StartRefusal(held.problem);
    await wait(100, undefined, { signal: lifecycle.signal });
  }
}

async function runCommand(command: string[], env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<number> {
  const child = spawn(process.execPath, ['--enable-source-maps', ...command], { env, stdio: 'inherit' });
  const stop = () => child.kill('SIGTERM');
  signal.addEventListener('abort', stop, { once: true });
  const [exitCode] = await once(child, 'exit');
  signal.removeEventListener('abort', stop);
  return typeof exitCode === 'number' ? exitCode : 1;
}

process.exit(await main(process.argv.slice(2)));
