import type { BlobStore } from '../../documents/blob-store';
import { areBlobsKept, claimBlob, findUnnamed } from '../../store/blob-name-store';
import type { Database, DatabaseTransaction } from '../../store/database';
import { findDeletedDocument } from '../../store/document-store';
import { type ClaimedJob, finishJob } from '../../store/job-store';

type Parts = { database: Database; documents: BlobStore };

/**
 * Removes the bytes of a deleted document that no other document has. `again` while an upload of the same bytes is under way, or a
 * backup. A storage that cannot be reached throws, and the daily sweep removes what is left then.
 */
export function removeBlob({ database, documents }: Parts, job: ClaimedJob): Promise<'done' | 'again'> {
  return write(database, job, async (db) => {
    const document = await findDeletedDocument(db, job.businessId, job.resourceId);
    if (document) {
      const { hash } = document;
      if (!(await claimBlob(db, job.businessId, hash))) return 'again';
      const [unnamed] = await findUnnamed(db, job.businessId, [hash]);
      if (unnamed !== undefined) {
        if (await areBlobsKept(db)) return 'again';
        await documents.remove({ businessId: job.businessId, hash });
      }
    }
    await finishJob(db, job);
    return 'done';
  });
}

export async function giveUpBlob({ database }: Parts, job: ClaimedJob): Promise<void> {
  await write(database, job, async (db) => {
    await finishJob(db, job);
    return 'done';
  });
}

function write(
  database: Database,
  job: ClaimedJob,
  work: (db: DatabaseTransaction) => Promise<'done' | 'again'>,
): Promise<'done' | 'again'> {
  const visibility = { tenantId: job.author.tenantId, businessId: job.businessId };
  return database.write(visibility, work, (outcome) => outcome === 'done');
}
