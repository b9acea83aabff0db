import { describe, expect, it } from 'vitest';
import { type Environment, readSettings } from './settings';

const secret = 'a'.repeat(43);

function faultsOf(env: Environment): string[] {
  const read = readSettings(env, '/project');
  return read.ok ? [] : read.problem;
}

function settingsOf(env: Environment) {
  const read = readSettings(env, '/project');
  if (!read.ok) throw new Error(read.problem.join(' '));
  return read.value;
}

describe('the settings of an empty environment', () => {
  it('are the documented defaults', () => {
    expect(settingsOf({})).toEqual({
      environment: 'sandbox',
      dashboardPort: 3000,
      dashboardHost: '127.0.0.1',
      dashboardUrl: 'http://127.0.0.1:3000',
      sessionSecret: undefined,
      accountingPort: 4000,
      accountingHost: '127.0.0.1',
      accountingUrl: undefined,
      accountingCredentials: undefined,
      rateLimitPerMinute: 300,
      jsonBodyLimitBytes: 1_048_576,
      trustedProxies: 0,
      metricsHost: '127.0.0.1',
      uploadLimitBytes: 26_214_400,
      dataDir: '/project/.daybook',
      databaseUrl: undefined,
      documents: { kind: 'folder', folder: '/project/.daybook/documents' },
      demo: true,
      logLevel: 'info',
    });
  });

  it('are also those of an environment of empty values', () => {
    expect(settingsOf({ PORT: '', DATABASE_URL: '', ACCOUNTING_ENVIRONMENT: '' })).toEqual(settingsOf({}));
  });
});

describe('a good setting', () => {
  it.each<[Environment, object]>([
    [{ PORT: '8080' }, { dashboardPort: 8080, dashboardUrl: 'http://127.0.0.1:8080' }],
    [{ NEXTAUTH_URL: 'https://books.example' }, { dashboardUrl: 'https://books.example' }],
    [{ HOST: '0.0.0.0' }, { dashboardHost: '0.0.0.0', dashboardUrl: 'http://127.0.0.1:3000' }],
    [{ HOST: '192.0.2.7', PORT: '8080' }, { dashboardUrl: 'http://192.0.2.7:8080' }],
    [{ HOST: 'books' }, { dashboardUrl: 'http://books:3000' }],
    [{ DAYBOOK_DATA_DIR: 'books' }, { dataDir: '/project/books' }],
    [{ DAYBOOK_DATA_DIR: '/srv/books' }, { dataDir: '/srv/books' }],
    [{ DATABASE_URL: 'postgres://u:p@db/books' }, { databaseUrl: 'postgres://u:p@db/books', demo: false }],
    [{ DATABASE_URL: 'postgres://u:p@db/books', DAYBOOK_DEMO: '1' }, { demo: true }],
    [{ ACCOUNTING_ENVIRONMENT: 'production' }, { environment: 'production', demo: false }],
    [{ DAYBOOK_DEMO: '0' }, { demo: false }],
    [
      { ACCOUNTING_URL: 'http://service/', ACCOUNTING_CLIENT_ID: 'app', ACCOUNTING_CLIENT_SECRET: secret },
      {
        accountingUrl: 'http://service',
        accountingCredentials: { clientId: 'app', clientSecret: secret },
        demo: false,
      },
    ],
    [{ ACCOUNTING_RATE_LIMIT: '6000' }, { rateLimitPerMinute: 6000 }],
    [{ DOCUMENTS_FOLDER: '/srv/documents' }, { documents: { kind: 'folder', folder: '/srv/documents' } }],
    [{ DOCUMENTS_FOLDER: 'shared' }, { documents: { kind: 'folder', folder: '/project/shared' } }],
    [
      {
        DOCUMENTS_S3_BUCKET: 'receipts',
        AWS_ACCESS_KEY_ID: 'key',
        AWS_SECRET_ACCESS_KEY: 'hidden',
        AWS_REGION: 'eu-central-1',
        AWS_ENDPOINT_URL: 'https://s3.example',
      },
      {
        documents: {
          kind: 's3',
          bucket: 'receipts',
          region: 'eu-central-1',
          endpoint: 'https://s3.example',
          accessKeyId: 'key',
          secretAccessKey: 'hidden',
          sessionToken: undefined,
        },
      },
    ],
  ])('%j is read', (env, expected) => {
    expect(settingsOf(env)).toMatchObject(expected);
  });
});

describe('a bad setting', () => {
  it.each<[Environment, string]>([
    [{ PORT: 'http' }, 'PORT must be a whole number from 1 to 65535, not "http".'],
    [{ PORT: '0' }, 'PORT must be a whole number from 1 to 65535, not "0".'],
    [{ PORT: '65536' }, 'PORT must be a whole number from 1 to 65535, not "65536".'],
    [{ PORT: '3000.5' }, 'PORT must be a whole number from 1 to 65535, not "3000.5".'],
    [{ PORT: '-1' }, 'PORT must be a whole number from 1 to 65535, not "-1".'],
    [{ ACCOUNTING_PORT: '1e3' }, 'ACCOUNTING_PORT must be a whole number from 1 to 65535, not "1e3".'],
    [{ ACCOUNTING_ENVIRONMENT: 'test' }, 'ACCOUNTING_ENVIRONMENT must be sandbox or production, not "test".'],
    [{ DAYBOOK_DEMO: 'yes' }, 'DAYBOOK_DEMO must be 0 or 1, not "yes".'],
    [
      { ACCOUNTING_RATE_LIMIT: '0' },
      'ACCOUNTING_RATE_LIMIT must be a whole number from 1 to 1000000, not "0".',
    ],
    [
      { ACCOUNTING_JSON_LIMIT_BYTES: '1MB' },
      'ACCOUNTING_JSON_LIMIT_BYTES must be a whole number from 1024 to 67108864, not "1MB".',
    ],
    [
      { ACCOUNTING_UPLOAD_LIMIT_BYTES: '12' },
      'ACCOUNTING_UPLOAD_LIMIT_BYTES must be a whole number from 1024 to 1073741824, not "12".',
    ],
    [
      { NEXTAUTH_URL: 'books.example' },
      'NEXTAUTH_URL must be an address that starts with http:// or https://.',
    ],
    [{ NEXTAUTH_SECRET: 'short' }, 'NEXTAUTH_SECRET must be 32 to 1024 characters long.'],
    [{ HOST: 'h'.repeat(256) }, 'HOST must be at most 255 characters long.'],
    [{ ACCOUNTING_HOST: 'h'.repeat(256) }, 'ACCOUNTING_HOST must be at most 255 characters long.'],
    [{ DAYBOOK_DATA_DIR: 'd'.repeat(4097) }, 'DAYBOOK_DATA_DIR must be at most 4096 characters long.'],
    [
      { DATABASE_URL: 'mysql://db/books' },
      'DATABASE_URL must be an address that starts with postgres:// or postgresql://.',
    ],
    [
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent, not "loud".',
    ],
    [
      { ACCOUNTING_CLIENT_ID: 'app' },
      'ACCOUNTING_CLIENT_SECRET is missing: ACCOUNTING_CLIENT_ID and ACCOUNTING_CLIENT_SECRET go together.',
    ],
    [
      { ACCOUNTING_CLIENT_SECRET: secret },
      'ACCOUNTING_CLIENT_ID is missing: ACCOUNTING_CLIENT_ID and ACCOUNTING_CLIENT_SECRET go together.',
    ],
    [
      { ACCOUNTING_CLIENT_ID: 'app', ACCOUNTING_CLIENT_SECRET: 's'.repeat(256) },
      'ACCOUNTING_CLIENT_SECRET must be at most 255 characters long.',
    ],
    [
      { ACCOUNTING_URL: 'http://service' },
      'ACCOUNTING_CLIENT_ID and ACCOUNTING_CLIENT_SECRET are missing: the service at ACCOUNTING_URL asks for them.',
    ],
    [
      { ACCOUNTING_URL: 'service:4000', ACCOUNTING_CLIENT_ID: 'app', ACCOUNTING_CLIENT_SECRET: secret },
      'ACCOUNTING_URL must be an address that starts with http:// or https://.',
    ],
    [
      { DAYBOOK_DEMO: '1', ACCOUNTING_ENVIRONMENT: 'production' },
      'DAYBOOK_DEMO must not be 1 when ACCOUNTING_ENVIRONMENT is production.',
    ],
    [
      { DOCUMENTS_S3_BUCKET: 'receipts', AWS_SECRET_ACCESS_KEY: 'hidden' },
      'AWS_ACCESS_KEY_ID is missing: documents are kept in DOCUMENTS_S3_BUCKET.',
    ],
    [
      { DOCUMENTS_S3_BUCKET: 'receipts', AWS_ACCESS_KEY_ID: 'key' },
      'AWS_SECRET_ACCESS_KEY is missing: documents are kept in DOCUMENTS_S3_BUCKET.',
    ],
    [
      {
        DOCUMENTS_FOLDER: '/srv/documents',
        DOCUMENTS_S3_BUCKET: 'receipts',
        AWS_ACCESS_KEY_ID: 'key',
        AWS_SECRET_ACCESS_KEY: 'hidden',
      },
      'DOCUMENTS_FOLDER and DOCUMENTS_S3_BUCKET are both set; documents are kept in one of them.',
    ],
    [
      { AWS_ENDPOINT_URL: 's3.example' },
      'AWS_ENDPOINT_URL must be an address that starts with http:// or https://.',
    ],
  ])('%j is refused in one sentence', (env, sentence) => {
    expect(faultsOf(env)).toEqual([sentence]);
  });

  it('does not hide the next one', () => {
    expect(faultsOf({ PORT: 'x', ACCOUNTING_PORT: 'y', DATABASE_URL: 'secret-host' })).toEqual([
      'PORT must be a whole number from 1 to 65535, not "x".',
      'ACCOUNTING_PORT must be a whole number from 1 to 65535, not "y".',
      'DATABASE_URL must be an address that starts with postgres:// or postgresql://.',
    ]);
  });
});
