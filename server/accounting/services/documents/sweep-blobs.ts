import type { BlobKey, BlobStore, StoredBlob } from '../../documents/blob-store';
import { claimBlob, findUnnamed } from '../../store/blob-name-store';
import type { Database } from '../../store/database';

type Parts = { database: Database; documents: BlobStore };
export type Swept = { unfinished: number; unnamed: number };

/** No upload takes so long. */
const unfinishedAgeMs = 3_600_000;
/** Time to notice that a database was brought back from a copy that is older than the documents. */
const unnamedAgeMs = 7 * 24 * 3_600_000;
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

/** Keys of one business at a time, of what was kept before that moment. */
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

/** Asked again with the bytes held: an upload of the same ones waits until they are gone, and then keeps them anew. */
function removeUnlessNamed({ database, documents }: Parts, key: BlobKey): Promise<boolean> {
  return database.write(
    null,
    async (db) => {
      if (!(await claimBlob(db, key.businessId, key.hash))) return false;
      const [unnamed] = await findUnnamed(db, key.businessId, [key.hash]);
      if (unnamed === undefined) return false;
      await documents.remove(key);
      return true;
    },
    () => true,
  );
}
