import sql from 'sql-template-tag';
import { encodeIdentifier } from '@/lib/ids/identifier';
import type { Queryable } from './database';
import { encodeOrNull, uuid, uuidOrNull } from './identifiers';

export type Environment = 'sandbox' | 'production';

export type RegisteredApplication = {
  tenantId: string;
  id: string;
  secretHash: Buffer;
  /** The previous secret, while it is valid. */
  previousSecretHash: Buffer | null;
  scopes: string[];
};

/** The application, tenant and scopes of a valid token. */
export type Access = {
  tenantId: string;
  applicationId: string;
  /** Set: the token is for this business alone. */
  businessId: string | null;
  scopes: string[];
  environment: Environment;
  /** The limit of the application; null for the default. */
  requestsPerMinute: number | null;
};

type ApplicationRow = {
  tenant_id: string;
  id: string;
  secret_hash: Buffer;
  previous_secret_hash: Buffer | null;
  scopes: string[];
};

export async function findApplication(
  db: Queryable,
  clientId: string,
  environment: Environment,
): Promise<RegisteredApplication | null> {
  const [row] = await db.rows<ApplicationRow>(
    sql`SELECT * FROM find_application(${clientId}, ${environment})`,
  );
  if (!row) return null;
  return {
    tenantId: encodeIdentifier('tenant', row.tenant_id),
    id: encodeIdentifier('application', row.id),
    secretHash: row.secret_hash,
    previousSecretHash: row.previous_secret_hash,
    scopes: row.scopes,
  };
}

/**
 * Locks the application whose secret has this hash, so that no rotation or revocation commits before the token does.
 * @returns the seconds that a token of this secret may last at most; null when the secret is valid no longer
 */
export async function lockForToken(
  db: Queryable,
  { tenantId, id }: Pick<RegisteredApplication, 'tenantId' | 'id'>,
  secretHash: Buffer,
): Promise<number | null> {
  const [row] = await db.rows<{ seconds: number }>(sql`
    UPDATE application SET last_token_at = now()
    WHERE tenant_id = ${uuid('tenant', tenantId)} AND id = ${uuid('application', id)} AND revoked_at IS NULL
      AND (secret_hash = ${secretHash} OR (previous_secret_hash = ${secretHash} AND previous_secret_until > now()))
    RETURNING CASE WHEN secret_hash = ${secretHash} THEN ${longestTokenSeconds}::int
      ELSE ceil(extract(epoch FROM previous_secret_until - now()))::int END AS seconds`);
  return row?.seconds ?? null;
}

/** The longest life of any token, in seconds. */
export const longestTokenSeconds = 86_400;

export async function insertToken(
  db: Queryable,
  token: {
    hash: Buffer;
    tenantId: string;
    applicationId: string;
    businessId: string | null;
    scopes: readonly string[];
    lifetimeSeconds: number;
  },
): Promise<void> {
  await db.rows(sql`
    INSERT INTO access_token (token_hash, tenant_id, application_id, business_id, scopes, expires_at)
    VALUES (${token.hash}, ${uuid('tenant', token.tenantId)}, ${uuid('application', token.applicationId)},
      ${uuidOrNull('business', token.businessId)}, ${token.scopes}, now() + make_interval(secs => ${token.lifetimeSeconds}))`);
  await db.rows(sql`DELETE FROM access_token WHERE expires_at < now() - interval '1 hour'`);
}

type TokenRow = {
  tenant_id: string;
  application_id: string;
  business_id: string | null;
  scopes: string[];
  environment: Environment;
  requests_per_minute: number | null;
};

/**
 * The access that the token with this hash gives; null when unknown, expired or revoked. From then on the transaction sees
 * the token's tenant, and the rows of the business if that is the tenant's.
 */
export async function openRequest(
  db: Queryable,
  hash: Buffer,
  businessId: string | null,
): Promise<Access | null> {
  const business = uuidOrNull('business', businessId);
  const [row] = await db.rows<TokenRow>(sql`SELECT * FROM open_request(${hash}, ${business})`);
  if (!row) return null;
  return {
    tenantId: encodeIdentifier('tenant', row.tenant_id),
    applicationId: encodeIdentifier('application', row.application_id),
    businessId: encodeOrNull('business', row.business_id),
    scopes: row.scopes,
    environment: row.environment,
    requestsPerMinute: row.requests_per_minute,
  };
}

/** The key, shared by every process of the service, that signs page tokens. */
export async function readPageTokenKey(db: Queryable): Promise<Buffer> {
  const [row] = await db.rows<{ page_token_key: Buffer }>(sql`SELECT page_token_key FROM service_secret`);
  if (!row) throw new Error('the database has no page token key');
  return row.page_token_key;
}
