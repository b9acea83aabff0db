import { randomBytes, randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { type Client, createClient } from '@/lib/client/client';
import { must } from '@/lib/client/must';
import { clientCredentials } from '@/lib/client/tokens';
import { scopes } from '@/lib/contract/token';
import { hashSecret } from '../services/access/secrets';
import { registerApplication } from '../store/register-application';
import { type BareHttp, bareHttp } from './bare-http';

/** How many clients and raw connections write at once. */
export const concurrency = 16;

/** What every measurement works with. */
export type Bench = {
  client: Client;
  http: BareHttp;
  /** The database itself, as its owner: what the service is compared with. */
  database: Pool;
  databaseUrl: string;
  applicationId: string;
  tenantId: string;
  /** Asks the service for another token. */
  signIn(): Promise<void>;
  close(): Promise<void>;
};

export type BenchCredentials = { clientId: string; clientSecret: string };

/** A tenant of its own, whose application may ask as often as it likes. */
export async function registerBench(databaseUrl: string): Promise<BenchCredentials> {
  const [clientId, clientSecret] = [`bench-${randomUUID()}`, randomBytes(32).toString('base64url')];
  await registerApplication(databaseUrl, 'Benchmark', {
    name: 'Benchmark',
    environment: process.env.ACCOUNTING_ENVIRONMENT === 'production' ? 'production' : 'sandbox',
    clientId,
    secretHash: hashSecret(clientSecret),
    scopes,
    requestsPerMinute: 1_000_000_000,
  });
  return { clientId, clientSecret };
}

export async function openBench(
  baseUrl: string,
  databaseUrl: string,
  credentials: BenchCredentials,
): Promise<Bench> {
  const database = new Pool({
    connectionString: databaseUrl,
    max: concurrency,
    options: '-c search_path=accounting -c timezone=UTC -c jit=off',
  });
  const { rows } = await database.query<{ id: string; tenant_id: string }>(
    'SELECT id, tenant_id FROM application WHERE client_id = $1',
    [credentials.clientId],
  );
  const [application] = rows;
  if (!application) throw new Error('The benchmark application is not registered.');
  const tokens = clientCredentials({ baseUrl, fetch, ...credentials });
  const token = must(await tokens.current());
  const http = bareHttp(baseUrl, token, concurrency);
  return {
    client: createClient({ baseUrl, fetch, tokens }),
    http,
    database,
    databaseUrl,
    applicationId: application.id,
    tenantId: application.tenant_id,
    async signIn() {
      tokens.discard(must(await tokens.current()));
      must(await tokens.current());
    },
    async close() {
      http.close();
      await database.end();
    },
  };
}
