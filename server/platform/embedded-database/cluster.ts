import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartRefusal } from '../start-refusal';
import type { DatabaseUser } from './database-user';

/** The version of PostgreSQL that the pinned package brings; its files are of no use to another one. */
const majorVersion = '18';

/** The folder of the files in a data folder. */
export function clusterDirOf(dataDir: string): string {
  return join(dataDir, 'postgres');
}

/**
 * Makes the database's files unless they are there. They are made beside and get their name when they are whole and
 * on disk, so that a start that was killed half-way leaves nothing that looks like books.
 */
export function ensureCluster(dataDir: string, initdb: string, user: DatabaseUser, password: string): void {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith('postgres.new-')) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
  const clusterDir = clusterDirOf(dataDir);
  if (statSync(clusterDir, { throwIfNoEntry: false })) {
    refuseOtherVersion(clusterDir);
    takeOver(clusterDir, user);
    return;
  }
  const beside = join(dataDir, `postgres.new-${process.pid}`);
  mkdirSync(beside, { mode: 0o700 });
  takeOver(beside, user);
  initialise(beside, initdb, user, password);
  renameSync(beside, clusterDir);
}

/** The inode number: unchanged if the folder is renamed, different for a copy. */
export function clusterNameOf(clusterDir: string): string {
  const { dev, ino } = statSync(clusterDir);
  return `daybook-${dev}-${ino}`;
}

function initialise(folder: string, initdb: string, user: DatabaseUser, password: string): void {
  const passwordFile = join(folder, '..', `postgres.new-${process.pid}.password`);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user.owner) lchownSync(passwordFile, user.owner.uid, user.owner.gid);
  const { command, args, ...identity } = user.launch(initdb, [
    ...['--pgdata', folder, '--username', 'daybook', '--pwfile', passwordFile],
    ...['--auth', 'scram-sha-256', '--encoding', 'UTF8', '--no-instructions'],
    ...['--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8', '--locale', 'C'],
  ]);
  const run = spawnSync(command, args, { ...identity, cwd: '/', encoding: 'utf8', env: plainEnvironment() });
  rmSync(passwordFile, { force: true });
  if (run.status === 0) return;
  rmSync(folder, { recursive: true, force: true });
  const words = run.error?.message ?? run.stderr.trim().split('\n').slice(-5).join(' ');
  throw new StartRefusal(`The embedded database could not be made in ${folder}: ${words}`);
}

/** PostgreSQL reads PG* and LC_* variables; the embedded one must not depend on whose shell it was started from. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC', NODE_ENV: process.env.NODE_ENV };
}

function refuseOtherVersion(clusterDir: string): void {
  let version: string;
  try {
    version = readFileSync(join(clusterDir, 'PG_VERSION'), 'utf8').trim();
  } catch {
    throw new StartRefusal(
      `${clusterDir} is not a database of Daybook; set DAYBOOK_DATA_DIR to another folder.`,
    );
  }
  if (version !== majorVersion) {
    throw new StartRefusal(
      `The database in ${clusterDir} was made by PostgreSQL ${version}, and this Daybook brings ${majorVersion}; move it with pg_upgrade or pg_dump first.`,
    );
  }
}

/** Files that root restored from a backup belong to root; PostgreSQL requires them to belong to its user. */
function takeOver(folder: string, { owner }: DatabaseUser): void {
  if (owner && statSync(folder).uid !== owner.uid) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      lchownSync(join(folder, name), owner.uid, owner.gid);
    }
    lchownSync(folder, owner.uid, owner.gid);
  }
  if ((statSync(folder).mode & 0o077) !== 0) chmodSync(folder, 0o700);
}
