import sql from 'sql-template-tag';
import type { Application } from '@/lib/contract/application';
import type { Instant } from '@/lib/dates/instant';
import { encodeIdentifier } from '@/lib/ids/identifier';
import type { Environment } from './access-store';
import type { Queryable } from './database';
import { uuid } from './identifiers';

type Row = {
  id: string;
  name: string;
  environment: Environment;
  client_id: string;
  scopes: string[];
  is_dashboard: boolean;
  requests_per_minute: number | null;
  previous_secret_expires_at: Instant | null;
  revoked_at: Instant | null;
  last_used_at: Instant | null;
  created_at: Instant;
};

/**
 * All but the secrets. Instants are cut to milliseconds, as everywhere on the wire. The window in which requests are
 * counted tells of the last of them without a write of its own; a crash may lose it, but never the last token.
 */
const shown = sql`id, name, environment, client_id, scopes, is_dashboard, requests_per_minute,
  CASE WHEN previous_secret_until > now() THEN previous_secret_until::timestamptz(3) END AS previous_secret_expires_at,
  revoked_at::timestamptz(3) AS revoked_at, greatest(last_token_at, (
    SELECT began_at FROM request_window AS w WHERE w.tenant_id = application.tenant_id AND w.application_id = application.id
  ))::timestamptz(3) AS last_used_at, created_at::timestamptz(3) AS created_at`;

export async function insertApplication(
  db: Queryable,
  tenantId: string,
  application: Application,
  secretHash: Buffer,
): Promise<void> {
  await db.rows(sql`
    INSERT INTO application (tenant_id, id, name, environment, client_id, secret_hash, scopes, requests_per_minute, created_at)
    VALUES (${uuid('tenant', tenantId)}, ${uuid('application', application.id)}, ${application.name},
      ${application.environment}, ${application.client_id}, ${secretHash}, ${application.scopes},
      ${application.requests_per_minute}, ${application.created_at})`);
}

/** Oldest first: identifiers grow with time. */
export async function listApplications(
  db: Queryable,
  tenantId: string,
  environment: Environment,
): Promise<Application[]> {
  const rows = await db.rows<Row>(sql`
    SELECT ${shown} FROM application
    WHERE tenant_id = ${uuid('tenant', tenantId)} AND environment = ${environment} ORDER BY id`);
  return rows.map(applicationOf);
}

export async function lockApplication(
  db: Queryable,
  tenantId: string,
  id: string,
): Promise<Application | null> {
  const [found] = await db.rows<Row>(sql`
    SELECT ${shown} FROM application
    WHERE tenant_id = ${uuid('tenant', tenantId)} AND id = ${uuid('application', id)} FOR NO KEY UPDATE`);
  return found ? applicationOf(found) : null;
}

/**
 * The current secret becomes the previous one, valid until `previous_secret_expires_at`; tokens given until now end with
 * it at the latest.
 */
export async function replaceSecret(
  db: Queryable,
  tenantId: string,
  application: Application,
  secretHash: Buffer,
): Promise<void> {
  const until = application.previous_secret_expires_at;
  await db.rows(sql`
    UPDATE application SET previous_secret_hash = CASE WHEN ${until}::timestamptz IS NOT NULL THEN secret_hash END,
      previous_secret_until = ${until}, secret_hash = ${secretHash}
    WHERE tenant_id = ${uuid('tenant', tenantId)} AND id = ${uuid('application', application.id)}`);
  await db.rows(sql`
    UPDATE access_token SET expires_at = least(expires_at, coalesce(${until}::timestamptz, now()))
    WHERE tenant_id = ${uuid('tenant', tenantId)} AND application_id = ${uuid('application', application.id)}`);
}

export async function saveRevocation(
  db: Queryable,
  tenantId: string,
  application: Application,
): Promise<void> {
  await db.rows(sql`
    UPDATE application SET revoked_at = ${application.revoked_at}, previous_secret_hash = NULL, previous_secret_until = NULL
    WHERE tenant_id = ${uuid('tenant', tenantId)} AND id = ${uuid('application', application.id)}`);
}

function applicationOf(row: Row): Application {
  return { ...row, id: encodeIdentifier('application', row.id) };
}
