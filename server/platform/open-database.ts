import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Result } from '@/lib/result';
import { type DataFolderLock, lockDataFolder } from './data-folder/data-folder-lock';
import { prepareDataFolder } from './data-folder/prepare-data-folder';
import { readIfPresent, writePrivateFile } from './data-folder/private-file';
import { startOn } from './embedded-database/start-embedded-database';
import { superviseDatabase } from './embedded-database/supervise-database';
import type { Logger } from './logging';
import { errorMessage, type Lifecycle } from './processes/lifecycle';
import type { Settings } from './settings';

/** A command asks for the folder again and again while a Daybook starts on it. */
const told = new Set<string>();

/**
 * Makes the data folder and locks it for as long as the program runs, which ends when another has taken over.
 * The problem is the sentence for whoever started a second Daybook on the folder.
 */
export async function holdDataFolder(
  dataDir: string,
  lifecycle: Lifecycle,
): Promise<Result<DataFolderLock, string>> {
  prepareDataFolder(dataDir);
  const { signal, fail } = lifecycle;
  const tell = (sentence: string) => {
    if (!told.has(sentence)) process.stderr.write(`${sentence}\n`);
    told.add(sentence);
  };
  const lock = await lockDataFolder(dataDir, { tell, signal });
  if (!lock.ok) return lock;
  const { lost, release } = lock.value;
  lost.addEventListener('abort', () => fail(errorMessage(lost.reason)));
  lifecycle.whenStopping(release);
  rmSync(addressFileOf(dataDir), { force: true }); // of a database that was killed with its Daybook
  return lock;
}

export interface OpenDatabase {
  url: string;
  /** One line for the operator about the PostgreSQL; undefined for that of DATABASE_URL, which others look after. */
  description?: string;
}

/**
 * The database that the settings name: DATABASE_URL, or the embedded one, which is started here in the folder that
 * the caller holds, and whose address commands find in the folder while it runs. When the folder is lost, the database is
 * killed at once, before the parts are stopped: a shutdown would write over what the new holder has committed.
 */
export async function openDatabase(
  settings: Settings,
  lock: DataFolderLock,
  logger: Logger,
  lifecycle: Lifecycle,
): Promise<OpenDatabase> {
  if (settings.databaseUrl) return { url: settings.databaseUrl };
  const { dataDir, postgresBin } = settings;
  const { url, postmaster, description } = await startOn(dataDir, logger, { postgresBin, lock });
  const addressFile = addressFileOf(dataDir);
  writePrivateFile(addressFile, `${url}\n`);
  const again = () => startOn(dataDir, logger, { port: postmaster.port, postgresBin, lock });
  const stop = superviseDatabase(postmaster, again, lifecycle, logger);
  lifecycle.whenStopping(async () => {
    if (runningDatabaseUrl(dataDir) === url) rmSync(addressFile, { force: true });
    await stop();
  });
  return { url, description };
}

/** The address of the embedded database of a running Daybook; undefined if there is none. */
export function runningDatabaseUrl(dataDir: string): string | undefined {
  return readIfPresent(addressFileOf(dataDir))?.trim();
}

function addressFileOf(dataDir: string): string {
  return join(dataDir, 'database-url');
}
