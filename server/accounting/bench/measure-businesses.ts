import { Pool } from 'pg';
import { encodeIdentifier } from '@/lib/ids/identifier';
import { accept, type Result, refuse } from '@/lib/result';
import { type Bench, type BenchCredentials, openBench, registerBench } from './bench';
import type { BenchBusiness } from './bench-business';
import { buildBooks, settle } from './build-books';
import { checkBooks } from './check-books';
import { copyBusiness } from './copy-business';
import { copyDatabase } from './copy-database';
import { walk } from './measure-pages';
import { report } from './report-line';
import { ratio, rounded, type Timing, timeInTurn, timingOf } from './sampling';
import { type ServiceProcess, startServiceProcess } from './service-process';

const starts = 7;
/** With the warm-up fewer than the tokens that the service gives a client within a minute. */
const rounds = 80;
/** A service that has just begun still compiles what it runs; one in use has done so. */
const warmUp = 20;

type Size = { businesses: number; entries_each: number };

/** The same of the database with one business, and of the one with many. */
type Both<Value> = { one: Value; many: Value };

/**
 * A practice with many businesses beside one with a single business of the same books: two databases of one PostgreSQL, each with a
 * service of its own and measured in turn, because a machine is faster at one hour than at another.
 * The problem is the sentence to print.
 */
export async function measureBusinesses(
  databaseUrl: string,
  businesses: number,
  entriesEach: number,
): Promise<Result<void, string>> {
  if (!(await isSuperuser(databaseUrl)))
    return refuse('Businesses are copied without triggers, for which DATABASE_URL must name a superuser.');
  const size = { businesses, entries_each: entriesEach };
  const credentials = await registerBench(databaseUrl);
  const business = await buildOne(databaseUrl, credentials, entriesEach);
  const copied = await copyDatabase(databaseUrl);
  const urls = { one: databaseUrl, many: copied.url };
  try {
    const copies = await addCopies(urls.many, business.uuid, businesses - 1);
    await compareStarts(urls, size);
    await compareAnswers(urls, credentials, [business.id, ...copies], size);
    await checkBooks(urls.many);
  } finally {
    await copied.drop();
  }
  return accept(undefined);
}

async function isSuperuser(databaseUrl: string): Promise<boolean> {
  const database = new Pool({ connectionString: databaseUrl });
  const { rowCount } = await database
    .query('SELECT FROM pg_roles WHERE rolname = current_user AND rolsuper')
    .finally(() => database.end());
  return rowCount === 1;
}

/** Nobody is connected to the database afterwards. */
async function buildOne(
  databaseUrl: string,
  credentials: BenchCredentials,
  entries: number,
): Promise<BenchBusiness> {
  const service = await startServiceProcess(databaseUrl);
  try {
    const bench = await openBench(service.baseUrl, databaseUrl, credentials);
    const business = await buildBooks(bench, entries);
    await bench.close();
    return business;
  } finally {
    await service.stop();
  }
}

/** @returns the identifiers of the copies */
async function addCopies(databaseUrl: string, uuid: string, copies: number): Promise<string[]> {
  const started = performance.now();
  const ids = await copyBusiness(databaseUrl, uuid, copies);
  const copiedAt = performance.now();
  const database = new Pool({ connectionString: databaseUrl });
  await settle(database);
  const { rows } = await database.query<{ bytes: string }>(
    'SELECT pg_database_size(current_database()) AS bytes',
  );
  await database.end();
  report({
    measurement: 'businesses_copied',
    copies,
    seconds: rounded((copiedAt - started) / 1000),
    vacuum_seconds: rounded((performance.now() - copiedAt) / 1000),
    database_mb: Math.round(Number(rows[0]?.bytes) / 1024 ** 2),
  });
  return ids.map((id) => encodeIdentifier('business', id));
}

/** From the start of the process until it says that it is ready. */
async function compareStarts(urls: Both<string>, size: Size): Promise<void> {
  const samples: Both<number[]> = { one: [], many: [] };
  for (let round = 0; round < starts; round += 1) {
    for (const side of ['one', 'many'] as const) {
      const started = performance.now();
      const service = await startServiceProcess(urls[side]);
      samples[side].push(performance.now() - started);
      await service.stop();
    }
  }
  reportBoth('start', size, { one: timingOf(samples.one), many: timingOf(samples.many) });
}

const reviewPage =
  'journal-entries?review_status=bookkeeper_pending&sort=-confidence&with_links=true&page_size=100';

type Ask = (bench: Bench, business: { same: string; another: string }) => Promise<unknown>;

/**
 * What a bookkeeper waits for, from signing in to the first page of the review. Of the same business everything is in memory after
 * the first time, of another one perhaps nothing.
 */
const asked: Record<string, Ask> = {
  sign_in: (bench) => bench.signIn(),
  page_of_businesses: ({ http }) => http.send('GET', '/v0/business?page_size=100'),
  all_businesses: (bench) => walk(bench, '/v0/business?page_size=100'),
  work_of_all_businesses: ({ http }) => http.send('GET', '/v0/business-work'),
  review_page: ({ http }, { same }) => http.send('GET', `/v0/business/${same}/${reviewPage}`),
  review_page_of_another: ({ http }, { another }) =>
    http.send('GET', `/v0/business/${another}/${reviewPage}`),
  review_search: ({ http }, { same }) => http.send('GET', `/v0/business/${same}/${reviewPage}&search=harbor`),
  review_counts: ({ http }, { same }) => http.send('GET', `/v0/business/${same}/journal-entries/counts`),
};

async function compareAnswers(
  urls: Both<string>,
  credentials: BenchCredentials,
  businessIds: readonly string[],
  size: Size,
): Promise<void> {
  const one = await startServiceProcess(urls.one);
  const many = await startServiceProcess(urls.many);
  const benches: Bench[] = [];
  try {
    const onOne = await openBench(one.baseUrl, urls.one, credentials);
    benches.push(onOne);
    const onMany = await openBench(many.baseUrl, urls.many, credentials);
    benches.push(onMany);
    await askInTurn({ one: onOne, many: onMany }, businessIds, size);
    reportMemory(one, 1);
    reportMemory(many, size.businesses);
  } finally {
    // A database is not dropped under open connections.
    for (const bench of benches) await bench.close();
    await Promise.all([one.stop(), many.stop()]);
  }
}

async function askInTurn(
  { one, many }: Both<Bench>,
  businessIds: readonly string[],
  size: Size,
): Promise<void> {
  const [same = ''] = businessIds;
  let at = 0;
  const another = () => {
    // Far apart, because those copied one after the other lie beside each other.
    at = (at + 37) % businessIds.length;
    return businessIds[at] ?? same;
  };
  for (const [of, ask] of Object.entries(asked)) {
    const onOne = () => ask(one, { same, another: same });
    const onMany = () => ask(many, { same, another: another() });
    reportBoth(of, size, await timeInTurn({ one: onOne, many: onMany }, rounds, { warmUp }));
  }
}

function reportMemory(service: ServiceProcess, businesses: number): void {
  const megabytes = service.peakMemoryMb();
  if (megabytes !== undefined)
    report({ measurement: 'service_memory', businesses, peak_resident_mb: megabytes });
}

function reportBoth(of: string, size: Size, { one, many }: Both<Timing>): void {
  report({
    measurement: 'many_businesses',
    of,
    ...size,
    ...many,
    one_business_p50_ms: one.p50_ms,
    one_business_p95_ms: one.p95_ms,
    of_one_business: ratio(many.p50_ms, one.p50_ms),
  });
}
