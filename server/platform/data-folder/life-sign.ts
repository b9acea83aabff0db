import { spawnSync } from 'node:child_process';
import { closeSync, constants, fstatSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';

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
  const descriptor = made.status === 0 ? openPipe(path, constants.O_RDONLY) : undefined;
  return {
    descriptor,
    end: (remove) => {
      if (descriptor !== undefined) closeSync(descriptor);
      if (remove) rmSync(path, { force: true });
    },
  };
}

/** True if a process of this machine holds the folder, though it may be suspended; false also where that cannot be told. */
export function hasLifeSign(dataDir: string): boolean {
  const descriptor = openPipe(pathOf(dataDir), constants.O_WRONLY);
  if (descriptor !== undefined) closeSync(descriptor);
  return descriptor !== undefined;
}

/** Undefined for a pipe that nobody reads (ENXIO), for a missing one, and for what is no pipe. */
function openPipe(path: string, access: number): number | undefined {
  try {
    const descriptor = openSync(path, access | constants.O_NONBLOCK);
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
