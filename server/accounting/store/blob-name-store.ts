import sql from 'sql-template-tag';
import type { Queryable } from './database';
import { uuid } from './identifiers';

/** Locks the blob against deletion until the transaction ends, while a document that refers to it is being added. */
export async function holdBlob(db: Queryable, businessId: string, hash: string): Promise<void> {
  await db.rows(sql`SELECT pg_advisory_xact_lock_shared(hashtextextended(${`${businessId} ${hash}`}, 4))`);
}

/** Locks the blob for deletion until the transaction ends; false while a document that refers to it is being added. */
export async function claimBlob(db: Queryable, businessId: string, hash: string): Promise<boolean> {
  const [row] = await db.rows<{ claimed: boolean }>(sql`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${`${businessId} ${hash}`}, 4)) AS claimed`);
  return row?.claimed ?? false;
}

/** The hashes that no document of the business has; none for an unknown business. */
export async function findUnnamed(
  db: Queryable,
  businessId: string,
  hashes: readonly string[],
): Promise<string[]> {
  const rows = await db.rows<{ hash: Buffer }>(sql`
    SELECT hash FROM unnamed_blobs(${uuid('business', businessId)},
      ${hashes.map((hash) => Buffer.from(hash, 'hex'))}::bytea[]) AS u (hash)`);
  return rows.map((row) => row.hash.toString('hex'));
}
