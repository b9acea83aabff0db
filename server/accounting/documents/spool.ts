import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isCode } from '../../platform/error-code';
import { makeFolder } from './durable-folder';

/** A completely received file, with a temporary name on disk. */
export type SpooledFile = {
  path: string;
  /** In bytes. */
  size: number;
  /** SHA-256 in hex. */
  hash: string;
  /** In chunks, with back-pressure. */
  stream(): AsyncIterable<Uint8Array>;
  /** All at once: for what must be read whole. */
  bytes(): Promise<Uint8Array>;
};

/** Receives the files of a request on disk, so that no file is in memory as a whole. */
export type Spool = {
  /** Throws what the parts throw, and what the disk does. */
  receive(parts: AsyncIterable<Uint8Array>): Promise<SpooledFile>;
  /** Deletes received files, complete or not, except those moved into a store. Must not be called while receiving. */
  clear(): Promise<void>;
};

/** A spool whose files lie in this folder, which only has to be there when one comes. */
export function openSpool(folder: string): Spool {
  const paths: string[] = [];
  return {
    async receive(parts) {
      const path = join(folder, `daybook-upload.${randomUUID()}.part`);
      await makeFolder(folder);
      paths.push(path);
      return {
        path,
        ...(await write(path, parts)),
        stream: () => createReadStream(path),
        bytes: () => readFile(path),
      };
    },
    async clear() {
      for (const path of paths) await rm(path, { force: true });
    },
  };
}

async function write(
  path: string,
  parts: AsyncIterable<Uint8Array>,
): Promise<{ size: number; hash: string }> {
  const hash = createHash('sha256');
  let size = 0;
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const part of parts) {
      hash.update(part);
      size += part.length;
      await file.writeFile(part);
    }
  } finally {
    await file.close();
  }
  return { size, hash: hash.digest('hex') };
}

/** Deletes spooled files of killed processes older than this time; returns how many. */
export async function removeSpooled(folder: string, before: number): Promise<number> {
  let removed = 0;
  for (const name of await namesIn(folder)) {
    if (!/^daybook-upload\.[0-9a-f-]{36}\.part$/.test(name)) continue;
    const path = join(folder, name);
    try {
      if ((await stat(path)).mtimeMs >= before) continue;
      await rm(path);
      removed += 1;
    } catch (error) {
      // Gone since it was listed, or, in a folder that is everybody's, of somebody else's service.
      if (!isCode(error, 'ENOENT', 'EPERM', 'EACCES')) throw error;
    }
  }
  return removed;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return [];
    throw error;
  }
}
