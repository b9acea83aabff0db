import sql from 'sql-template-tag';
import { v7 } from 'uuid';
import { encodeIdentifier } from '@/lib/ids/identifier';
import type { AuditAuthor } from './audit-store';
import type { DatabaseTransaction, Queryable } from './database';
import { uuid, uuidOrNull } from './identifiers';

export type JobKind = 'process_document' | 'judge_pending' | 'remove_blob';

const resourceKinds = {
  process_document: 'document',
  judge_pending: 'business',
  remove_blob: 'document',
} as const;

/** A claimed job. `attempts` includes this one, and identifies this claim. */
export type ClaimedJob = {
  /** Never on the wire: a bare UUID. */
  id: string;
  businessId: string;
  kind: JobKind;
  resourceId: string;
  /** On whose behalf. */
  author: AuditAuthor;
  attempts: number;
};

type Row = {
  tenant_id: string;
  business_id: string;
  id: string;
  kind: JobKind;
  resource_id: string;
  application_id: string;
  user_id: string | null;
  request_id: string;
  attempts: number;
};

/** Inserts the job in the transaction of its cause. */
export function insertDocumentJob(
  db: DatabaseTransaction,
  author: AuditAuthor,
  businessId: string,
  documentId: string,
): void {
  insertJob(db, author, businessId, 'process_document', uuid('document', documentId));
}

/** For a document that is deleted in the same transaction; what was still to be read of it is not. */
export function insertBlobRemovalJob(
  db: DatabaseTransaction,
  author: AuditAuthor,
  businessId: string,
  documentId: string,
): void {
  db.send(sql`
    DELETE FROM job WHERE business_id = ${uuid('business', businessId)} AND kind = 'process_document'
      AND resource_id = ${uuid('document', documentId)}`);
  insertJob(db, author, businessId, 'remove_blob', uuid('document', documentId));
}

/** Judging is asked for by a row of its own each time, so that writers do not wait for each other; one run does for all. */
export function insertJudgingJob(db: DatabaseTransaction, author: AuditAuthor, businessId: string): void {
  insertJob(db, author, businessId, 'judge_pending', uuid('business', businessId));
}

function insertJob(
  db: DatabaseTransaction,
  author: AuditAuthor,
  businessId: string,
  kind: JobKind,
  resourceUuid: string,
): void {
  db.send(sql`
    INSERT INTO job (tenant_id, business_id, id, kind, resource_id, application_id, user_id, request_id)
    VALUES (${uuid('tenant', author.tenantId)}, ${uuid('business', businessId)}, ${v7()}, ${kind},
      ${resourceUuid}, ${uuid('application', author.applicationId)}, ${author.userId}, ${author.requestId})`);
}

/** The bare identifiers of the business's jobs that ask for judging. */
export async function findJudgingJobs(db: Queryable, businessId: string): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(sql`
    SELECT id FROM job WHERE business_id = ${uuid('business', businessId)} AND kind = 'judge_pending'`);
  return rows.map(({ id }) => id);
}

export async function deleteJobs(db: Queryable, businessId: string, ids: readonly string[]): Promise<void> {
  await db.rows(sql`
    DELETE FROM job WHERE business_id = ${uuid('business', businessId)} AND id = ANY(${[...ids]}::uuid[])`);
}

/**
 * Claims a due job of these kinds with a lease of this many seconds; null if there is none. Tenants take turns: the next
 * after `afterTenant` comes first, null for any.
 */
export async function claimJob(
  db: Queryable,
  kinds: readonly JobKind[],
  leaseSeconds: number,
  afterTenant: string | null,
): Promise<ClaimedJob | null> {
  const [row] = await db.rows<Row>(
    sql`SELECT * FROM claim_job(make_interval(secs => ${leaseSeconds}), ${[...kinds]}::text[],
      ${uuidOrNull('tenant', afterTenant)}::uuid)`,
  );
  if (!row) return null;
  return {
    id: row.id,
    businessId: encodeIdentifier('business', row.business_id),
    kind: row.kind,
    resourceId: encodeIdentifier(resourceKinds[row.kind], row.resource_id),
    author: {
      tenantId: encodeIdentifier('tenant', row.tenant_id),
      applicationId: encodeIdentifier('application', row.application_id),
      userId: row.user_id,
      requestId: row.request_id,
    },
    attempts: row.attempts,
  };
}

/** Deletes the job in the transaction of its effect; false if another worker has claimed it in the meantime. */
export async function finishJob(db: Queryable, job: ClaimedJob): Promise<boolean> {
  const rows = await db.rows(sql`
    DELETE FROM job WHERE business_id = ${uuid('business', job.businessId)} AND id = ${job.id}
      AND attempts = ${job.attempts} RETURNING id`);
  return rows.length === 1;
}

/** Postpones the job by this many seconds. */
export async function postponeJob(
  db: Queryable,
  job: ClaimedJob,
  seconds: number,
  attempts: number,
): Promise<void> {
  await db.rows(sql`
    UPDATE job SET run_at = now() + make_interval(secs => ${seconds}), attempts = ${attempts}
    WHERE business_id = ${uuid('business', job.businessId)} AND id = ${job.id} AND attempts = ${job.attempts}`);
}

/** How many jobs of each kind there are, of all tenants: queued, postponed or running. */
export async function countJobs(db: Queryable): Promise<{ kind: JobKind; count: number }[]> {
  return db.rows<{ kind: JobKind; count: number }>(sql`SELECT kind, count::integer FROM count_jobs()`);
}
