import { open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { accept } from '@/lib/result';
import { type BlobStore, type ByteStream, keyAt, pathParts, type TellUnavailable } from './blob-store';
import { makeFolder, sync } from './durable-folder';
import { openSpool, removeSpooled } from './spool';

/**
 * Blobs as files of a folder that only its owner may enter. A file that has come in there whole, under a temporary name,
 * is brought to the disk, and only then given its name, so a crash leaves the old state or the new one; a temporary
 * file that is left behind is never read.
 */
export function folderStore(folder: string, tellUnavailable: TellUnavailable = () => undefined): BlobStore {
  const pathOf = (parts: readonly string[]) => join(folder, ...parts);
  return {
    newSpool: () => openSpool(folder),
    tellUnavailable,
    async put(key, file) {
      const path = pathOf(pathParts(key));
      await makeFolder(dirname(path));
      await sync(file.path);
      await rename(file.path, path);
      await sync(dirname(path));
      return accept(null);
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
    removeUnfinished: (before) => removeSpooled(folder, before),
  };
}

/** Null if it was deleted since it was listed. */
async function changedAt(path: string): Promise<number | null> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Folder by folder; empty if nothing was stored yet. */
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

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
