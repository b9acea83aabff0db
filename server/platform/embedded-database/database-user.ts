import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { StartRefusal } from '../start-refusal';

/** A program and how to run it so that it can reach its files and never is root. */
export interface Launch {
  command: string;
  args: string[];
  uid?: number;
  gid?: number;
}

export interface DatabaseUser {
  /** Who must own the database's files; undefined when it is whoever runs this process. */
  owner: { uid: number; gid: number } | undefined;
  launch(program: string, args: string[]): Launch;
}

interface Reach {
  /** A folder that the database must be able to enter. */
  folder: string;
  /** PostgreSQL's own setup program, which can tell whether it finds and may use the whole installation. */
  initdb: string;
}

/** In order of preference: an administrator can create `daybook` to protect the books from other programs. */
const systemUsers = ['daybook', 'postgres', 'daemon', 'nobody'];

/**
 * PostgreSQL refuses to run as root. Under root it therefore runs as an unprivileged user, and if that user cannot
 * pass through the folders above (a project in /root/x), with the one capability that lets it: see
 * docs/decisions/2026-11-21-database-under-root.md. Each way is tried for real before it is taken.
 */
export function chooseDatabaseUser(clusterDir: string, reach: Reach): DatabaseUser {
  const hasSetpriv = spawnSync('setpriv', ['--version']).status === 0;
  if (process.geteuid?.() !== 0) return { owner: undefined, launch: underSamePerson(hasSetpriv) };
  const owner = ownerOf(clusterDir) ?? firstSystemUser();
  const ways = hasSetpriv
    ? [[], ['dac_read_search'], ['dac_override']].map((capabilities) => withSetpriv(owner, capabilities))
    : [(command: string, args: string[]) => ({ command, args, ...owner })];
  const launch = ways.find((way) => canReach(way, reach));
  if (launch) return { owner, launch };
  throw new StartRefusal(
    `PostgreSQL refuses to run as root, and user ${owner.uid} cannot be given access to ${reach.folder} and ${reach.initdb}; start Daybook as an ordinary user, or move it to a folder that others may enter.`,
  );
}

type Way = DatabaseUser['launch'];

/** With setpriv, the kernel signals the database to shut down when this process is killed. */
const endWithParent = ['--pdeathsig', 'INT'];

function underSamePerson(hasSetpriv: boolean): Way {
  if (!hasSetpriv) return (command, args) => ({ command, args });
  return (command, args) => ({ command: 'setpriv', args: [...endWithParent, command, ...args] });
}

function withSetpriv(owner: { uid: number; gid: number }, capabilities: string[]): Way {
  const granted = ['-all', ...capabilities.map((name) => `+${name}`)].join(',');
  // PostgreSQL asks access(2) about its own program, and without this bit that call leaves capabilities out.
  const securebits = capabilities.length > 0 ? ['--securebits', '+no_setuid_fixup'] : [];
  const options = [
    ...['--reuid', `${owner.uid}`, '--regid', `${owner.gid}`, '--clear-groups', '--no-new-privs'],
    ...['--inh-caps', granted, '--ambient-caps', granted, ...securebits],
    ...endWithParent,
  ];
  return (command, args) => ({ command: 'setpriv', args: [...options, command, ...args] });
}

/** Every check that PostgreSQL itself makes of its files, and nothing written. */
function canReach(way: Way, { folder, initdb }: Reach): boolean {
  const script = 'cd "$1" && exec "$2" --show --auth trust --pgdata "$1"/tried';
  const { command, args, ...identity } = way('/bin/sh', ['-c', script, 'sh', folder, initdb]);
  return spawnSync(command, args, { ...identity, cwd: '/', stdio: 'ignore' }).status === 0;
}

/** The current owner of the files is kept, even if a preferred user was added later. */
function ownerOf(folder: string): { uid: number; gid: number } | undefined {
  const found = statSync(folder, { throwIfNoEntry: false });
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined;
}

function firstSystemUser(): { uid: number; gid: number } {
  const known = new Map(
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .map(([name = '', , uid, gid]) => [name, { uid: Number(uid), gid: Number(gid) }] as const),
  );
  for (const name of systemUsers) {
    const user = known.get(name);
    if (user && user.uid > 0) return user;
  }
  throw new StartRefusal(
    `PostgreSQL refuses to run as root, and none of the users ${systemUsers.join(', ')} exists; start Daybook as an ordinary user.`,
  );
}
