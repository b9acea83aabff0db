import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { DataFolderLock } from '../data-folder/data-folder-lock';
import { systemProcessTable } from '../data-folder/process-table';
import type { Logger } from '../logging';
import { freePort } from '../processes/free-port';
import { StartRefusal } from '../start-refusal';
import { plainEnvironment } from './cluster';
import type { DatabaseUser } from './database-user';
import { allocatorSettings, postgresSettings, sharedBuffers } from './postgres-settings';

export interface Postmaster {
  port: number;
  /** Fast shutdown: open transactions are rolled back, what is committed is on disk. Resolves when it has ended. */
  stop(): Promise<void>;
  /** Resolves, with the last lines that it said, when it ends without having been asked to. */
  died: Promise<string>;
}

interface Start {
  postgres: string;
  clusterDir: string;
  clusterName: string;
  user: DatabaseUser;
  password: string;
  logger: Logger;
  /** Unset: a free one. */
  port: number | undefined;
  lock: DataFolderLock | undefined;
}

/** A crash recovery of a large write-ahead log takes its time; a process that lives is waited for this long. */
const readyTimeoutMs = 300_000;

/** Starts PostgreSQL on a free port; another program may take the port first, then it is tried on another one. */
export async function startPostmaster(start: Start): Promise<Postmaster> {
  const { clusterDir } = start;
  for (let attempt = 1; ; attempt += 1) {
    const port = start.port ?? (await freePort());
    start.lock?.check();
    start.lock?.lost.throwIfAborted();
    const running = launch(start, port);
    const problem = await untilReady(running, port, start.password);
    if (!problem) return { port, stop: () => stop(running), died: running.died };
    await stop(running);
    const isPortTaken = /could not bind|could not create any TCP/.test(problem);
    if (running.lastOutput.some((line) => line.includes('No space left on device'))) {
      throw new StartRefusal(
        `The disk of ${clusterDir} is full, and the database cannot start; make room and start Daybook again.`,
      );
    }
    if (!isPortTaken || start.port || attempt === 10) {
      throw new StartRefusal(`The embedded database does not start: ${problem}`);
    }
  }
}

interface Running {
  child: ChildProcess;
  lastOutput: string[];
  ended: Promise<void>;
  died: Promise<string>;
  isStopping: boolean;
}

function launch({ postgres, clusterDir, clusterName, user, logger, lock }: Start, port: number): Running {
  const options = {
    ...postgresSettings,
    shared_buffers: sharedBuffers(),
    cluster_name: clusterName,
    port: `${port}`,
  };
  const { command, args, ...identity } = user.launch(postgres, [
    ...['-D', clusterDir],
    ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  // Detached: a Ctrl-C at the terminal goes to the whole group, and the database must outlive those who write to it.
  const child = spawn(command, args, {
    ...identity,
    cwd: '/',
    detached: true,
    env: { ...plainEnvironment(), ...allocatorSettings },
    stdio: ['ignore', 'ignore', 'pipe', lock?.lifeSign],
  });
  const lastOutput: string[] = [];
  if (child.stderr) {
    createInterface({ input: child.stderr }).on('line', (line) => {
      lastOutput.splice(0, lastOutput.length - 19);
      lastOutput.push(line);
      logger[isAlarming(line) ? 'warn' : 'debug']({ postgres: line }, 'database');
    });
  }
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      lastOutput.push(error.message);
      resolve();
    });
    child.once('close', () => resolve());
  });
  const running: Running = { child, lastOutput, ended, isStopping: false, died: new Promise(() => {}) };
  running.died = new Promise((resolve) => {
    ended.then(() => {
      if (!running.isStopping) resolve(lastOutput.join('\n'));
    });
  });
  const lose = () => abandon(running);
  lock?.lost.addEventListener('abort', lose, { once: true });
  ended.then(() => lock?.lost.removeEventListener('abort', lose));
  return running;
}

/**
 * Kills PostgreSQL with all its processes: another one has the files now, and a single page, or the checkpoint of a
 * shutdown, would destroy what that one has committed. Those that a killed postmaster leaves would end by themselves, but late.
 */
function abandon(running: Running): void {
  running.isStopping = true;
  const { pid, exitCode, signalCode } = running.child;
  if (pid === undefined || exitCode !== null || signalCode !== null) return;
  sendSignal(pid, 'SIGSTOP'); // so that it begets no more of them
  const children = systemProcessTable()
    .list()
    .filter(({ parent }) => parent === pid);
  for (const each of [...children, { pid }]) sendSignal(each.pid, 'SIGKILL');
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended.
  }
}

/** Refused connections during start, and while it recovers from a crash, are expected. */
export function isAlarming(line: string): boolean {
  return (
    / (FATAL|PANIC): /.test(line) &&
    !/the database system is (starting up|not yet accepting connections)/.test(line)
  );
}

/** Undefined once the server accepts connections; otherwise the reason why not. */
async function untilReady(running: Running, port: number, password: string): Promise<string | undefined> {
  let ended = false;
  running.ended.then(() => {
    ended = true;
  });
  const deadline = Date.now() + readyTimeoutMs;
  let problem = '';
  while (!ended && Date.now() < deadline) {
    const answer = await tryConnecting(port, password);
    if (answer === 'ready') return undefined;
    if (answer === 'wrong password') {
      return 'it does not accept the password kept in the data folder (database-password).';
    }
    problem = answer;
    await Promise.race([wait(25), running.ended]);
  }
  return running.lastOutput.slice(-5).join(' ') || problem;
}

async function tryConnecting(port: number, password: string): Promise<string> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'daybook',
    password,
    database: 'postgres',
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => {}); // a connection that breaks while it is being closed says nothing new
  try {
    await client.connect();
    return 'ready';
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '28P01') return 'wrong password';
    return error instanceof Error ? error.message : String(error);
  } finally {
    await client.end().catch(() => {});
  }
}

async function stop(running: Running): Promise<void> {
  running.isStopping = true;
  const { child, ended } = running;
  for (const [signal, timeoutMs] of [
    ['SIGINT', 30_000],
    ['SIGQUIT', 10_000],
    ['SIGKILL', 10_000],
  ] as const) {
    if (child.exitCode === null && child.signalCode === null && child.pid) child.kill(signal);
    const giveUp = new AbortController();
    const isOver = await Promise.race([
      ended.then(() => true),
      wait(timeoutMs, false, { signal: giveUp.signal }).catch(() => false),
    ]);
    giveUp.abort();
    if (isOver) return;
  }
}
