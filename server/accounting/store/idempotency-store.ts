import sql from 'sql-template-tag';
import type { Instant } from '@/lib/dates/instant';
import type { DatabaseTransaction, Queryable } from './database';
import { uuid } from './identifiers';

export type KeptAnswer = { requestHash: Buffer; status: number; body: string; etag: string | null };
type Owner = { tenantId: string; applicationId: string };
type Row = { request_hash: Buffer; status: number; body: string; etag: string | null };

/** Locks the key for this transaction; false if another request holds it. */
export async function claimKey(db: Queryable, owner: Owner, key: string): Promise<boolean> {
  const [row] = await db.rows<{ claimed: boolean }>(sql`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${`${owner.applicationId} ${key}`}, 2)) AS claimed`);
  return row?.claimed ?? false;
}

/** The response stored under the key in the last 24 hours. */
export async function findKeptAnswer(db: Queryable, owner: Owner, key: string): Promise<KeptAnswer | null> {
  const [row] = await db.rows<Row>(sql`
    SELECT request_hash, status, body, etag FROM idempotency_key
    WHERE tenant_id = ${uuid('tenant', owner.tenantId)} AND application_id = ${uuid('application', owner.applicationId)}
      AND key = ${key} AND created_at > now() - interval '24 hours'`);
  if (!row) return null;
  return { requestHash: row.request_hash, status: row.status, body: row.body, etag: row.etag };
}

/** Stores the response in the transaction of its effect; replaces an expired one with the same key. */
export function keepAnswer(
  db: DatabaseTransaction,
  owner: Owner,
  key: string,
  answer: KeptAnswer,
  at: Instant,
): void {
  const tenant = uuid('tenant', owner.tenantId);
  const application = uuid('application', owner.applicationId);
  db.send(sql`
    DELETE FROM idempotency_key WHERE tenant_id = ${tenant} AND application_id = ${application} AND key = ${key}`);
  db.send(sql`
    INSERT INTO idempotency_key (tenant_id, application_id, key, request_hash, status, body, etag, created_at)
    VALUES (${tenant}, ${application}, ${key}, ${answer.requestHash}, ${answer.status}, ${answer.body}, ${answer.etag}, ${at})`);
}

/** Deletes expired idempotency keys with their responses; returns how many. */
export async function deleteExpiredKeys(db: Queryable): Promise<number> {
  const [row] = await db.rows<{ forgotten: bigint }>(sql`SELECT forget_answers() AS forgotten`);
  return Number(row?.forgotten ?? 0n);
}
