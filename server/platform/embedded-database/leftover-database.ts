import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { systemProcessTable } from '../data-folder/process-table';
import type { Logger } from '../logging';
import { StartRefusal } from '../start-refusal';

/** The shutdown signals of PostgreSQL's postmaster, and how long to wait after each. */
const escalation = [
  { signal: 'SIGINT', timeoutMs: 20_000 }, // fast shutdown, with a checkpoint
  { signal: 'SIGQUIT', timeoutMs: 5_000 }, // immediate shutdown, recovery at the next start
  { signal: 'SIGKILL', timeoutMs: 5_000 },
] as const;

/**
 * Clears the folder of a Daybook that was killed: stops a PostgreSQL that still runs on it, and removes the
 * `postmaster.pid` that a dead one left. Only the holder of the data folder's lock may call this.
 *
 * PostgreSQL itself judges `postmaster.pid` by `kill(pid, 0)`, which a zombie answers and so does a stranger that got
 * the number; it would refuse to start. Here the processes are known by the cluster's name, which each of them, the
 * postmaster and its children, carries in its command line. The file goes only when none of them is left.
 */
export async function stopLeftoverDatabase(
  clusterDir: string,
  clusterName: string,
  logger: Logger,
): Promise<void> {
  const table = systemProcessTable();
  const remaining = () => table.list().filter(({ commandLine }) => belongsTo(clusterName, commandLine));
  for (const { signal, timeoutMs } of escalation) {
    const found = remaining();
    if (found.length === 0) break;
    const pids = found.map(({ pid }) => pid);
    logger.warn({ pids, signal }, 'stopping a database left running on this data folder');
    for (const pid of pids) sendSignal(pid, signal);
    const deadline = Date.now() + timeoutMs;
    while (remaining().length > 0 && Date.now() < deadline) await wait(20);
  }
  if (remaining().length > 0) {
    throw new StartRefusal(`A database left running on ${clusterDir} cannot be stopped by this user.`);
  }
  rmSync(join(clusterDir, 'postmaster.pid'), { force: true });
}

/** The cluster name is in the arguments of the postmaster and in the titles of its children: `postgres: <name>: writer`. */
export function belongsTo(clusterName: string, commandLine: string): boolean {
  return (
    commandLine.split(' ').includes(`cluster_name=${clusterName}`) ||
    commandLine.startsWith(`postgres: ${clusterName}:`)
  );
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Gone since it was listed, or another user's: the next look tells which.
  }
}
