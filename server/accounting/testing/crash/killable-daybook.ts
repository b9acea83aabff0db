import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as after } from 'node:timers/promises';
import { systemProcessTable } from '@/server/platform/data-folder/process-table';
import { clusterDirOf, clusterNameOf } from '@/server/platform/embedded-database/cluster';
import { belongsTo } from '@/server/platform/embedded-database/leftover-database';
import { freePort } from '../../../platform/processes/free-port';
import {
  endingWithParent,
  newCredentials,
  type ServiceProcess,
  startServiceProcess,
} from '../../../platform/testing/service-process';

/** What can be killed: the service, the process that holds the database, the postmaster, and the postmaster's children. */
export const victims = ['service', 'holder', 'postmaster', 'backends'] as const;
export type Victim = (typeof victims)[number];

/** The accounting service and its embedded database on a temporary data folder, as processes that a test can kill. */
export type KillableDaybook = Awaited<ReturnType<typeof prepareDaybook>>;

export async function prepareDaybook() {
  const dataDir = mkdtempSync(join(tmpdir(), 'daybook-crash-'));
  const port = await freePort();
  const credentials = newCredentials();
  let holder: ChildProcess | undefined;
  let service: ServiceProcess | undefined;
  let databaseUrl = '';
  let clusterName = 'not made yet';

  async function startDatabase(): Promise<string> {
    const script = 'server/platform/testing/hold-database.ts';
    const child = spawn(process.execPath, ['--import', 'tsx', ...endingWithParent, script, dataDir], {
      env: { ...process.env, DAYBOOK_PARENT: `${process.pid}` },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    holder = child;
    if (!child.stdout || !child.stderr) throw new Error('The output of the database is a pipe.');
    // A database that is killed has much to say, none of which is news.
    let lastOutput = '';
    child.stderr.on('data', (chunk) => {
      lastOutput = (lastOutput + chunk).slice(-4000);
    });
    const ended = once(child, 'exit').then(() => {
      throw new Error(`The database ended before it was ready: ${lastOutput}`);
    });
    ended.catch(() => undefined);
    const [url] = await Promise.race([once(createInterface({ input: child.stdout }), 'line'), ended]);
    return String(url);
  }

  /** Of the postmaster and its children, without waiting, for they are to be killed at this very moment. */
  function databaseProcesses(): { postmaster: number[]; backends: number[] } {
    if (existsSync(clusterDirOf(dataDir))) clusterName = clusterNameOf(clusterDirOf(dataDir));
    const name = clusterName;
    const found = systemProcessTable()
      .list()
      .filter(({ commandLine }) => belongsTo(name, commandLine));
    const isBackend = ({ commandLine }: { commandLine: string }) => commandLine.startsWith('postgres: ');
    return {
      postmaster: found.filter((each) => !isBackend(each)).map(({ pid }) => pid),
      backends: found.filter(isBackend).map(({ pid }) => pid),
    };
  }

  /** kill -9 of all of them, in the order given, as fast as can be. */
  function kill(order: readonly Victim[]): void {
    const database = databaseProcesses();
    for (const victim of order) {
      if (victim === 'service') service?.signal('SIGKILL');
      else if (victim === 'holder') holder?.kill('SIGKILL');
      else for (const pid of database[victim]) killProcess(pid);
    }
  }

  async function endHolder(): Promise<void> {
    if (!holder || holder.exitCode !== null || holder.signalCode !== null) return;
    holder.kill('SIGKILL');
    await once(holder, 'exit');
  }

  return {
    dataDir,
    baseUrl: `http://127.0.0.1:${port}`,
    documentsFolder: join(dataDir, 'documents'),
    kill,
    /**
     * Starts what is not running; gives the database's address. A database that lost its holder, or a holder that lost
     * its database, ends the whole, as Daybook does; processes that the postmaster left behind are for the start to clear.
     */
    async start(killed: readonly Victim[] = victims): Promise<string> {
      if (killed.some((victim) => victim !== 'service')) {
        await endHolder();
        databaseUrl = await startDatabase();
      }
      await service?.kill();
      const env = { ACCOUNTING_RATE_LIMIT: '1000000' };
      service = await startServiceProcess({ databaseUrl, credentials, port, dataDir, env });
      return databaseUrl;
    },
    /** Whatever happened: nothing of it runs afterwards, and the folder is gone. */
    async remove(): Promise<void> {
      await service?.kill();
      await endHolder();
      for (let left = Object.values(databaseProcesses()).flat(); left.length > 0; ) {
        for (const pid of left) killProcess(pid);
        await after(20);
        left = Object.values(databaseProcesses()).flat();
      }
      rmSync(dataDir, { recursive: true, force: true });
    },
    countPostmasters: () => databaseProcesses().postmaster.length,
  };
}

function killProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended since it was listed.
  }
}
