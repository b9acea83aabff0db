import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { PartMessage } from './tell-parent';
import { wordsOfLog } from './words-of-log';

export interface ChildProgram {
  /** SIGTERM, then SIGKILL when it has not ended in `timeoutMs`. Resolves when it has ended. */
  stop(timeoutMs: number): Promise<void>;
}

export interface ChildOptions {
  /** As people call it: "The accounting service". */
  title: string;
  /** The script and its arguments, run by this same Node.js. */
  command: string[];
  env: NodeJS.ProcessEnv;
  /** Undefined: inherits the output of this program. */
  logFile: string | undefined;
  /** Frees the port of a program that asks for it (`take-over-port`) before it listens. */
  freePort?: () => Promise<void>;
  /** Called when it begins to migrate the database, or waits for another who does, and when that is over. */
  onMigrating?: (isMigrating: boolean) => void;
  /** Called with its last output if it ends without being stopped. */
  onDeath(lastOutput: string): void;
}

/**
 * Starts a part of Daybook as its own process. It logs into a file and not into a pipe, so that a reader of our
 * output who stops reading cannot hold it up. It ends when this process ends in whatever way (`end-with-parent`).
 */
export function startChildProgram(options: ChildOptions): ChildProgram {
  const { title, command, env, logFile, freePort, onMigrating, onDeath } = options;
  const log = logFile ? openLog(logFile) : undefined;
  const output = log?.descriptor ?? 'inherit';
  const child = spawn(
    process.execPath,
    [...preloaded('end-with-parent'), ...(freePort ? preloaded('take-over-port') : []), ...command],
    {
      env: { ...env, DAYBOOK_PARENT: `${process.pid}` },
      detached: true, // a Ctrl-C at the terminal reaches this process alone, which then stops the parts in order
      stdio: ['ignore', output, output, 'ipc'],
    },
  );
  if (log) closeSync(log.descriptor);
  child.on('message', async (message: PartMessage) => {
    if (message === 'migrating' || message === 'migrated') onMigrating?.(message === 'migrating');
    if (message !== 'wants its port') return;
    await freePort?.();
    if (child.connected) child.send('the port is free', () => {});
  });
  let isStopping = false;
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
  ended.then(() => {
    if (!isStopping) onDeath(`${title} has ended (${endOf(child)}).${log ? lastLines(log) : ''}`);
  });
  const stop = async (timeoutMs: number) => {
    isStopping = true;
    child.kill('SIGTERM');
    const giveUp = new AbortController();
    const timedOut = wait(timeoutMs, undefined, { signal: giveUp.signal }).then(
      () => child.kill('SIGKILL'),
      () => {},
    );
    await ended;
    giveUp.abort();
    await timedOut;
  };
  return { stop };
}

/** Beside this program's bundle, or beside this file when it runs from its source. */
function preloaded(name: 'end-with-parent' | 'take-over-port'): string[] {
  const here = import.meta.url;
  if (here.endsWith('.js')) return ['--import', new URL(`./${name}.js`, here).href];
  return ['--import', 'tsx', '--import', new URL(`./${name}.ts`, here).href];
}

interface Log {
  path: string;
  descriptor: number;
  /** The offset at which this run begins, in bytes. */
  startsAt: number;
}

function openLog(path: string): Log {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const startsAt = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  return { path, startsAt, descriptor: openSync(path, 'a', 0o600) };
}

function endOf({ exitCode, signalCode }: ChildProcess): string {
  return signalCode ?? (exitCode === null ? 'it could not be run' : `exit code ${exitCode}`);
}

function lastLines({ path, startsAt }: Log): string {
  const bytes = readFileSync(path);
  // One that was emptied meanwhile (`rotate-logs`) holds this run alone.
  const ofThisRun = bytes.length < startsAt ? bytes : bytes.subarray(startsAt);
  const lines = wordsOfLog(ofThisRun.toString('utf8')).slice(-10);
  return lines.length === 0 ? '' : ` Its last output (all of it is in ${path}):\n${lines.join('\n')}`;
}
