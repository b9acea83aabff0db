import { resolve } from 'node:path';
import { z } from 'zod';
import { accept, type Result, refuse } from '@/lib/result';
import { uploadLimitBytes } from '@/lib/upload-limit';
import { type DocumentStorage, documentStorageFrom } from './document-storage-settings';
import { localUrl } from './local-url';
import { kept, optional, url, wholeNumber, withDefault, withoutEmpty, words } from './setting-kinds';

/** The settings from environment variables, parsed once. Ports are TCP ports, limits are per minute or in bytes. */
export interface Settings {
  /** `sandbox` or `production`: credentials and tokens of one are refused by the other. */
  environment: 'sandbox' | 'production';
  /** PORT: the dashboard's. */
  dashboardPort: number;
  /** HOST: the address that the dashboard listens on. */
  dashboardHost: string;
  /** NEXTAUTH_URL: the address that people type; an https address makes the cookies Secure. */
  dashboardUrl: string;
  /** NEXTAUTH_SECRET; unset, one is made and kept in the data folder (`kept-secrets.ts`). */
  sessionSecret: string | undefined;
  accountingPort: number;
  accountingHost: string;
  /** ACCOUNTING_URL: set, the dashboard uses that service and none is started. Without a slash at the end. */
  accountingUrl: string | undefined;
  /** The dashboard's server-held credentials; unset, a pair is made and kept in the data folder. */
  accountingCredentials: { clientId: string; clientSecret: string } | undefined;
  /** Requests per minute of an application without its own limit. */
  rateLimitPerMinute: number;
  /** TRUSTED_PROXIES: how many proxies in front add to `X-Forwarded-For`; 0 ignores the header. */
  trustedProxies: number;
  /** METRICS_PORT: where the dashboard answers `GET /metrics`; unset, nowhere. */
  metricsPort: number | undefined;
  /** ACCOUNTING_METRICS_PORT: where the service does. */
  accountingMetricsPort: number | undefined;
  /** METRICS_HOST: the address that both listen on for that. */
  metricsHost: string;
  jsonBodyLimitBytes: number;
  uploadLimitBytes: number;
  /** ACCOUNTING_DOCUMENT_QUOTA_BYTES: what the documents of one tenant may take up; unset, no limit. */
  documentQuotaBytes: number | undefined;
  /** Absolute path of the embedded database's files, documents and kept secrets. */
  dataDir: string;
  /** DATABASE_URL: a PostgreSQL to use instead of the embedded one. */
  databaseUrl: string | undefined;
  /** DAYBOOK_POSTGRES_BIN: the folder of `postgres` and `initdb` to run as the embedded database. */
  postgresBin: string | undefined;
  documents: DocumentStorage;
  demo: boolean;
  /** DAYBOOK_BACKUP_KEY: encrypts backups. A passphrase, or a public or secret key of age. */
  backupKey: string | undefined;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
}

const port = (otherwise: number) => withDefault(wholeNumber(1, 65_535), otherwise);

/** Every variable that is read; the README lists them. */
export const environmentSchema = z.object({
  ACCOUNTING_ENVIRONMENT: withDefault(words(['sandbox', 'production']), 'sandbox'),
  PORT: port(3000),
  HOST: withDefault(kept(255), '127.0.0.1'),
  NEXTAUTH_URL: optional(url(['http:', 'https:'])),
  DAYBOOK_HOSTS: optional(kept(4096)),
  TRUSTED_PROXIES: withDefault(wholeNumber(0, 10), 0),
  NEXTAUTH_SECRET: optional(kept(1024, 32)),
  ACCOUNTING_PORT: port(4000),
  ACCOUNTING_HOST: withDefault(kept(255), '127.0.0.1'),
  METRICS_PORT: optional(wholeNumber(1, 65_535)),
  ACCOUNTING_METRICS_PORT: optional(wholeNumber(1, 65_535)),
  METRICS_HOST: withDefault(kept(255), '127.0.0.1'),
  ACCOUNTING_URL: optional(url(['http:', 'https:'])),
  ACCOUNTING_CLIENT_ID: optional(kept(255)),
  ACCOUNTING_CLIENT_SECRET: optional(kept(255)),
  ACCOUNTING_RATE_LIMIT: withDefault(wholeNumber(1, 1_000_000), 300),
  ACCOUNTING_JSON_LIMIT_BYTES: withDefault(wholeNumber(1024, 64 * 1024 ** 2), 1024 ** 2),
  ACCOUNTING_UPLOAD_LIMIT_BYTES: withDefault(wholeNumber(1024, 1024 ** 3), uploadLimitBytes),
  ACCOUNTING_DOCUMENT_QUOTA_BYTES: optional(wholeNumber(1024, 999_999_999_999_999)),
  DAYBOOK_PERSON_RATE_LIMIT: optional(wholeNumber(1, 1_000_000)),
  DAYBOOK_DATA_DIR: withDefault(kept(4096), '.daybook'),
  DATABASE_URL: optional(url(['postgres:', 'postgresql:'])),
  DAYBOOK_POSTGRES_BIN: optional(kept(4096)),
  DAYBOOK_DEMO: optional(words(['0', '1'])),
  DAYBOOK_BACKUP_KEY: optional(kept(4096, 16)),
  SMTP_URL: optional(url(['smtp:', 'smtps:'])),
  MAIL_FROM: optional(kept(320)),
  DAYBOOK_MAIL_DOMAIN: optional(kept(255)),
  DAYBOOK_MAIL_SECRET: optional(kept(1024, 16)),
  OIDC_ISSUER: optional(url(['http:', 'https:'])),
  OIDC_CLIENT_ID: optional(kept(255)),
  OIDC_CLIENT_SECRET: optional(kept(1024)),
  OIDC_NAME: optional(kept(60)),
  DOCUMENTS_FOLDER: optional(kept(4096)),
  DOCUMENTS_S3_BUCKET: optional(kept(255)),
  AWS_REGION: withDefault(kept(64), 'us-east-1'),
  AWS_ENDPOINT_URL: optional(url(['http:', 'https:'])),
  AWS_ENDPOINT_URL_S3: optional(url(['http:', 'https:'])),
  AWS_ACCESS_KEY_ID: optional(kept(255)),
  AWS_SECRET_ACCESS_KEY: optional(kept(255)),
  AWS_SESSION_TOKEN: optional(kept(8192)),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(url(['http:', 'https:'])),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: optional(url(['http:', 'https:'])),
  LOG_LEVEL: withDefault(words(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
});

type Parsed = z.infer<typeof environmentSchema>;
export type Environment = Record<string, string | undefined>;

/**
 * Parses the environment, or says everything that is wrong with it: one sentence a setting, naming it.
 * An empty variable counts as unset. Relative folders are taken from `projectDir`.
 */
export function readSettings(env: Environment, projectDir = process.cwd()): Result<Settings, string[]> {
  const parsed = environmentSchema.safeParse(withoutEmpty(env));
  if (!parsed.success) {
    return refuse(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`));
  }
  const values = parsed.data;
  const faults = contradictionsIn(values);
  if (faults.length > 0) return refuse(faults);
  return accept(settingsFrom(values, projectDir));
}

/** The settings of this process; prints all invalid settings and exits with code 1 if there are any. */
export function readSettingsOrExit(): Settings {
  const read = readSettings(process.env);
  if (read.ok) return read.value;
  for (const sentence of read.problem) process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function settingsFrom(values: Parsed, projectDir: string): Settings {
  const dataDir = resolve(projectDir, values.DAYBOOK_DATA_DIR);
  const { ACCOUNTING_CLIENT_ID: clientId, ACCOUNTING_CLIENT_SECRET: clientSecret } = values;
  const isOwnSandbox =
    values.ACCOUNTING_ENVIRONMENT === 'sandbox' && !values.DATABASE_URL && !values.ACCOUNTING_URL;
  return {
    environment: values.ACCOUNTING_ENVIRONMENT,
    dashboardPort: values.PORT,
    dashboardHost: values.HOST,
    dashboardUrl: values.NEXTAUTH_URL ?? localUrl(values.HOST, values.PORT),
    sessionSecret: values.NEXTAUTH_SECRET,
    accountingPort: values.ACCOUNTING_PORT,
    accountingHost: values.ACCOUNTING_HOST,
    accountingUrl: values.ACCOUNTING_URL?.replace(/\/+$/, ''),
    accountingCredentials: clientId && clientSecret ? { clientId, clientSecret } : undefined,
    rateLimitPerMinute: values.ACCOUNTING_RATE_LIMIT,
    trustedProxies: values.TRUSTED_PROXIES,
    metricsPort: values.METRICS_PORT,
    accountingMetricsPort: values.ACCOUNTING_METRICS_PORT,
    metricsHost: values.METRICS_HOST,
    jsonBodyLimitBytes: values.ACCOUNTING_JSON_LIMIT_BYTES,
    uploadLimitBytes: values.ACCOUNTING_UPLOAD_LIMIT_BYTES,
    documentQuotaBytes: values.ACCOUNTING_DOCUMENT_QUOTA_BYTES,
    dataDir,
    databaseUrl: values.DATABASE_URL,
    postgresBin: values.DAYBOOK_POSTGRES_BIN,
    documents: documentStorageFrom(values, dataDir, projectDir),
    demo: values.DAYBOOK_DEMO ? values.DAYBOOK_DEMO === '1' : isOwnSandbox,
    backupKey: values.DAYBOOK_BACKUP_KEY,
    logLevel: values.LOG_LEVEL,
  };
}

/** Checks combinations of settings. */
function contradictionsIn(values: Parsed): string[] {
  const faults: string[] = [];
  if (!values.ACCOUNTING_CLIENT_ID !== !values.ACCOUNTING_CLIENT_SECRET) {
    const missing = values.ACCOUNTING_CLIENT_ID ? 'ACCOUNTING_CLIENT_SECRET' : 'ACCOUNTING_CLIENT_ID';
    faults.push(`${missing} is missing: ACCOUNTING_CLIENT_ID and ACCOUNTING_CLIENT_SECRET go together.`);
  } else if (values.ACCOUNTING_URL && !values.ACCOUNTING_CLIENT_ID) {
    faults.push(
      'ACCOUNTING_CLIENT_ID and ACCOUNTING_CLIENT_SECRET are missing: the service at ACCOUNTING_URL asks for them.',
    );
  }
  if (values.SMTP_URL && !values.MAIL_FROM)
    faults.push('MAIL_FROM is missing: SMTP_URL sends mail in its name.');
  if (!values.DAYBOOK_MAIL_DOMAIN !== !values.DAYBOOK_MAIL_SECRET) {
    const missing = values.DAYBOOK_MAIL_DOMAIN ? 'DAYBOOK_MAIL_SECRET' : 'DAYBOOK_MAIL_DOMAIN';
    faults.push(`${missing} is missing: DAYBOOK_MAIL_DOMAIN and DAYBOOK_MAIL_SECRET go together.`);
  }
  if (values.OIDC_ISSUER) {
    for (const name of ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const) {
      if (!values[name]) faults.push(`${name} is missing: the provider at OIDC_ISSUER asks for it.`);
    }
  }
  if (values.DAYBOOK_DEMO === '1' && values.ACCOUNTING_ENVIRONMENT === 'production') {
    faults.push('DAYBOOK_DEMO must not be 1 when ACCOUNTING_ENVIRONMENT is production.');
  }
  if (values.DOCUMENTS_S3_BUCKET) {
    if (values.DOCUMENTS_FOLDER) {
      faults.push(
        'DOCUMENTS_FOLDER and DOCUMENTS_S3_BUCKET are both set; documents are kept in one of them.',
      );
    }
    for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const) {
      if (!values[name]) faults.push(`${name} is missing: documents are kept in DOCUMENTS_S3_BUCKET.`);
    }
  }
  return faults;
}
