import type { Pool } from 'pg';
import { must } from '@/lib/client/must';
import type { Bench } from './bench';
import { type BenchBusiness, createBenchBusiness } from './bench-business';
import { benchEntries, type NewEntry } from './bench-entries';
import { report } from './report-line';
import { rounded } from './sampling';

/** Entries in a request, and requests at once. */
const bulkSize = 1000;
const writers = 2;

/** Books of so many entries, written through the service's own bulk operation. */
export async function buildBooks(bench: Bench, count: number): Promise<BenchBusiness> {
  const business = await createBenchBusiness(bench);
  const entries = benchEntries(business, count);
  const started = performance.now();
  const write = async () => {
    for (let bulk = take(entries, bulkSize); bulk.length > 0; bulk = take(entries, bulkSize)) {
      const parameters = { business_id: business.id };
      must(await bench.client.bulkCreateJournalEntries({ parameters, body: bulk }));
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  const seconds = (performance.now() - started) / 1000;
  report({
    measurement: 'books_built',
    entries: count,
    seconds: rounded(seconds),
    entries_per_second: Math.round(count / seconds),
  });
  await settle(bench.database);
  return business;
}

/** What PostgreSQL does in the next minutes by itself, so that no measurement depends on when. */
export async function settle(database: Pool): Promise<void> {
  await database.query('VACUUM (ANALYZE)');
  const { rows } = await database.query<{ may: boolean }>(
    `SELECT pg_has_role('pg_checkpoint', 'member') AS may`,
  );
  if (rows[0]?.may) await database.query('CHECKPOINT');
}

function take(entries: Generator<NewEntry>, count: number): NewEntry[] {
  const taken: NewEntry[] = [];
  while (taken.length < count) {
    const next = entries.next();
    if (next.done) break;
    taken.push(next.value);
  }
  return taken;
}
