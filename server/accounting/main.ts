import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { createLogger } from '@/server/platform/logging';
import { serveMetrics } from '@/server/platform/metrics';
import { keepAliveMs } from '@/server/platform/processes/keep-alive';
import { readSettingsOrExit } from '@/server/platform/settings';
import { startTracing } from '@/server/platform/tracing';
import { registerDashboard } from './dashboard-application';
import { openBlobStore } from './documents/open-blob-store';
import { createApp } from './http/app';
import { drainUnreadBodies } from './http/drain-unread-bodies';
import { gracefulStop } from './http/stop-serving';
import { doDaily } from './jobs/daily-work';
import { totalsFolder } from './jobs/fold-totals';
import { statisticsRefresher } from './jobs/refresh-statistics';
import { runJobs } from './jobs/run-jobs';
import { createMetrics } from './metrics';
import { judgingJobs } from './services/categorization/judge-pending';
import { documentJobs } from './services/documents/process-document';
import { sweepBlobs } from './services/documents/sweep-blobs';
import { createRateLimiter } from './services/requests/rate-limiter';
import { createRequests } from './services/requests/requests';
import { readPageTokenKey } from './store/access-store';
import { migrateAccounting, openDatabase } from './store/database';
import { deleteExpiredKeys } from './store/idempotency-store';

const settings = readSettingsOrExit();
const logger = createLogger('accounting-service', settings.logLevel);

async function run(databaseUrl: string): Promise<void> {
  const stopTracing = await startTracing('accounting-service');
  await migrateAccounting(databaseUrl);
  const { accountingCredentials } = settings;
  if (accountingCredentials) await registerDashboard(databaseUrl, accountingCredentials, settings);
  const onIdleError = (err: Error) => logger.warn({ err }, 'idle database connection lost');
  const database = openDatabase(databaseUrl, onIdleError);
  const folder = totalsFolder(database, logger);
  const statistics = statisticsRefresher(database, logger);
  const windows = openDatabase(databaseUrl, onIdleError, { connections: 1 });
  const rateLimiter = createRateLimiter(windows, settings.rateLimitPerMinute);
  const documents = openBlobStore(settings.documents, (err) =>
    logger.warn({ err }, 'the storage of documents cannot be reached'),
  );
  const totalsChanged = (tenantId: string, businessId: string, count: number) => {
    folder.totalsChanged(tenantId, businessId, count);
    statistics.changed(count);
  };
  const metrics = createMetrics();
  metrics.watchDatabase(database);
  const workers = [
    runJobs(database, documentJobs({ database, documents }), logger, metrics.jobEnded),
    runJobs(database, judgingJobs({ database, totalsChanged }), logger, metrics.jobEnded),
  ];
  const daily = doDaily(
    {
      'unreferenced files of unfinished uploads deleted': (signal) =>
        sweepBlobs({ database, documents }, Date.now(), signal),
      'expired idempotency keys deleted': async () => ({ deleted: await deleteExpiredKeys(database) }),
    },
    logger,
  );
  const app = createApp({
    requests: createRequests({
      database,
      environment: settings.environment,
      pageTokenKey: await readPageTokenKey(database),
      documents,
      documentQuotaBytes: settings.documentQuotaBytes ?? null,
      rateLimiter,
      totalsChanged,
      jobAdded() {
        for (const worker of workers) worker.jobAdded();
      },
    }),
    logger,
    jsonLimitBytes: settings.jsonBodyLimitBytes,
    uploadLimitBytes: settings.uploadLimitBytes,
    trustedProxies: settings.trustedProxies,
    newSpool: documents.newSpool,
    requestAnswered: metrics.requestAnswered,
  });
  const { accountingMetricsPort, metricsHost } = settings;
  if (accountingMetricsPort) {
    serveMetrics(metrics.registry, accountingMetricsPort, metricsHost, (err) =>
      logger.error({ err }, 'the metrics are not served'),
    );
  }
  const { accountingHost: hostname, accountingPort: port, environment } = settings;
  // The adapter's own cleaning closes the connection half a second after an answer; `drainUnreadBodies` does it instead.
  const serverOptions = { keepAliveTimeout: keepAliveMs };
  const server = serve({ fetch: app.fetch, hostname, port, autoCleanupIncoming: false, serverOptions }, () =>
    logger.info({ port, environment }, 'listening'),
  ) as Server;
  drainUnreadBodies(server);
  const stopServing = gracefulStop(server);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await stopServing();
    await Promise.all([...workers.map((worker) => worker.stop()), daily.stop()]);
    await Promise.all([folder.settled(), statistics.settled()]);
    await windows.close();
    await database.close();
    await stopTracing().catch((err: unknown) => logger.warn({ err }, 'the last spans could not be sent'));
    logger.info('stopped');
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

if (!settings.databaseUrl) {
  process.stderr.write('DATABASE_URL must name a PostgreSQL; `npm run service` starts one by itself.\n');
  process.exit(1);
}
run(settings.databaseUrl).catch((error: unknown) => {
  logger.fatal({ err: error }, 'the service failed to start');
  process.exit(1);
});
