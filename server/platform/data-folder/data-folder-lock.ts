import { linkSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { accept, type Result, refuse } from '@/lib/result';
import { isCode } from '../error-code';
import { StartRefusal } from '../start-refusal';
import { giveLifeSign, hasLifeSign } from './life-sign';
import { beat, type HeartbeatTimes, heartbeatTimes, staysStill } from './lock-heartbeat';
import { createPrivateFile, readIfPresent } from './private-file';
import { isRunning, type ProcessTable, systemProcessTable } from './process-table';

export interface DataFolderLock {
  /** True if the last holder ended without releasing the lock: it was killed, or the machine went down. */
  wasAbandoned: boolean;
  /**
   * Aborted when another has taken over the folder: this process was suspended, or its disk was away. The reason is a sentence, as an error.
   */
  lost: AbortSignal;
  /** Looks whether the folder is still held; if not, `lost` is aborted when this returns. */
  check(): void;
  /** A descriptor to pass on to whatever writes into the folder (`LifeSign`); undefined where there is none. */
  lifeSign: number | undefined;
  release(): void;
}

const spaceSchema = z.object({
  namespace: z.string().min(1),
  boot: z.string().min(1),
  container: z.string().optional(),
});
const holderSchema = z.object({
  pid: z.number().int().positive(),
  startedAt: z.string().min(1),
  /** Not in locks of older versions. */
  space: spaceSchema.optional(),
  /** Which folder it holds: a copy of the folder has the same lock. Not in locks of older versions. */
  folder: z.string().optional(),
});
type Holder = z.infer<typeof holderSchema>;

export type LockOptions = {
  table?: ProcessTable;
  times?: HeartbeatTimes;
  /** Gets a sentence about why the start takes a while. */
  tell?: (sentence: string) => void;
  signal?: AbortSignal;
};

/**
 * One process per data folder. The lock is a file that names its holder by number and by start time, so a dead holder,
 * a zombie and a number given to somebody else are all recognised, and the lock of such a one is taken over. A holder
 * in another container or on another machine cannot be seen: it touches the file, and is dead when it has stopped to,
 * unless it is on this machine and its life sign says that it is suspended; so is the holder of another folder, of which
 * this one is a copy. The problem is one sentence for the person who started the second process.
 */
export async function lockDataFolder(
  dataDir: string,
  { table = systemProcessTable(), times = heartbeatTimes, tell, signal }: LockOptions = {},
): Promise<Result<DataFolderLock, string>> {
  const path = join(dataDir, 'daybook.lock');
  const identity = table.find(process.pid) ?? { pid: process.pid, startedAt: 'unknown' };
  const folder = folderOf(dataDir);
  const own = JSON.stringify({ ...identity, space: table.space, folder });
  let wasAbandoned = false;
  while (!createPrivateFile(path, own)) {
    const found = readIfPresent(path);
    if (found === undefined) continue;
    const holder = holderOf(found);
    const stillMs = holder ? patienceFor(holder, folder, table, times) : 0;
    if (holder && stillMs > 0) {
      tell?.(waitingSentence(dataDir, stillMs));
      const isDead = await staysStill(path, found, stillMs, signal);
      if (!isDead && readIfPresent(path) !== found) continue;
      if (!isDead) return refuse(sentenceFor(dataDir, holder.pid));
      if (hasLifeSign(dataDir)) return refuse(suspendedSentence(dataDir));
    } else if (holder && isRunning(table, holder)) return refuse(sentenceFor(dataDir, holder.pid));
    wasAbandoned = true;
    removeAbandoned(path, found);
  }
  const lifeSign = giveLifeSign(dataDir);
  const losing = new AbortController();
  const heart = beat(path, own, () => losing.abort(new StartRefusal(lostSentence(dataDir))), times.everyMs);
  const release = () => {
    heart.stop();
    const isOwn = readIfPresent(path) === own;
    lifeSign.end(isOwn);
    if (isOwn) rmSync(path, { force: true });
  };
  const { descriptor } = lifeSign;
  return accept({
    wasAbandoned,
    lost: losing.signal,
    check: heart.beatNow,
    lifeSign: descriptor,
    release,
  });
}

/**
 * For how many milliseconds the lock must be left alone until its holder counts as dead; 0 where the table of processes tells
 * whether it runs, and it holds this folder.
 */
function patienceFor(holder: Holder, folder: string, table: ProcessTable, times: HeartbeatTimes): number {
  const { space: its } = holder;
  const { space } = table;
  if (!its || !space || (its.namespace === space.namespace && its.boot === space.boot)) {
    const isCopied = holder.folder !== undefined && holder.folder !== folder;
    return isCopied && isRunning(table, holder) ? times.stillMs : 0;
  }
  const isSameContainer = space.container !== undefined && its.container === space.container;
  return isSameContainer && its.boot === space.boot ? times.stillInContainerMs : times.stillMs;
}

/** Unchanged if the folder is renamed, different for a copy. */
function folderOf(dataDir: string): string {
  const { dev, ino } = statSync(dataDir);
  return `${dev}-${ino}`;
}

/** An unreadable lock file has no owner: a lock file gets its name only when it is complete. */
function holderOf(text: string): Holder | undefined {
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

function waitingSentence(dataDir: string, stillMs: number): string {
  return `The data folder ${dataDir} was locked by a Daybook that cannot be seen from here, of another container or machine, or from before a start of this one, or is a copy of the folder of one that runs; waiting ${stillMs / 1000} seconds to see whether it still runs.`;
}

function suspendedSentence(dataDir: string): string {
  return `The data folder ${dataDir} is held by a Daybook of another container of this machine, which is suspended or still stopping; let it go on or end it first, or set DAYBOOK_DATA_DIR to another folder.`;
}

function lostSentence(dataDir: string): string {
  return `Another Daybook has taken over the data folder ${dataDir}, because this one did not answer for a while; it stops, so that the books have one writer.`;
}
