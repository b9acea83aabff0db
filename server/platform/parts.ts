import { join } from 'node:path';
import { keptCredentials } from './data-folder/kept-credentials';
import { keepSecret } from './data-folder/kept-secrets';
import { logFolderOf } from './data-folder/prepare-data-folder';
import { localUrl } from './local-url';
import type { Logger } from './logging';
import { keepAliveMs } from './processes/keep-alive';
import type { Lifecycle } from './processes/lifecycle';
import { dashboardFlags, serviceFlags } from './processes/node-flags';
import { createStandIn } from './processes/stand-in';
import { superviseProgram } from './processes/supervise-program';
import type { Settings } from './settings';

/** How long a part may take to finish its in-flight requests. */
const stopTimeoutMs = { dashboard: 15_000, service: 30_000 };

/** In development the parts run from the sources, restart when these change, and log to the terminal. */
export type Mode = 'production' | 'development';

/**
 * The environment of every part: all decisions that were left to defaults, and the secrets that Daybook made for itself,
 * spelled out, so that no part decides anything a second time.
 */
export function environmentOfParts(
  settings: Settings,
  databaseUrl: string,
  mode: Mode = 'production',
): NodeJS.ProcessEnv {
  const { clientId, clientSecret } = settings.accountingCredentials ?? keptCredentials(settings.dataDir);
  return {
    ...process.env,
    NODE_ENV: mode,
    NEXT_TELEMETRY_DISABLED: '1',
    DATABASE_URL: databaseUrl,
    ACCOUNTING_URL: accountingUrlOf(settings),
    DAYBOOK_DATA_DIR: settings.dataDir,
    DAYBOOK_DEMO: settings.demo ? '1' : '0',
    ACCOUNTING_CLIENT_ID: clientId,
    ACCOUNTING_CLIENT_SECRET: clientSecret,
    NEXTAUTH_URL: settings.dashboardUrl,
    // A name that it listens on is its own, too, and is asked for to know that it answers.
    DAYBOOK_HOSTS: [process.env.DAYBOOK_HOSTS, settings.dashboardHost].filter(Boolean).join(','),
    NEXTAUTH_SECRET: settings.sessionSecret ?? keepSecret(settings.dataDir, 'session-secret'),
  };
}

/** Starts the accounting service; resolves when it answers, or when the program is to end before that. */
export async function startAccountingService(
  settings: Settings,
  env: NodeJS.ProcessEnv,
  lifecycle: Lifecycle,
  logger: Logger,
): Promise<void> {
  const service = {
    title: 'The accounting service',
    command: isDevelopment(env)
      ? ['--import', 'tsx', '--watch', join('server', 'accounting', 'main.ts')]
      : [...serviceFlags, join('dist', 'accounting-service.js')],
    env: { ...env, ACCOUNTING_URL: undefined },
    logFile: isDevelopment(env) ? undefined : join(logFolderOf(settings.dataDir), 'accounting-service.log'),
    readyAddress: `${accountingUrlOf(settings)}/readyz`,
    stopTimeoutMs: stopTimeoutMs.service,
  };
  await superviseProgram(service, lifecycle, logger);
}

/** Starts the dashboard; resolves as the accounting service's does. While it is away, another page answers for it. */
export async function startDashboard(
  settings: Settings,
  env: NodeJS.ProcessEnv,
  lifecycle: Lifecycle,
  logger: Logger,
): Promise<void> {
  const { dashboardHost: host, dashboardPort: port } = settings;
  const next = join('node_modules', 'next', 'dist', 'bin', 'next');
  const standIn = createStandIn(host, port, logger);
  const dashboard = {
    title: 'The dashboard',
    command: [
      ...(isDevelopment(env)
        ? [next, 'dev']
        : [...dashboardFlags, next, 'start', '--keepAliveTimeout', `${keepAliveMs}`]),
      ...['-H', host, '-p', `${port}`],
    ],
    env,
    logFile: isDevelopment(env) ? undefined : join(logFolderOf(settings.dataDir), 'dashboard.log'),
    readyAddress: `${localUrl(host, port)}/sign-in`,
    stopTimeoutMs: stopTimeoutMs.dashboard,
  };
  lifecycle.whenStopping(standIn.close);
  // `next dev` passes its port on to a process of its own.
  const handover = isDevelopment(env) ? {} : { onEnd: standIn.open, freePort: standIn.close };
  await superviseProgram({ ...dashboard, ...handover }, lifecycle, logger);
}

function isDevelopment(env: NodeJS.ProcessEnv): boolean {
  return env.NODE_ENV === 'development';
}

export function accountingUrlOf(settings: Settings): string {
  return settings.accountingUrl ?? localUrl(settings.accountingHost, settings.accountingPort);
}
