import { type ChildProcess, fork } from 'node:child_process';
import { accessSync, constants } from 'node:fs';

/** Of util-linux; present on every usual Linux. Elsewhere only the heap of JavaScript is bounded. */
const prlimit = ['/usr/bin/prlimit', '/bin/prlimit'].find((path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
});

type Bounds = {
  /** Of the heap of JavaScript: what objects and text take. */
  heapMb: number;
  /** Of everything: buffers, WebAssembly and the heap together. */
  memoryMb: number;
  /** Arguments of Node.js before the program. */
  execArgv?: readonly string[];
  args?: readonly string[];
};

/**
 * Starts a program that reads what strangers wrote, with bounded memory: the operating system refuses what is beyond
 * (RLIMIT_DATA), whatever part of the program asks for it. It has no environment and so knows no secret.
 */
export function startBounded(
  program: string,
  { heapMb, memoryMb, execArgv = [], args = [] }: Bounds,
): ChildProcess {
  const node = [`--max-old-space-size=${heapMb}`, ...execArgv];
  const limited = [`--data=${memoryMb * 1024 ** 2}`, process.execPath, ...node];
  return fork(program, args, {
    ...(prlimit ? { execPath: prlimit, execArgv: limited } : { execArgv: node }),
    env: { NODE_ENV: process.env.NODE_ENV },
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  });
}
