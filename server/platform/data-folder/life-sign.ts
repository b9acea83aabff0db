import { spawnSync } from 'node:child_process';
import { closeSync, constants, fstatSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isCode } from '../error-code';

/**
 * A named pipe in the data folder that its holder keeps open for reading, and so does every process of its database. Writers find it
 * open for as long as one of them exists, in whatever container of this machine, also when all are suspended and touch no file.
 * Another machine sees the name alone.
 */
export interface LifeSign {
  /** To be passed on to whatever writes into the folder; undefined where the file system has no named pipes. */
  descriptor: number | undefined;
  /** Without `remove` the pipe is left to another one who has taken over the folder. */
  end(remove: boolean): void;
}

/** Only for the holder of the folder's lock: a pipe that is found was that of an earlier holder. */
export function giveLifeSign(dataDir: string): LifeSign {
  const path = pathOf(dataDir);
  rmSync(path, { force: true });
  const made = spawnSync('mkfifo', ['-m', '600', path], { stdio: 'ignore' });
  const descriptor = made.status === 0 ? openPipe(path) : undefined;
  return {
    descriptor,
    end: (remove) => {
      if (descriptor !== undefined) closeSync(descriptor);
      if (remove) rmSync(path, { force: true });
    },
  };
}

/**
 * True if a process of this machine holds the folder, though it may be suspended, or if that may not be asked: the pipe is of another
 * user. False where nobody reads the pipe, and where the file system has none.
 */
export function hasLifeSign(dataDir: string): boolean {
  const path = pathOf(dataDir);
  try {
    const descriptor = openSync(path, constants.O_WRONLY | constants.O_NONBLOCK);
    const isPipe = fstatSync(descriptor).isFIFO();
    closeSync(descriptor);
    return isPipe;
  } catch (error) {
    return isCode(error, 'EACCES', 'EPERM');
  }
}

/** The pipe, to be read; undefined for what is none. */
function openPipe(path: string): number | undefined {
  try {
    const descriptor = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    if (fstatSync(descriptor).isFIFO()) return descriptor;
    closeSync(descriptor);
  } catch {
    // Then the touched lock alone tells.
  }
  return undefined;
}

function pathOf(dataDir: string): string {
  return join(dataDir, 'daybook.alive');
}
