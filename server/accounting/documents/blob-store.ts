import { createHash } from 'node:crypto';
import { decodeIdentifier } from '@/lib/ids/identifier';
import { accept, type Result, refuse } from '@/lib/result';
import { streamWhenRead } from '@/lib/stream-when-read';
import type { Spool, SpooledFile } from './spool';

/** Which bytes of which business: identifier on the wire, and SHA-256 in hex. */
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
  /** Where files come in before they are put. */
  newSpool(): Spool;
  /** Takes a file over from a spool of this store. Durable when this is accepted. The same bytes again replace themselves. */
  put(key: BlobKey, file: SpooledFile): Promise<Result<null, 'unavailable'>>;
  /** As they are stored, a piece at a time, or null; whether they are still the right ones is for `readBlob` to say. */
  stream(key: BlobKey): Promise<Result<ByteStream | null, 'unavailable'>>;
  /** Every blob, those of a business one after the other. Throws when the storage cannot be reached. */
  list(): AsyncIterable<StoredBlob>;
  /** Throws when the storage cannot be reached. What is not there is removed already. */
  remove(key: BlobKey): Promise<void>;
  /** Removes what killed processes have left in their spools before this moment; gives how many. */
  removeUnfinished(before: number): Promise<number>;
};

export type BlobFault = 'unavailable' | 'missing' | 'damaged';

/** Bytes that are those that were put, as often as they are wanted. */
export type WholeBlob = {
  /** In bytes. */
  size: number;
  /** Begins when it is read, and goes only as fast. */
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
  } catch {
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

/** The key of what lies there; null of what no store has put there. */
export function keyAt(parts: readonly string[]): BlobKey | null {
  const [businessId = '', shard, hash = '', ...deeper] = parts;
  const isOurs = /^[0-9a-f]{64}$/.test(hash) && hash.slice(0, 2) === shard && deeper.length === 0;
  return isOurs && decodeIdentifier('business', businessId) !== null ? { businessId, hash } : null;
}

/** Where a blob lies below the root of a store: few files a folder, and a business's files together. */
export function pathParts({ businessId, hash }: BlobKey): [business: string, shard: string, name: string] {
  return [businessId, hash.slice(0, 2), hash];
}
