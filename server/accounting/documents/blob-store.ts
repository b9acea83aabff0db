import { createHash } from 'node:crypto';
import { accept, type Result, refuse } from '@/lib/result';

/** Which bytes of which business: identifier on the wire, and SHA-256 in hex. */
export type BlobKey = { businessId: string; hash: string };
export type Bytes = Uint8Array<ArrayBuffer>;

/** Keeps bytes under their hash. What nothing refers to is harmless, so bytes are kept before the row that names them. */
export type BlobStore = {
  /** Durable when this is accepted. The same bytes again replace themselves. */
  put(key: BlobKey, bytes: Bytes): Promise<Result<null, 'unavailable'>>;
  /** As they are stored, or null; whether they are still the right ones is for `readBlob` to say. */
  get(key: BlobKey): Promise<Result<Bytes | null, 'unavailable'>>;
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

/** Where a blob lies below the root of a store: few files a folder, and a business's files together. */
export function pathParts({ businessId, hash }: BlobKey): [business: string, shard: string, name: string] {
  return [businessId, hash.slice(0, 2), hash];
}
