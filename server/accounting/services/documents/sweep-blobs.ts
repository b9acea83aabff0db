import type { BlobKey, BlobStore, StoredBlob } from '../../documents/blob-store';
import { areBlobsKept, claimBlob, findUnnamed } from '../../store/blob-name-store';
import type { Database } from '../../store/database';

type Parts = { database: Database; documents: BlobStore };
export type Swept = { unfinished: number; unnamed: number };

/** Longer than any upload takes. */
const unfinishedAgeMs = 3_600_000;
/**
 * Time to notice that a database was restored from a backup older than the documents, or that one that was restored to try it
 * has the storage of the other: of bytes that no document names it is known when they came, not since when none does.
 */
const unnamedAgeMs = 90 * 24 * 3_600_000;
const batch = 500;

/**
 * Removes what uploads that were cut off have left: files half written, and bytes whose document was never kept.
 * @param now a moment in milliseconds
 * @param signal aborted when the sweep is to end before its end
 */
export async function sweepBlobs(parts: Parts, now: number, signal?: AbortSignal): Promise<Swept> {
  const unfinished = await parts.documents.removeUnfinished(now - unfinishedAgeMs);
  let unnamed = 0;
  for await (const keys of batchesOf(parts.documents.list(), now - unnamedAgeMs)) {
    if (signal?.aborted) break;
    unnamed += await sweepBatch(parts, keys);
  }
  return { unfinished, unnamed };
}

/** The keys of blobs older than the given time, one business at a time. */
async function* batchesOf(blobs: AsyncIterable<StoredBlob>, before: number): AsyncIterable<BlobKey[]> {
  let keys: BlobKey[] = [];
  for await (const { key, keptAt } of blobs) {
    if (keptAt >= before) continue;
    if (keys.length === batch || (keys[0] && keys[0].businessId !== key.businessId)) {
      yield keys;
      keys = [];
    }
    keys.push(key);
  }
  if (keys.length > 0) yield keys;
}

async function sweepBatch({ database, documents }: Parts, keys: readonly BlobKey[]): Promise<number> {
  const [first] = keys;
  if (!first) return 0;
  const hashes = keys.map(({ hash }) => hash);
  let removed = 0;
  for (const hash of await findUnnamed(database, first.businessId, hashes)) {
    if (await removeUnlessNamed({ database, documents }, { businessId: first.businessId, hash }))
      removed += 1;
  }
  return removed;
}

/**
 * Checks again while holding the lock on the blob: an upload of the same bytes waits, and then stores them again. What a backup may
 * still read is left to the next day.
 */
function removeUnlessNamed({ database, documents }: Parts, key: BlobKey): Promise<boolean> {
  return database.write(
    null,
    async (db) => {
      if (!(await claimBlob(db, key.businessId, key.hash))) return false;
      const [unnamed] = await findUnnamed(db, key.businessId, [key.hash]);
      if (unnamed === undefined || (await areBlobsKept(db))) return false;
      await documents.remove(key);
      return true;
    },
    () => true,
  );
}
