import { createHash } from 'node:crypto';
import { type BlobFault, type BlobKey, type BlobStore, readBlob } from '../blob-store';
import type { Spool, SpooledFile } from '../spool';

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The bytes as a received file, in two chunks. */
export function spooled(spool: Spool, bytes: Uint8Array): Promise<SpooledFile> {
  async function* parts() {
    const middle = Math.floor(bytes.length / 2);
    yield bytes.subarray(0, middle);
    yield bytes.subarray(middle);
  }
  return spool.receive(parts());
}

/** Keeps the bytes as an upload does. */
export async function putBytes(
  store: BlobStore,
  key: BlobKey,
  bytes: Uint8Array,
): ReturnType<BlobStore['put']> {
  const spool = store.newSpool();
  try {
    return await store.put(key, await spooled(spool, bytes));
  } finally {
    await spool.clear();
  }
}

/** The stored bytes, or the fault. */
export async function keptBytes(store: BlobStore, key: BlobKey): Promise<Buffer | BlobFault> {
  const blob = await readBlob(store, key);
  return blob.ok ? Buffer.from(await new Response(blob.value.open()).arrayBuffer()) : blob.problem;
}
