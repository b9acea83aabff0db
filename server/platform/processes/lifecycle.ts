import { StartRefusal } from '../start-refusal';

/** What a program that runs until it is told to stop gives to the function that starts its parts. */
export interface Lifecycle {
  /** Aborted as soon as the program is to end; whatever waits in the start gives up then. */
  signal: AbortSignal;
  /** Parts are stopped in the reverse order of their starting, each when the one before has ended. */
  whenStopping(stop: () => void | Promise<void>): void;
  /** A part has ended by itself: the whole ends with it, exit code 1, after these last words. */
  fail(lastWords: string): void;
  /** The work is done: the whole ends with this exit code. */
  finish(exitCode: number): void;
}

/**
 * Runs `start`, then waits for SIGINT, SIGTERM, SIGHUP or a `finish`, then stops all parts. Resolves with the exit code.
 * More signals change nothing: a second Ctrl-C must not cut off the stopping.
 */
export async function runUntilStopped(start: (lifecycle: Lifecycle) => Promise<void>): Promise<number> {
  const ending = new AbortController();
  const stops: (() => void | Promise<void>)[] = [];
  let exitCode = 0;
  const finish = (code: number) => {
    if (ending.signal.aborted) return;
    exitCode = code;
    ending.abort();
  };
  const fail = (lastWords: string) => {
    if (!ending.signal.aborted) process.stderr.write(`${lastWords}\n`);
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
    fail(wordsOf(error));
  }
  for (const stop of stops.reverse()) {
    try {
      await stop();
    } catch (error) {
      process.stderr.write(`${wordsOf(error)}\n`);
      exitCode = 1;
    }
  }
  return exitCode;
}

/** A sentence for what a person can mend; the whole stack for a bug. */
export function wordsOf(error: unknown): string {
  if (error instanceof StartRefusal) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
