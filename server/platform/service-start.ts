import { logFileOf, logFolderOf } from './data-folder/prepare-data-folder';
import { requireDocuments } from './data-folder/require-documents';
import { createLogger } from './logging';
import { holdDataFolder, openDatabase } from './open-database';
import { accountingUrlOf, environmentOfParts, startAccountingService } from './parts';
import { type Lifecycle, runUntilStopped } from './processes/lifecycle';
import { requireOwnPorts } from './processes/required-ports';
import { rotateLogs } from './rotate-logs';
import { readSettingsOrExit, type Settings } from './settings';
import { StartRefusal } from './start-refusal';

/** `npm run service`: the accounting service with its database, without the dashboard. */
async function startService(settings: Settings, lifecycle: Lifecycle): Promise<void> {
  const held = await holdDataFolder(settings.dataDir, lifecycle);
  if (!held.ok) throw new StartRefusal(held.problem);
  requireDocuments(settings);
  await requireOwnPorts(settings, { dashboard: false }, held.value.wasAbandoned ? 15_000 : 0);
  const logger = createLogger('daybook', settings.logLevel, logFileOf(settings.dataDir));
  lifecycle.whenStopping(rotateLogs(logFolderOf(settings.dataDir), logger));
  const database = await openDatabase(settings, held.value, logger, lifecycle);
  const env = environmentOfParts(settings, database.url);
  await startAccountingService(settings, env, lifecycle, logger);
  if (lifecycle.signal.aborted) return;
  process.stdout.write(
    `Accounting service is ready at ${accountingUrlOf(settings)}\n  logs      ${logFolderOf(settings.dataDir)}\n${database.description ? `  database  ${database.description}\n` : ''}`,
  );
}

const settings = { ...readSettingsOrExit(), accountingUrl: undefined };
process.exit(
  await runUntilStopped((lifecycle) => startService(settings, lifecycle), logFileOf(settings.dataDir)),
);
