import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Playwright's global setup: the Daybook that the journeys share. Returns what stops it. */
export default async function startSharedDaybook(): Promise<() => Promise<void>> {
  const { settings, stop } = await startDaybook();
  Object.assign(process.env, settings);
  return stop;
}

/**
 * Starts the whole of Daybook by its own start command, on free ports and in a temporary data folder, and waits until it
 * says that it is ready. The settings are where the specs find it, DAYBOOK_E2E_URL (the dashboard), DAYBOOK_E2E_SERVICE_URL
 * and DAYBOOK_E2E_DATA_DIR, and what they sign in with, DAYBOOK_E2E_SIGN_INS. `stop` also removes the folder.
 */
export async function startDaybook() {
  const dataDir = mkdtempSync(join(tmpdir(), 'daybook-e2e-'));
  const [port, accountingPort, providerPort, tracesPort] = await freePorts();
  const daybook = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    env: {
      ...process.env,
      PORT: `${port}`,
      ACCOUNTING_PORT: `${accountingPort}`,
      DAYBOOK_DATA_DIR: dataDir,
      DAYBOOK_DEMO: '1',
      // By name: browsers make no passkeys for the number of an address.
      NEXTAUTH_URL: `http://localhost:${port}`,
      // An OpenID provider that the journey about it starts.
      OIDC_ISSUER: `http://127.0.0.1:${providerPort}`,
      OIDC_CLIENT_ID: 'daybook',
      OIDC_CLIENT_SECRET: 'a secret of the provider',
      OIDC_NAME: 'Example Company',
      // A receiver of traces that the spec about them starts; without one, whatever is sent to it is dropped.
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${tracesPort}`,
      OTEL_BSP_SCHEDULE_DELAY: '500',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    daybook.kill('SIGTERM');
    if (daybook.exitCode === null && daybook.signalCode === null) await once(daybook, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  };
  const said = await untilReady(daybook.stdout);
  if (said === null) {
    await stop();
    throw new Error('Daybook did not start; its output is above.');
  }
  const settings = {
    DAYBOOK_E2E_URL: `http://localhost:${port}`,
    DAYBOOK_E2E_SERVICE_URL: `http://127.0.0.1:${accountingPort}`,
    DAYBOOK_E2E_DATA_DIR: dataDir,
    DAYBOOK_E2E_PROVIDER_PORT: `${providerPort}`,
    DAYBOOK_E2E_TRACES_PORT: `${tracesPort}`,
    DAYBOOK_E2E_SIGN_INS: JSON.stringify(signInsIn(said)),
  };
  return { settings, stop };
}

/** What it said up to how to sign in; reads on after that, so that the pipe never fills. Null when it ended before. */
function untilReady(output: NodeJS.ReadableStream): Promise<string | null> {
  return new Promise((resolve) => {
    let said = '';
    output.on('data', (chunk) => {
      said = (said + chunk).slice(-10_000);
      if (said.includes('Daybook is ready at ') && 'owner' in signInsIn(said)) resolve(said);
    });
    output.on('close', () => resolve(null));
  });
}

/** The printed lines "As the bookkeeper  ADDRESS  PASSWORD", by role. */
function signInsIn(said: string): Record<string, { email: string; password: string }> {
  const lines = [...said.matchAll(/As the (\w+) +(\S+) +(\S+)\n/g)];
  return Object.fromEntries(
    lines.map(([, role = '', email = '', password = '']) => [role, { email, password }]),
  );
}

/** Four different free ports: all are held until all are known. */
async function freePorts(): Promise<number[]> {
  const servers = [0, 0, 0, 0].map((any) => createServer().listen(any, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => {
    const address = server.address();
    return typeof address === 'object' && address ? address.port : 0;
  });
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
