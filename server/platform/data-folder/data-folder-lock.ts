import { linkSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { accept, type Result, refuse } from '@/lib/result';
import { createPrivateFile, isCode, readIfPresent } from './private-file';
import { isRunning, type ProcessTable, systemProcessTable } from './process-table';

export interface DataFolderLock {
  /** True if the last holder ended without releasing the lock: it was killed, or the machine went down. */
  wasAbandoned: boolean;
  release(): void;
}

const holderSchema = z.object({ pid: z.number().int().positive(), startedAt: z.string().min(1) });

/**
 * One process per data folder. The lock is a file that names its holder by number and by start time, so a dead
 * holder, a zombie and a number given to somebody else are all recognised, and the lock of such a one is taken over.
 * The problem is one sentence for the person who started the second process.
 */
export function lockDataFolder(
  dataDir: string,
  table: ProcessTable = systemProcessTable(),
): Result<DataFolderLock, string> {
  const path = join(dataDir, 'daybook.lock');
  const own = JSON.stringify(table.find(process.pid) ?? { pid: process.pid, startedAt: 'unknown' });
  let wasAbandoned = false;
  while (!createPrivateFile(path, own)) {
    const found = readIfPresent(path);
    if (found === undefined) continue;
    const holder = holderOf(found);
    if (holder && isRunning(table, holder)) return refuse(sentenceFor(dataDir, holder.pid));
    wasAbandoned = true;
    removeAbandoned(path, found);
  }
  const release = () => {
    if (readIfPresent(path) === own) rmSync(path, { force: true });
  };
  return accept({ wasAbandoned, release });
}

/** An unreadable lock file has no owner: a lock file gets its name only when it is complete. */
function holderOf(text: string): z.infer<typeof holderSchema> | undefined {
  try {
    return holderSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/**
 * Moved aside, then looked at again: two processes may find the same abandoned lock, and the slower of them must not
 * remove the lock that the faster one has made meanwhile.
 */
function removeAbandoned(path: string, seen: string): void {
  const aside = `${path}.abandoned-${process.pid}`;
  try {
    renameSync(path, aside);
    if (readIfPresent(aside) !== seen) linkSync(aside, path);
  } catch (error) {
    if (!isCode(error, 'ENOENT', 'EEXIST')) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function sentenceFor(dataDir: string, pid: number): string {
  return `Daybook is already running on the data folder ${dataDir} (process ${pid}); stop it first, or set DAYBOOK_DATA_DIR to another folder.`;
}
