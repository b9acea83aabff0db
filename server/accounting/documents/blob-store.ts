import { createHash } from 'node:crypto';
import { decodeIdentifier } from '@/lib/ids/identifier';
import { accept, type Result, refuse } from '@/lib/result';
import { streamWhenRead } from '@/lib/stream-when-read';

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
  /** Durable when this is accepted. The same bytes again replace themselves. */
  put(key: BlobKey, bytes: Bytes): Promise<Result<null, 'unavailable'>>;
  /** As they are stored, or null; whether they are still the right ones is for `readBlob` to say. */
  get(key: BlobKey): Promise<Result<Bytes | null, 'unavailable'>>;
  /** The same a piece at a time, as fast as they are read: for readers who may be slow. */
  stream(key: BlobKey): Promise<Result<ByteStream | null, 'unavailable'>>;
  /** Every blob, those of a business one after the other. Throws when the storage cannot be reached. */
  list(): AsyncIterable<StoredBlob>;
  /** Throws when the storage cannot be reached. What is not there is removed already. */
  remove(key: BlobKey): Promise<void>;
  /** Removes what puts that were cut off before this moment have left behind; gives how many. */
  removeUnfinished(before: number): Promise<number>;
};

export type BlobFault = 'unavailable' | 'missing' | 'damaged';

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The bytes, if they are those that were put. */
export async function readBlob(store: BlobStore, key: BlobKey): Promise<Result<Bytes, BlobFault>> {
  const stored = await store.get(key);
  if (!stored.ok) return stored;
  if (stored.value === null) return refuse('missing');
  return hashOf(stored.value) === key.hash ? accept(stored.value) : refuse('damaged');
}

/**
 * The same as a stream, so that slow readers of large blobs hold no memory. The bytes are read twice: nobody gets the
 * first of them before the last is known to be right.
 */
export async function streamBlob(store: BlobStore, key: BlobKey): Promise<Result<ByteStream, BlobFault>> {
  const stored = await store.stream(key);
  if (!stored.ok) return stored;
  if (stored.value === null) return refuse('missing');
  const hash = createHash('sha256');
  try {
    for await (const part of stored.value) hash.update(part);
  } catch {
    return refuse('unavailable');
  }
  if (hash.digest('hex') !== key.hash) return refuse('damaged');
  return accept(
    streamWhenRead(async () => {
      const again = await store.stream(key);
      if (!again.ok || again.value === null) throw new Error('a stored file is gone since it was checked');
      return again.value;
    }),
  );
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
