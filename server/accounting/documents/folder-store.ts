import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { accept } from '@/lib/result';
import { type BlobStore, type ByteStream, keyAt, pathParts } from './blob-store';

/**
 * Blobs as files of a folder that only its owner may enter. A file is written whole under a temporary name, brought to
 * the disk, and only then given its name, so a crash leaves the old state or the new one; a temporary file that is
 * left behind is never read.
 */
export function folderStore(folder: string): BlobStore {
  const pathOf = (parts: readonly string[]) => join(folder, ...parts);
  return {
    async put(key, bytes) {
      const path = pathOf(pathParts(key));
      await makeFolder(dirname(path));
      const temporary = `${path}.${randomUUID()}.part`;
      try {
        await writeDurably(temporary, bytes);
        await rename(temporary, path);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
      await sync(dirname(path));
      return accept(null);
    },
    async get(key) {
      try {
        return accept(await readFile(pathOf(pathParts(key))));
      } catch (error) {
        if (isMissing(error)) return accept(null);
        throw error;
      }
    },
    async stream(key) {
      try {
        const file = await open(pathOf(pathParts(key)));
        return accept(Readable.toWeb(file.createReadStream()) as ByteStream);
      } catch (error) {
        if (isMissing(error)) return accept(null);
        throw error;
      }
    },
    async *list() {
      for await (const path of filesBelow(folder)) {
        const key = keyAt(relative(folder, path).split(sep));
        const keptAt = key && (await changedAt(path));
        if (key && keptAt !== null) yield { key, keptAt };
      }
    },
    remove: (key) => rm(pathOf(pathParts(key)), { force: true }),
    async removeUnfinished(before) {
      let removed = 0;
      for await (const path of filesBelow(folder)) {
        const writtenAt = isUnfinished(path) ? await changedAt(path) : null;
        if (writtenAt === null || writtenAt >= before) continue;
        await rm(path, { force: true });
        removed += 1;
      }
      return removed;
    },
  };
}

/** As `put` names what it has not finished. */
function isUnfinished(path: string): boolean {
  return /\.[0-9a-f-]{36}\.part$/.test(path);
}

/** Null when it is gone since it was listed. */
async function changedAt(path: string): Promise<number | null> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Folder by folder; none where nothing was ever kept. */
async function* filesBelow(folder: string): AsyncIterable<string> {
  try {
    for await (const entry of await opendir(folder)) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) yield* filesBelow(path);
      else if (entry.isFile()) yield path;
    }
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A new folder is as durable as a file only when the folder above it is brought to the disk too. */
async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = path; made.length >= first.length; made = dirname(made)) await sync(dirname(made));
}

async function sync(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
