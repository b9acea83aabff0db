import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

/** A process and its start time, which distinguishes processes with a reused id. */
export interface ProcessIdentity {
  pid: number;
  /** Opaque; equal for the same process only. `unknown` where the system hides it. */
  startedAt: string;
}

/** Whose processes a table shows: those of one PID namespace, such as a container's, of one start of the machine. */
export interface ProcessSpace {
  namespace: string;
  /** Another after each start of the machine. */
  boot: string;
  /** The folder that holds what a container writes; it stays when the container is started again, in a new namespace. */
  container?: string | undefined;
}

export interface ProcessTable {
  /** Undefined where the system does not tell. */
  space?: ProcessSpace | undefined;
  /** Undefined for a process that has ended, including a zombie, which its parent has not reaped yet. */
  find(pid: number): ProcessIdentity | undefined;
  /** Every running process that can be seen, zombies left out, with the number of its parent. */
  list(): { pid: number; parent: number; commandLine: string }[];
}

export function systemProcessTable(): ProcessTable {
  return existsSync('/proc/self/stat') ? procTable('/proc') : psTable();
}

/** True if this process is running, not another process with the same id. */
export function isRunning(table: ProcessTable, identity: ProcessIdentity): boolean {
  const found = table.find(identity.pid);
  if (!found) return false;
  return [found.startedAt, identity.startedAt].includes('unknown') || found.startedAt === identity.startedAt;
}

/** Linux. `root` is `/proc`, or a folder of the same shape. */
export function procTable(root: string): ProcessTable {
  const boot = readOrEmpty(join(root, 'sys/kernel/random/boot_id')).trim();
  const stateOf = (pid: number) => parseStat(readOrEmpty(join(root, String(pid), 'stat')));
  return {
    space: spaceOf(root, boot),
    find(pid) {
      const stat = stateOf(pid);
      if (!stat) return isHidden(pid) ? { pid, startedAt: 'unknown' } : undefined;
      return stat.isDead ? undefined : { pid, startedAt: `${boot}:${stat.startTicks}` };
    },
    list() {
      return readdirSync(root)
        .filter((name) => /^\d+$/.test(name))
        .flatMap((name) => {
          const commandLine = readOrEmpty(join(root, name, 'cmdline'));
          const stat = stateOf(Number(name));
          if (commandLine === '' || !stat || stat.isDead) return [];
          return [
            { pid: Number(name), parent: stat.parent, commandLine: commandLine.replaceAll('\0', ' ').trim() },
          ];
        });
    },
  };
}

function spaceOf(root: string, boot: string): ProcessSpace | undefined {
  const namespace = readLinkOrEmpty(join(root, 'self/ns/pid'));
  if (namespace === '' || boot === '') return undefined;
  const mounts = readOrEmpty(join(root, 'self/mountinfo')).split('\n');
  const mount = mounts.find((line) => line.split(' ')[4] === '/') ?? '';
  return { namespace, boot, container: /[ ,]upperdir=([^ ,]+)/.exec(mount)?.[1] };
}

/** Systems without /proc (macOS, BSD). */
export function psTable(): ProcessTable {
  return {
    find(pid) {
      const [, state, startedAt] =
        /^\s*(\S+)\s+(.+?)\s*$/.exec(ps('-o', 'state=,lstart=', '-p', `${pid}`)) ?? [];
      return state && startedAt && !state.startsWith('Z') ? { pid, startedAt } : undefined;
    },
    list() {
      return ps('-axww', '-o', 'pid=,ppid=,state=,command=')
        .split('\n')
        .map((line) => /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [])
        .filter(([, pid, , state]) => pid && !state?.startsWith('Z'))
        .map(([, pid, parent, , commandLine]) => ({
          pid: Number(pid),
          parent: Number(parent),
          commandLine: commandLine ?? '',
        }));
    },
  };
}

/** proc(5): `pid (name) state ppid … starttime`, the 22nd field; the name may itself hold spaces and brackets. */
function parseStat(stat: string): { isDead: boolean; parent: number; startTicks: string } | undefined {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state, parent, startTicks] = [fields[0], fields[1], fields[19]];
  return state && startTicks
    ? { isDead: 'ZXx'.includes(state), parent: Number(parent), startTicks }
    : undefined;
}

/** A /proc mounted with hidepid shows only one's own processes, yet a signal still finds the others. */
function isHidden(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function readLinkOrEmpty(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

function ps(...args: string[]): string {
  try {
    return execFileSync('ps', args, { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } });
  } catch {
    return '';
  }
}
