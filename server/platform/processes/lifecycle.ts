import { isCode } from '../error-code';
import { createLogger } from '../logging';
import { StartRefusal } from '../start-refusal';

/** The lifecycle of a program that runs until it is stopped, passed to the function that starts its parts. */
export interface Lifecycle {
  /** Aborted as soon as the program is to end; whatever waits in the start gives up then. */
  signal: AbortSignal;
  /** Parts are stopped one after the other, in the reverse order of their start. */
  whenStopping(stop: () => void | Promise<void>): void;
  /** A part has ended unexpectedly: prints its last output and stops everything with exit code 1. */
  fail(lastOutput: string): void;
  /** The work is done: stops everything with this exit code. */
  finish(exitCode: number): void;
}

/**
 * Runs `start`, then waits for SIGINT, SIGTERM, SIGHUP or a `finish`, then stops all parts. Resolves with the exit code.
 * More signals change nothing: a second Ctrl-C must not cut off the stopping.
 * @param logFile where the details of a bug go
 */
export async function runUntilStopped(
  start: (lifecycle: Lifecycle) => Promise<void>,
  logFile?: string,
): Promise<number> {
  const ending = new AbortController();
  const stops: (() => void | Promise<void>)[] = [];
  let exitCode = 0;
  const finish = (code: number) => {
    if (ending.signal.aborted) return;
    exitCode = code;
    ending.abort();
  };
  const fail = (lastOutput: string) => {
    if (!ending.signal.aborted) process.stderr.write(`${lastOutput}\n`);
    finish(1);
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => ending.abort());
  try {
    await start({ signal: ending.signal, whenStopping: (stop) => stops.push(stop), fail, finish });
    if (!ending.signal.aborted) {
      // The parts are processes of their own, so something here must keep this one waiting for the signal.
      const keepAlive = setInterval(() => {}, 2 ** 30);
      await new Promise((resolve) => ending.signal.addEventListener('abort', resolve, { once: true }));
      clearInterval(keepAlive);
    }
  } catch (error) {
    fail(errorMessage(error, logFile));
  }
  for (const stop of stops.reverse()) {
    try {
      await stop();
    } catch (error) {
      process.stderr.write(`${errorMessage(error, logFile)}\n`);
      exitCode = 1;
    }
  }
  return exitCode;
}

/**
 * One sentence, also for a bug. Its stack is of use only to whoever mends it: it goes to the log file, or without one is
 * shown with `LOG_LEVEL=debug`.
 */
export function errorMessage(error: unknown, logFile?: string): string {
  if (error instanceof StartRefusal) return error.message;
  const message = error instanceof Error ? error.message : String(error);
  if (isCode(error, 'ENOSPC', 'EDQUOT')) {
    return `The disk is full (${message}); make room and start Daybook again.`;
  }
  if (logFile) createLogger('daybook', 'error', logFile).fatal({ err: error }, 'unexpected error');
  const { LOG_LEVEL: level } = process.env;
  if (level === 'debug' || level === 'trace') return (error instanceof Error && error.stack) || message;
  const where = logFile ? `are in ${logFile}` : 'are shown with LOG_LEVEL=debug';
  return `Unexpected error: ${message}. This is a fault of Daybook; its details ${where}.`;
}
