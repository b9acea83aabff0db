import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { binariesIn, type PostgresBinaries, packagedFolder } from './postgres-binaries';

/** A PostgreSQL that is installed on this machine. */
export interface Installation extends PostgresBinaries {
  folder: string;
  major: number;
  minor: number;
  /** The npm package, which npm updates, or the system's packages. */
  origin: 'package' | 'system';
}

/** By major version: the newest minor release that this version of Daybook knows of. */
const newestKnownMinor: Readonly<Record<number, number>> = { 18: 6 };

/** That of the npm package and those where the packages of Debian, Red Hat and Homebrew put them. */
export function installedPostgres(): Installation[] {
  const packaged = packagedFolder();
  return [
    ...(packaged ? [inspect(packaged, 'package')] : []),
    ...systemFolders().map((folder) => inspect(folder, 'system')),
  ].filter((found) => found !== undefined);
}

/** The PostgreSQL in a folder; undefined if there is none that runs. */
export function inspect(folder: string, origin: Installation['origin']): Installation | undefined {
  const binaries = binariesIn(folder);
  if (!existsSync(binaries.postgres) || !existsSync(binaries.initdb)) return undefined;
  const run = spawnSync(binaries.postgres, ['--version'], { encoding: 'utf8', cwd: '/' });
  const version = /\) (\d+)\.(\d+)/.exec(run.stdout ?? '');
  if (!version) return undefined; // a beta, or of another system
  return { ...binaries, folder, origin, major: Number(version[1]), minor: Number(version[2]) };
}

export function versionOf({ major, minor }: Pick<Installation, 'major' | 'minor'>): string {
  return `${major}.${minor}`;
}

/** For the operator: which PostgreSQL it is, and that it lacks known security fixes if so. */
export function descriptionOf(installation: Installation): string {
  const { major, minor, folder } = installation;
  const newest = newestKnownMinor[major];
  const own = `PostgreSQL ${versionOf(installation)} (${folder})`;
  if (newest === undefined || minor >= newest) return own;
  return `${own} lacks the security fixes of ${major}.${newest}; see "The embedded PostgreSQL" in docs/operations.md`;
}

function systemFolders(): string[] {
  return [
    ...foldersIn('/usr/lib/postgresql', /^\d+$/),
    ...foldersIn('/usr', /^pgsql-\d+$/),
    ...foldersIn('/opt/homebrew/opt', /^postgresql@\d+$/),
    ...foldersIn('/usr/local/opt', /^postgresql@\d+$/),
  ];
}

/** The folders of programs in those that have such a name. */
function foldersIn(parent: string, name: RegExp): string[] {
  if (!existsSync(parent)) return [];
  return readdirSync(parent)
    .filter((entry) => name.test(entry))
    .map((entry) => join(parent, entry, 'bin'));
}
