import pg from 'pg';
import { type DataFolderLock, lockDataFolder } from '../data-folder/data-folder-lock';
import { keepSecret } from '../data-folder/kept-secrets';
import { prepareDataFolder } from '../data-folder/prepare-data-folder';
import type { Logger } from '../logging';
import { StartRefusal } from '../start-refusal';
import { choosePostgres } from './choose-postgres';
import { clusterDirOf, clusterMajorOf, clusterNameOf, ensureCluster } from './cluster';
import { chooseDatabaseUser } from './database-user';
import { descriptionOf } from './installations';
import { stopLeftoverDatabase } from './leftover-database';
import { type Postmaster, startPostmaster } from './postmaster';

export interface EmbeddedDatabase {
  /** Connects as the owner of the database `daybook`. Holds the password. */
  url: string;
  stop(): Promise<void>;
  /** Resolves, with its last lines, when PostgreSQL ends without having been asked to. */
  died: Promise<string>;
}

/**
 * Starts the PostgreSQL that lives in a data folder and locks the folder until it is stopped.
 * Throws a StartRefusal when the folder is in use or the database cannot be made or started.
 */
export async function startEmbeddedDatabase(dataDir: string, logger: Logger): Promise<EmbeddedDatabase> {
  prepareDataFolder(dataDir);
  const lock = await lockDataFolder(dataDir);
  if (!lock.ok) throw new StartRefusal(lock.problem);
  try {
    const { url, postmaster } = await startOn(dataDir, logger, { lock: lock.value });
    const stop = async () => {
      await postmaster.stop();
      lock.value.release();
    };
    return { url, stop, died: postmaster.died };
  } catch (error) {
    lock.value.release();
    throw error;
  }
}

export interface Running {
  url: string;
  postmaster: Postmaster;
  /** One line for the operator: which PostgreSQL runs, and that known fixes are missing if so. */
  description: string;
}

interface Options {
  /** The port if it was running before, so that its clients find it again. */
  port?: number;
  /** DAYBOOK_POSTGRES_BIN: the folder of the PostgreSQL to run. */
  postgresBin?: string | undefined;
  /** That of the folder: without it nothing is started or written. */
  lock?: DataFolderLock;
}

/** Starts it on a folder that the caller has locked. */
export async function startOn(
  dataDir: string,
  logger: Logger,
  { port, postgresBin, lock }: Options = {},
): Promise<Running> {
  lock?.check();
  lock?.lost.throwIfAborted();
  const clusterDir = clusterDirOf(dataDir);
  const installation = choosePostgres(postgresBin, clusterMajorOf(dataDir));
  const { postgres, initdb } = installation;
  const password = keepSecret(dataDir, 'database-password');
  const user = chooseDatabaseUser(clusterDir, { folder: dataDir, initdb });
  ensureCluster(dataDir, installation, user, password);
  const clusterName = clusterNameOf(clusterDir);
  await stopLeftoverDatabase(clusterDir, clusterName, logger);
  const postmaster = await startPostmaster({
    postgres,
    clusterDir,
    clusterName,
    user,
    password,
    logger,
    port,
    lock,
  });
  const url = `postgres://daybook:${password}@127.0.0.1:${postmaster.port}/daybook`;
  try {
    await createDatabaseOnce(url);
  } catch (error) {
    await postmaster.stop();
    throw error;
  }
  const description = descriptionOf(installation);
  logger.info({ port: postmaster.port, clusterDir }, `the embedded database is ready: ${description}`);
  return { url, postmaster, description };
}

async function createDatabaseOnce(url: string): Promise<void> {
  const administrative = new URL(url);
  administrative.pathname = '/postgres';
  const client = new pg.Client({ connectionString: administrative.href });
  await client.connect();
  try {
    const found = await client.query(`SELECT FROM pg_database WHERE datname = 'daybook'`);
    if (found.rowCount === 0) await client.query('CREATE DATABASE daybook TEMPLATE template0');
  } finally {
    await client.end();
  }
}
