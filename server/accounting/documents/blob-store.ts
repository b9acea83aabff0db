import { createHash } from 'node:crypto';
import { decodeIdentifier } from '@/lib/ids/identifier';
import { accept, type Result, refuse } from '@/lib/result';
import { streamWhenRead } from '@/lib/stream-when-read';
import type { Spool, SpooledFile } from './spool';

/** A business identifier and the SHA-256 of the bytes in hex. */
export type BlobKey = { businessId: string; hash: string };
export type Bytes = Uint8Array<ArrayBuffer>;
export type ByteStream = ReadableStream<Bytes>;

/** A blob that is there, and since when: a moment in milliseconds. */
export type StoredBlob = { key: BlobKey; keptAt: number };

/**
 * Keeps bytes under their hash. What nothing refers to is harmless, so bytes are kept before the row that names them;
 * the sweep removes what no row came to name.
 */
export type BlobStore = {
  /** Receives files before they are stored. */
  newSpool(): Spool;
  /** Moves a file from a spool into the store. Durable once it resolves with success. Storing the same bytes again is harmless. */
  put(key: BlobKey, file: SpooledFile): Promise<Result<null, 'unavailable'>>;
  /** The stored bytes in chunks, or null; `readBlob` verifies their hash. */
  stream(key: BlobKey): Promise<Result<ByteStream | null, 'unavailable'>>;
  /** Lists every blob, grouped by business. Throws when the storage cannot be reached. */
  list(): AsyncIterable<StoredBlob>;
  /** Succeeds if the blob does not exist. Throws when the storage cannot be reached. */
  remove(key: BlobKey): Promise<void>;
  /** Tells the operator why it cannot be reached, which nobody else needs to know. */
  tellUnavailable: TellUnavailable;
  /** Deletes spooled files of killed processes older than this time; returns how many. */
  removeUnfinished(before: number): Promise<number>;
};

export type TellUnavailable = (cause: unknown) => void;

export type BlobFault = 'unavailable' | 'missing' | 'damaged';

/** Verified bytes, which can be read several times. */
export type WholeBlob = {
  /** In bytes. */
  size: number;
  /** Starts on first read, with back-pressure. */
  open(): ByteStream;
};

/**
 * The bytes, if they are those that were put. They are read once for that alone: nobody gets the first of them before
 * the last is known to be right, and nobody who is slow holds them in memory.
 */
export async function readBlob(store: BlobStore, key: BlobKey): Promise<Result<WholeBlob, BlobFault>> {
  const stored = await store.stream(key);
  if (!stored.ok) return stored;
  if (stored.value === null) return refuse('missing');
  const hash = createHash('sha256');
  let size = 0;
  try {
    for await (const part of stored.value) {
      hash.update(part);
      size += part.length;
    }
  } catch (error) {
    store.tellUnavailable(error);
    return refuse('unavailable');
  }
  if (hash.digest('hex') !== key.hash) return refuse('damaged');
  const again = async () => {
    const opened = await store.stream(key);
    if (!opened.ok || opened.value === null) throw new Error('a stored file is gone since it was checked');
    return opened.value;
  };
  return accept({ size, open: () => streamWhenRead(again) });
}

/** The key of a stored file; null for other files. */
export function keyAt(parts: readonly string[]): BlobKey | null {
  const [businessId = '', shard, hash = '', ...deeper] = parts;
  const isOurs = /^[0-9a-f]{64}$/.test(hash) && hash.slice(0, 2) === shard && deeper.length === 0;
  return isOurs && decodeIdentifier('business', businessId) !== null ? { businessId, hash } : null;
}

/** The path of a blob in a store: grouped by business, with few files per folder. */
export function pathParts({ businessId, hash }: BlobKey): [business: string, shard: string, name: string] {
  return [businessId, hash.slice(0, 2), hash];
}
