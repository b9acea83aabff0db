import { accept, type Result, refuse } from '@/lib/result';
import { StartRefusal } from '../start-refusal';
import { type Installation, inspect, installedPostgres, versionOf } from './installations';

/** The major versions that the schema supports. */
const supported = { oldest: 15, newest: 18 };

type Choice = {
  /** Those on this machine; not looked for if the operator chose one. */
  installed: readonly Installation[];
  /** The major version that made the database's files; undefined if there are none yet. */
  clusterMajor: number | undefined;
};

/**
 * The PostgreSQL to run on a data folder: that of DAYBOOK_POSTGRES_BIN, or the newest on this machine of the major
 * version that made the files, since its files are of no use to another. New files are made by the major version of
 * the npm package. Throws a StartRefusal when there is none.
 */
export function choosePostgres(
  chosenFolder: string | undefined,
  clusterMajor: number | undefined,
): Installation {
  const choice = chosenFolder
    ? acceptChosen(chosenFolder, inspect(chosenFolder, 'system'), clusterMajor)
    : newestFitting({ installed: installedPostgres(), clusterMajor });
  if (!choice.ok) throw new StartRefusal(choice.problem);
  return choice.value;
}

export function acceptChosen(
  folder: string,
  found: Installation | undefined,
  clusterMajor: number | undefined,
): Result<Installation, string> {
  if (!found) return refuse(`DAYBOOK_POSTGRES_BIN ${folder} has no postgres and initdb that run here.`);
  if (clusterMajor !== undefined && found.major !== clusterMajor) {
    return refuse(
      `The database was made by PostgreSQL ${clusterMajor}, and DAYBOOK_POSTGRES_BIN has ${versionOf(found)}; ${remedy(clusterMajor)}`,
    );
  }
  if (!isSupported(found)) {
    const { oldest, newest } = supported;
    return refuse(
      `DAYBOOK_POSTGRES_BIN has PostgreSQL ${versionOf(found)}; Daybook supports ${oldest} to ${newest}.`,
    );
  }
  return accept(found);
}

export function newestFitting({ installed, clusterMajor }: Choice): Result<Installation, string> {
  const newestFirst = installed.filter(isSupported).sort((a, b) => b.major - a.major || b.minor - a.minor);
  const packaged = installed.find(({ origin }) => origin === 'package');
  const major = clusterMajor ?? packaged?.major ?? newestFirst[0]?.major;
  const fitting = newestFirst.find((each) => each.major === major);
  if (fitting) return accept(fitting);
  if (clusterMajor === undefined) {
    return refuse(
      'There is no PostgreSQL for this system; set DATABASE_URL to one, or DAYBOOK_POSTGRES_BIN to the folder of its programs.',
    );
  }
  return refuse(
    `The database was made by PostgreSQL ${clusterMajor}, and this machine has ${installed.map(versionOf).join(', ') || 'none'}; ${remedy(clusterMajor)}`,
  );
}

function remedy(major: number): string {
  return `set DAYBOOK_POSTGRES_BIN to the folder of a PostgreSQL ${major}, or restore a backup into a new data folder to change the major version (docs/operations.md).`;
}

function isSupported({ major }: Installation): boolean {
  return major >= supported.oldest && major <= supported.newest;
}
