import type { ClientBase } from 'pg';
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

/** The two numbers of the advisory lock that every backup shares while it is written. */
const backupLock = [1_684_104_562, 1] as const;

/** The bytes of all documents that the owner's connection sees from now on stay until it is closed. */
export async function keepBlobs(owner: Pick<ClientBase, 'query'>): Promise<void> {
  await owner.query('SELECT pg_advisory_lock_shared($1, $2)', [...backupLock]);
}

/**
 * Whether a backup is being written, which may hold documents that were deleted since it began: asked after it is known that no
 * document has the bytes, since a backup that begins later sees none either.
 */
export async function areBlobsKept(db: Queryable): Promise<boolean> {
  const [classId, objectId] = backupLock;
  const rows = await db.rows(sql`
    SELECT FROM pg_locks
    WHERE locktype = 'advisory' AND classid = ${classId}::bigint::oid AND objid = ${objectId}::bigint::oid AND objsubid = 2
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) LIMIT 1`);
  return rows.length > 0;
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
