import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '@/lib/client/client';
import { clientCredentials } from '@/lib/client/tokens';
import { untilAnswering } from '@/server/platform/processes/until-answering';
import { freePort } from '../../../platform/processes/free-port';

export type RunningService = {
  client: Client;
  /** What a dashboard of this service has among its settings. */
  env: { ACCOUNTING_URL: string; ACCOUNTING_CLIENT_ID: string; ACCOUNTING_CLIENT_SECRET: string };
  stop(): Promise<void>;
};

/** The accounting service as the dashboard meets it: another process, reached at /v0, with a tenant of its own. */
export async function startAccountingService(databaseUrl: string): Promise<RunningService> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'daybook-demo-'));
  const [clientId, clientSecret] = [`demo-${randomUUID()}`, randomBytes(32).toString('base64url')];
  const child = spawn(process.execPath, ['--import', 'tsx', join('server', 'accounting', 'main.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      DAYBOOK_DATA_DIR: dataDir,
      ACCOUNTING_PORT: `${port}`,
      ACCOUNTING_CLIENT_ID: clientId,
      ACCOUNTING_CLIENT_SECRET: clientSecret,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const stop = async () => {
    await end(child);
    rmSync(dataDir, { recursive: true, force: true });
  };
  const baseUrl = `http://127.0.0.1:${port}`;
  const givenUp = new AbortController();
  child.once('exit', () => givenUp.abort(new Error('The accounting service has ended.')));
  await untilAnswering('The accounting service', `${baseUrl}/readyz`, givenUp.signal);
  const tokens = clientCredentials({ baseUrl, fetch, clientId, clientSecret });
  const env = {
    ACCOUNTING_URL: baseUrl,
    ACCOUNTING_CLIENT_ID: clientId,
    ACCOUNTING_CLIENT_SECRET: clientSecret,
  };
  return { client: createClient({ baseUrl, fetch, tokens }), env, stop };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
