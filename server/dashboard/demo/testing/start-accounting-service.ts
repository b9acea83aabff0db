import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '@/lib/client/client';
import { clientCredentials } from '@/lib/client/tokens';
import { freePort } from '../../../platform/processes/free-port';
import { newCredentials, startServiceProcess } from '../../../platform/testing/service-process';

export type RunningService = {
  client: Client;
  /** What a dashboard of this service has among its settings. */
  env: { ACCOUNTING_URL: string; ACCOUNTING_CLIENT_ID: string; ACCOUNTING_CLIENT_SECRET: string };
  stop(): Promise<void>;
};

/** The accounting service as the dashboard meets it: another process, reached at /v0, with a tenant of its own. */
export async function startAccountingService(databaseUrl: string): Promise<RunningService> {
  const dataDir = mkdtempSync(join(tmpdir(), 'daybook-demo-'));
  const credentials = newCredentials();
  const env = { LOG_LEVEL: 'error' };
  const service = await startServiceProcess({
    databaseUrl,
    credentials,
    dataDir,
    env,
    port: await freePort(),
  });
  const { baseUrl } = service;
  const tokens = clientCredentials({ baseUrl, fetch, ...credentials });
  return {
    client: createClient({ baseUrl, fetch, tokens }),
    env: {
      ACCOUNTING_URL: baseUrl,
      ACCOUNTING_CLIENT_ID: credentials.clientId,
      ACCOUNTING_CLIENT_SECRET: credentials.clientSecret,
    },
    async stop() {
      service.signal('SIGTERM');
      await service.ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
