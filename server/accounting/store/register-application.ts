import { Client } from 'pg';
import { decodeIdentifier, newIdentifier } from '@/lib/ids/identifier';
import { StartRefusal } from '@/server/platform/start-refusal';
import type { Environment } from './access-store';

export type NewApplication = {
  name: string;
  environment: Environment;
  clientId: string;
  secretHash: Buffer;
  scopes: readonly string[];
  requestsPerMinute: number | null;
  /** True for the dashboard's own application, which the API cannot change. */
  isDashboard?: boolean;
};

/**
 * Registers an application as the owner of the database, with a tenant of its own. A client_id that is known in the
 * environment already keeps its tenant, takes the secret given and is valid again if it was revoked;
 * with another secret than before, the tokens of the earlier ones end. The dashboard's is refused (StartRefusal) where only the other
 * environment knows it.
 */
export async function registerApplication(
  databaseUrl: string,
  tenantName: string,
  application: NewApplication,
): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, options: '-c search_path=accounting' });
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock(hashtext($1))', [
      `daybook.register.${application.clientId}`,
    ]);
    if (application.isDashboard) await refuseOtherEnvironment(client, application);
    await client.query(
      `DELETE FROM access_token AS t USING application AS a
       WHERE a.client_id = $1 AND a.environment = $2 AND a.secret_hash <> $3
         AND t.tenant_id = a.tenant_id AND t.application_id = a.id`,
      [application.clientId, application.environment, application.secretHash],
    );
    const known = await client.query(
      `UPDATE application SET previous_secret_hash = NULL, previous_secret_until = NULL, secret_hash = $3, scopes = $4, requests_per_minute = $5, is_dashboard = $6, revoked_at = NULL
       WHERE client_id = $1 AND environment = $2`,
      [
        application.clientId,
        application.environment,
        application.secretHash,
        application.scopes,
        application.requestsPerMinute,
        application.isDashboard ?? false,
      ],
    );
    if (known.rowCount === 0) await insert(client, tenantName, application);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

/**
 * Throws a StartRefusal where the application is known in the other environment alone: in this one it would get a tenant of its own,
 * without any of the books.
 */
export async function requireEnvironment(
  databaseUrl: string,
  application: Pick<NewApplication, 'clientId' | 'environment'>,
): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, options: '-c search_path=accounting' });
  await client.connect();
  try {
    await refuseOtherEnvironment(client, application);
  } finally {
    await client.end();
  }
}

async function refuseOtherEnvironment(
  client: Client,
  { clientId, environment }: Pick<NewApplication, 'clientId' | 'environment'>,
): Promise<void> {
  const found = await client.query<{ environment: Environment }>(
    'SELECT environment FROM application WHERE client_id = $1',
    [clientId],
  );
  const known = found.rows.map((row) => row.environment);
  if (known.length === 0 || known.includes(environment)) return;
  throw new StartRefusal(
    `The books of this Daybook were made with ACCOUNTING_ENVIRONMENT ${known[0]}, and with ${environment} none of them would be found; set ACCOUNTING_ENVIRONMENT to ${known[0]}.`,
  );
}

async function insert(client: Client, tenantName: string, application: NewApplication): Promise<void> {
  const tenantId = decodeIdentifier('tenant', newIdentifier('tenant'));
  await client.query('INSERT INTO tenant (id, name) VALUES ($1, $2)', [tenantId, tenantName]);
  await client.query(
    `INSERT INTO application (tenant_id, id, name, environment, client_id, secret_hash, scopes, requests_per_minute, is_dashboard)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      tenantId,
      decodeIdentifier('application', newIdentifier('application')),
      application.name,
      application.environment,
      application.clientId,
      application.secretHash,
      application.scopes,
      application.requestsPerMinute,
      application.isDashboard ?? false,
    ],
  );
}
