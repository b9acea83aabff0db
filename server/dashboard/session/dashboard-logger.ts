import { createLogger, type Logger } from '@/server/platform/logging';

let logger: Logger | null = null;

/** The dashboard's own log lines, secrets left out. Made when first needed, so that the build makes none. */
export function dashboardLogger(): Logger {
  logger ??= createLogger('dashboard', process.env.LOG_LEVEL || 'info');
  return logger;
}
