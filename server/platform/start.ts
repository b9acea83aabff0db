import { prepareDemo } from '@/server/dashboard/demo-start';
import { setupText } from '@/server/dashboard/first-start';
import { logFileOf, logFolderOf } from './data-folder/prepare-data-folder';
import { requireDocuments } from './data-folder/require-documents';
import { localUrl } from './local-url';
import { createLogger, type Logger } from './logging';
import { holdDataFolder, openDatabase } from './open-database';
import {
  accountingUrlOf,
  environmentOfParts,
  type Mode,
  startAccountingService,
  startDashboard,
} from './parts';
import { type Lifecycle, runUntilStopped } from './processes/lifecycle';
import { requireOwnPorts } from './processes/required-ports';
import { rotateLogs } from './rotate-logs';
import { readSettingsOrExit, type Settings } from './settings';
import { StartRefusal } from './start-refusal';

/** How long the parts of a killed Daybook may take to stop and release their ports. */
const abandonedTimeoutMs = 15_000;

/** `npm start` and `npm run dev`, once everything is there: database, accounting service and dashboard, as one. */
async function startDaybook(settings: Settings, mode: Mode, lifecycle: Lifecycle): Promise<void> {
  const held = await holdDataFolder(settings.dataDir, lifecycle);
  if (!held.ok) throw new StartRefusal(held.problem);
  requireDocuments(settings);
  await requireOwnPorts(settings, { dashboard: true }, held.value.wasAbandoned ? abandonedTimeoutMs : 0);
  const logger = createLogger('daybook', settings.logLevel, logFileOf(settings.dataDir));
  lifecycle.whenStopping(rotateLogs(logFolderOf(settings.dataDir), logger));
  const database = await openDatabase(settings, logger, lifecycle);
  const env = environmentOfParts(settings, database.url, mode);
  const [signIn] = await Promise.all([
    startServiceWithDemo(settings, env, lifecycle, logger),
    startDashboard(settings, env, lifecycle, logger),
  ]);
  if (!lifecycle.signal.aborted) announce(settings, database.description, signIn);
}

/** How to sign in to the demo or to create the first account; null where neither applies. */
async function startServiceWithDemo(
  settings: Settings,
  env: NodeJS.ProcessEnv,
  lifecycle: Lifecycle,
  logger: Logger,
): Promise<string | null> {
  if (!settings.accountingUrl) await startAccountingService(settings, env, lifecycle, logger);
  if (lifecycle.signal.aborted) return null;
  const own = { ...env, ACCOUNTING_URL: accountingUrlOf(settings) };
  const demo = await prepareDemo(own).catch((error: unknown) => {
    // Nobody's own books depend on the demo.
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return null;
  });
  return demo ?? setupText(own);
}

function announce(settings: Settings, database: string | undefined, signIn: string | null): void {
  const lines = [
    `Daybook is ready at ${localUrl(settings.dashboardHost, settings.dashboardPort)}`,
    `  accounting service  ${accountingUrlOf(settings)}`,
    `  logs                ${logFolderOf(settings.dataDir)}`,
    ...(database ? [`  database            ${database}`] : []),
    ...(signIn ? ['', signIn] : []),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

const settings = readSettingsOrExit();
const mode = process.argv.includes('--development') ? 'development' : 'production';
process.exit(
  await runUntilStopped((lifecycle) => startDaybook(settings, mode, lifecycle), logFileOf(settings.dataDir)),
);
