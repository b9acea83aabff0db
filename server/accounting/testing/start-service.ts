import { randomBytes, randomUUID } from 'node:crypto';
import { relative } from 'node:path';
import type { Client as DatabaseClient } from 'pg';
import { pino } from 'pino';
import { expect, inject } from 'vitest';
import { type Client, createClient } from '@/lib/client/client';
import { clientCredentials } from '@/lib/client/tokens';
import { scopes } from '@/lib/contract/token';
import type { DocumentStorage } from '@/server/platform/document-storage-settings';
import { openBlobStore } from '../documents/open-blob-store';
import { createApp } from '../http/app';
import { totalsFolder } from '../jobs/fold-totals';
import { runJobs } from '../jobs/run-jobs';
import { hashSecret } from '../services/access/secrets';
import { judgingJobs } from '../services/categorization/judge-pending';
import { documentJobs } from '../services/documents/process-document';
import { createRateLimiter } from '../services/requests/rate-limiter';
import { createRequests } from '../services/requests/requests';
import { type Environment, readPageTokenKey } from '../store/access-store';
import { type Database, migrateAccounting, openDatabase } from '../store/database';
import { registerApplication } from '../store/register-application';
import { type Difference, findDifferences } from '../store/verify-books/verify-books';
import { connectAsOwner } from './connect-as-owner';
import { differencesOfTenants } from './differences-of-tenants';
import { newMigratedDatabase } from './own-database';

export type TestService = {
  /** The typed client of a new tenant of its own. */
  client: Client;
  /** Another tenant's client. */
  newTenant(): Promise<Client>;
  /** A request as the first tenant, with its token. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** A request with nothing added. */
  bare(path: string, init?: RequestInit): Promise<Response>;
  credentials: { clientId: string; clientSecret: string };
  databaseUrl: string;
  /** Whether other tests use the database, too. */
  isShared: boolean;
  /** A connection as the owner, for what must be tried around the service. */
  owner: DatabaseClient;
  /** Folds the totals of the business in the background. */
  fold(tenantId: string, businessId: string): void;
  /** In the books of its tenants; in a database of its own, in all. */
  differences(): Promise<Difference[]>;
  close(): Promise<void>;
};

type TestSettings = {
  databaseUrl?: string;
  documents?: DocumentStorage;
  documentQuotaBytes?: number | null;
  environment?: Environment;
  requestsPerMinute?: number;
  lockTimeoutMs?: number;
};

const baseUrl = 'http://service.test';

/** The whole service in this process on the test database, with a tenant of its own. */
export async function startService({
  databaseUrl = inject('databaseUrl'),
  documentQuotaBytes = null,
  documents: storage = { kind: 'folder', folder: inject('documentsFolder') },
  environment = 'sandbox',
  requestsPerMinute = 1_000_000,
  lockTimeoutMs,
}: TestSettings = {}): Promise<TestService> {
  const logger = pino({ level: process.env.LOG_LEVEL ?? 'silent' });
  const isShared = databaseUrl === inject('databaseUrl');
  const isUsual = isShared && lockTimeoutMs === undefined;
  const database = isUsual ? await usualDatabase() : await databaseAt(databaseUrl, lockTimeoutMs);
  const folder = totalsFolder(database, logger);
  const windows = openDatabase(databaseUrl, () => undefined, { connections: 1 });
  const rateLimiter = createRateLimiter(windows, requestsPerMinute);
  const documents = openBlobStore(storage);
  const workers = [
    runJobs(database, documentJobs({ database, documents }), logger),
    runJobs(database, judgingJobs({ database, totalsChanged: folder.totalsChanged }), logger),
  ];
  const app = createApp({
    requests: createRequests({
      database,
      environment,
      pageTokenKey: await readPageTokenKey(database),
      documents,
      documentQuotaBytes,
      rateLimiter,
      totalsChanged: folder.totalsChanged,
      jobAdded() {
        for (const worker of workers) worker.jobAdded();
      },
    }),
    logger,
    jsonLimitBytes: 1024 ** 2,
    uploadLimitBytes: 25 * 1024 ** 2,
    trustedProxies: 1,
    newSpool: documents.newSpool,
  });
  const fetchApp = (async (input: RequestInfo | URL, init?: RequestInit) =>
    app.fetch(new Request(input, init))) as typeof fetch;
  const owner = await connectAsOwner(databaseUrl);
  const clientIds: string[] = [];
  const newCredentials = async () => {
    const made = await newApplication(databaseUrl, environment);
    clientIds.push(made.clientId);
    return made;
  };
  const credentials = await newCredentials();
  const tokens = clientCredentials({ baseUrl, fetch: fetchApp, ...credentials });

  return {
    client: createClient({ baseUrl, fetch: fetchApp, tokens }),
    async newTenant() {
      const other = clientCredentials({
        baseUrl,
        fetch: fetchApp,
        ...(await newCredentials()),
      });
      return createClient({ baseUrl, fetch: fetchApp, tokens: other });
    },
    async request(path, init = {}) {
      const token = await tokens.current();
      const headers = new Headers(init.headers);
      if (token.ok) headers.set('authorization', `Bearer ${token.value}`);
      return fetchApp(baseUrl + path, { ...init, headers });
    },
    bare: (path, init) => fetchApp(baseUrl + path, init),
    credentials,
    databaseUrl,
    isShared,
    owner,
    fold: (tenantId, businessId) => folder.totalsChanged(tenantId, businessId, 1000),
    differences: () => (isShared ? differencesOfTenants(databaseUrl, clientIds) : findDifferences(owner)),
    async close() {
      await Promise.all(workers.map((worker) => worker.stop()));
      await folder.settled();
      await windows.close();
      if (!isUsual) await database.close();
      await owner.end();
    },
  };
}

/**
 * The connections to the test database, shared by the files of this process and open until it ends: a new one of
 * PostgreSQL makes the plan of each statement and foreign key again.
 */
function usualDatabase(): Promise<Database> {
  usual ??= databaseAt(inject('databaseUrl'));
  return usual;
}

let usual: Promise<Database> | undefined;

async function databaseAt(url: string, lockTimeoutMs?: number): Promise<Database> {
  await migrateAccounting(url);
  return openDatabase(url, () => undefined, { lockTimeoutMs });
}

/**
 * The same on a database of its own, for documents kept elsewhere: workers of other tests, which take any job of the shared
 * database, would not find them, nor those of this one the others'.
 */
export async function startServiceApart(settings: TestSettings = {}): Promise<TestService> {
  const own = await newMigratedDatabase('apart');
  const service = await startService({ ...settings, databaseUrl: own.url });
  return {
    ...service,
    async close() {
      await service.close();
      await own.drop();
    },
  };
}

/** In a tenant by the name of the test's file: what does not agree in the end tells where it was written. */
async function newApplication(databaseUrl: string, environment: Environment) {
  const clientId = `test-${randomUUID()}`;
  const clientSecret = randomBytes(32).toString('base64url');
  await registerApplication(databaseUrl, relative('.', expect.getState().testPath ?? ''), {
    name: 'Test',
    environment,
    clientId,
    secretHash: hashSecret(clientSecret),
    scopes,
    requestsPerMinute: null,
  });
  return { clientId, clientSecret };
}
