import { setTimeout } from 'node:timers/promises';
import type { BlobKey, BlobStore } from '@/server/accounting/documents/blob-store';
import { StartRefusal } from '@/server/platform/start-refusal';

const attempts = 4;
/** In milliseconds, after the first attempt; doubled after each further one. */
const firstPauseMs = 1_000;

/**
 * Keeps a document of a backup under the hash of its own bytes, which is answered: one that was changed belongs to no row and is swept.
 * Between the archive and the storage no more than this one document lies on disk. A storage that cannot be reached is asked again, so
 * that one lost connection does not end a restore of thousands.
 * Throws `StartRefusal` where the storage stays away.
 */
export async function keepDocument(
  documents: BlobStore,
  blob: BlobKey,
  stream: AsyncIterable<Uint8Array>,
  pauseMs = firstPauseMs,
): Promise<string> {
  const spool = documents.newSpool();
  try {
    const file = await spool.receive(stream);
    for (let attempt = 0; attempt < attempts; attempt++) {
      if (attempt > 0) await setTimeout(pauseMs * 2 ** (attempt - 1));
      const put = await documents.put({ ...blob, hash: file.hash }, file);
      if (put.ok) return file.hash;
    }
    throw new StartRefusal('The document storage cannot be reached.');
  } finally {
    await spool.clear();
  }
}
