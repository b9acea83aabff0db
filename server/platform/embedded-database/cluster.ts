import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { readIfPresent } from '../data-folder/private-file';
import { StartRefusal } from '../start-refusal';
import type { DatabaseUser } from './database-user';
import type { Installation } from './installations';

/** The folder of the files in a data folder. */
export function clusterDirOf(dataDir: string): string {
  return join(dataDir, 'postgres');
}

/**
 * Makes the database's files unless they are there. They are made beside and get their name when they are whole and
 * on disk, so that a start that was killed half-way leaves nothing that looks like books.
 */
export function ensureCluster(
  dataDir: string,
  { initdb, major }: Pick<Installation, 'initdb' | 'major'>,
  user: DatabaseUser,
  password: string,
): void {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith('postgres.new-')) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
  const clusterDir = clusterDirOf(dataDir);
  if (statSync(clusterDir, { throwIfNoEntry: false })) {
    takeOver(clusterDir, user);
    return;
  }
  const beside = join(dataDir, `postgres.new-${process.pid}`);
  mkdirSync(beside, { mode: 0o700 });
  takeOver(beside, user);
  initialise(beside, { initdb, major }, user, password);
  renameSync(beside, clusterDir);
}

/** The major version of PostgreSQL that made the files of a data folder; undefined if there are none yet. */
export function clusterMajorOf(dataDir: string): number | undefined {
  const clusterDir = clusterDirOf(dataDir);
  if (!statSync(clusterDir, { throwIfNoEntry: false })) return undefined;
  const version = Number(readIfPresent(join(clusterDir, 'PG_VERSION')));
  if (version > 0) return version;
  throw new StartRefusal(
    `${clusterDir} is not a database of Daybook; set DAYBOOK_DATA_DIR to another folder.`,
  );
}

/** The same order and letter cases in every version; the provider that needs no system library came with 17. */
export function localeOptions(major: number): string[] {
  return major >= 17
    ? ['--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8', '--locale', 'C']
    : ['--locale', 'C.UTF-8'];
}

/** The inode number: unchanged if the folder is renamed, different for a copy. */
export function clusterNameOf(clusterDir: string): string {
  const { dev, ino } = statSync(clusterDir);
  return `daybook-${dev}-${ino}`;
}

function initialise(
  folder: string,
  { initdb, major }: Pick<Installation, 'initdb' | 'major'>,
  user: DatabaseUser,
  password: string,
): void {
  const passwordFile = join(folder, '..', `postgres.new-${process.pid}.password`);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user.owner) lchownSync(passwordFile, user.owner.uid, user.owner.gid);
  const { command, args, ...identity } = user.launch(initdb, [
    ...['--pgdata', folder, '--username', 'daybook', '--pwfile', passwordFile],
    ...['--auth', 'scram-sha-256', '--encoding', 'UTF8', '--no-instructions', '--data-checksums'],
    ...localeOptions(major),
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
