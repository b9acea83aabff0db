import { createHash } from 'node:crypto';
import sql, { join, type Sql } from 'sql-template-tag';
import type { AuditRecord as ShownRecord } from '@/lib/contract/audit-log';
import { addMilliseconds, type Instant } from '@/lib/dates/instant';
import {
  decodeIdentifier,
  encodeIdentifier,
  type IdentifierKind,
  identifierPrefixes,
} from '@/lib/ids/identifier';
import { newUuid } from '@/lib/ids/new-uuid';
import { parseJson } from '@/lib/json';
import type { DatabaseTransaction, Queryable } from './database';
import { encodeOrNull, uuid, uuidOrNull } from './identifiers';
import { cutPage, type Keyset, keysetOrder, keysetWindow, type Page } from './keyset';
import { customPlan } from './search/find-ids';

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
export function insertAuditRecords(
  db: DatabaseTransaction,
  author: AuditAuthor,
  businessId: string | null,
  at: Instant,
  records: readonly AuditRecord[],
): void {
  const tenant = uuid('tenant', author.tenantId);
  const business = uuidOrNull('business', businessId);
  const application = uuid('application', author.applicationId);
  const rows = records.map((record) => ({
    tenant_id: tenant,
    business_id: business,
    home: business ?? tenant,
    id: newUuid(),
    at,
    application_id: application,
    user_id: author.userId,
    request_id: author.requestId,
    action: record.action,
    resource_type: record.resourceType,
    resource_id: uuid(record.resourceType, record.resourceId),
    before: withHashedSecrets(record.before),
    after: withHashedSecrets(record.after),
  }));
  db.insert({ audit_log: rows });
}

/** Secret members of a resource: the audit log records only their hashes. */
const secretMembers = ['aggregator_user_token'];

function withHashedSecrets(resource: unknown): unknown {
  if (typeof resource !== 'object' || resource === null) return resource;
  const hashed: Record<string, unknown> = { ...resource };
  for (const name of secretMembers) {
    if (typeof hashed[name] === 'string') hashed[name] = hashOf(hashed[name]);
  }
  return hashed;
}

function hashOf(secret: string): string {
  return `sha256:${createHash('sha256').update(secret).digest('hex')}`;
}

export type AuditFilter = {
  businessId: string | null;
  resourceType?: IdentifierKind | undefined;
  /** Of any kind. */
  resourceId?: string | undefined;
  action?: string | undefined;
  userId?: string | undefined;
  from?: Instant | undefined;
  through?: Instant | undefined;
};

type Row = {
  id: string;
  at: Instant;
  business_id: string | null;
  application_id: string;
  user_id: string | null;
  request_id: string;
  action: string;
  resource_type: IdentifierKind;
  resource_id: string;
  before: string | null;
  after: string | null;
};

/** Before and after are passed as text, so that no digit of an amount is lost. */
const shown = sql`id, at::timestamptz(3) AS at, business_id, application_id, user_id, request_id, action,
  resource_type, resource_id, before::text AS before, after::text AS after`;

/** A page of the tenant's log by identifier, which grows with time. */
export async function listAuditRecords(
  db: Queryable,
  tenantId: string,
  filter: AuditFilter,
  keyset: Keyset,
): Promise<Page<ShownRecord>> {
  const conditions = [sql`tenant_id = ${uuid('tenant', tenantId)}`, ...conditionsOf(filter)];
  const rows = await customPlan<Row>(
    db,
    sql`SELECT ${shown} FROM audit_log
    WHERE ${join(conditions, ' AND ')} AND ${keysetWindow(keyset, ['id'])}
    ORDER BY ${keysetOrder(keyset, ['id'])} LIMIT ${keyset.size + 1}`,
  );
  return cutPage(rows, keyset, (row) => [row.id], recordOf);
}

function conditionsOf(filter: AuditFilter): Sql[] {
  const conditions: Sql[] = [];
  if (filter.businessId) conditions.push(sql`home = ${uuid('business', filter.businessId)}`);
  if (filter.resourceType) conditions.push(sql`resource_type = ${filter.resourceType}`);
  if (filter.resourceId) {
    const kind = kindOf(filter.resourceId);
    conditions.push(sql`resource_type = ${kind} AND resource_id = ${uuid(kind, filter.resourceId)}`);
  }
  if (filter.action) conditions.push(sql`action = ${filter.action}`);
  if (filter.userId) conditions.push(sql`user_id = ${filter.userId}`);
  if (filter.from) conditions.push(sql`at >= ${filter.from} AND id >= ${firstIdAt(filter.from)}`);
  if (filter.through) {
    const latest = firstIdAt(addMilliseconds(filter.through, longestRequestMs));
    conditions.push(sql`at <= ${filter.through} AND id < ${latest}`);
  }
  return conditions;
}

/** Far longer than any request or job lasts: a record gets its identifier while its request is answered, and `at` before. */
const longestRequestMs = 3_600_000;

/** The first UUIDv7 of a millisecond: identifiers grow with time, and the log is read by them. */
function firstIdAt(at: Instant): string {
  const hex = Math.max(0, Date.parse(at)).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}

/** The audit records of one resource of a business, oldest first. */
export async function listHistory(
  db: Queryable,
  { tenantId }: AuditAuthor,
  businessId: string,
  kind: IdentifierKind,
  resourceId: string,
): Promise<ShownRecord[]> {
  const rows = await db.rows<Row>(sql`
    SELECT ${shown} FROM audit_log
    WHERE tenant_id = ${uuid('tenant', tenantId)} AND home = ${uuid('business', businessId)}
      AND resource_id = ${uuid(kind, resourceId)} AND resource_type = ${kind}
    ORDER BY id`);
  return rows.map(recordOf);
}

function recordOf(row: Row): ShownRecord {
  return {
    ...row,
    id: encodeIdentifier('audit_record', row.id),
    business_id: encodeOrNull('business', row.business_id),
    application_id: encodeIdentifier('application', row.application_id),
    resource_id: encodeIdentifier(row.resource_type, row.resource_id),
    before: row.before === null ? null : parseJson(row.before),
    after: row.after === null ? null : parseJson(row.after),
  };
}

function kindOf(identifier: string): IdentifierKind {
  const kinds = Object.keys(identifierPrefixes) as IdentifierKind[];
  const kind = kinds.find((each) => decodeIdentifier(each, identifier) !== null);
  if (!kind) throw new Error('identifier expected');
  return kind;
}
