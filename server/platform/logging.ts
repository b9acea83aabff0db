import { type Logger, pino } from 'pino';

export type { Logger };

/**
 * Names that never reach a log line, at the top of a logged object and one or two levels down (pino's redaction
 * has no wildcard over depth).
 */
const secretFields = [
  'authorization',
  'Authorization',
  'cookie',
  'Cookie',
  'set-cookie',
  'password',
  'passwordHash',
  'password_hash',
  'secret',
  'secretHash',
  'secret_hash',
  'clientSecret',
  'client_secret',
  'sessionSecret',
  'secretAccessKey',
  'sessionToken',
  'token',
  'accessToken',
  'access_token',
  'aggregator_user_token',
  'databaseUrl',
  'DATABASE_URL',
];
const redactedPaths = secretFields.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);

/** The maximum size of log lines buffered while the volume is full, in bytes; further lines are lost. */
const mostWaiting = 1024 ** 2;

/**
 * JSON lines to standard output (1), standard error (2) or the end of a file that only its owner may read. A line that
 * cannot be written, as on a full volume, is written later or lost; whoever logs never fails.
 */
export function createLogger(program: string, level: string, destination: 1 | 2 | string = 1): Logger {
  const sink = pino.destination({
    dest: destination,
    sync: true,
    mkdir: true,
    mode: 0o600,
    maxLength: mostWaiting,
  });
  sink.on('error', () => undefined);
  return loggerTo(sink, program, level);
}

/** The same lines into any sink. */
export function loggerTo(sink: { write(line: string): void }, program: string, level: string): Logger {
  return pino(
    {
      level,
      base: { program },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: redactedPaths, censor: '[redacted]' },
    },
    sink,
  );
}
