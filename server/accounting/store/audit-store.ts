import sql from 'sql-template-tag';
import type { Instant } from '@/lib/dates/instant';
import { type IdentifierKind, newIdentifier } from '@/lib/ids/identifier';
import { stringifyJson } from '@/lib/json';
import type { Queryable } from './database';
import { uuid, uuidOrNull } from './identifiers';

/** Who changed something: the application is the authority, `userId` only a label that it gave. */
export type AuditAuthor = {
  tenantId: string;
  applicationId: string;
  userId: string | null;
  requestId: string;
};

export type AuditRecord = {
  action: string;
  resourceType: IdentifierKind;
  resourceId: string;
  before: unknown;
  after: unknown;
};

/** Adds to the audit log, in the transaction of the change itself. */
export async function insertAuditRecords(
  db: Queryable,
  author: AuditAuthor,
  businessId: string | null,
  at: Instant,
  records: readonly AuditRecord[],
): Promise<void> {
  const rows = records.map((record) => ({
    tenant_id: uuid('tenant', author.tenantId),
    business_id: uuidOrNull('business', businessId),
    id: uuid('audit_record', newIdentifier('audit_record')),
    at,
    application_id: uuid('application', author.applicationId),
    user_id: author.userId,
    request_id: author.requestId,
    action: record.action,
    resource_type: record.resourceType,
    resource_id: uuid(record.resourceType, record.resourceId),
    before: record.before,
    after: record.after,
  }));
  await db.rows(sql`
    INSERT INTO audit_log SELECT * FROM json_populate_recordset(NULL::audit_log, ${stringifyJson(rows)})`);
}
