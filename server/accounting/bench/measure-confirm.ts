import { must } from '@/lib/client/must';
import type { Bench } from './bench';
import { type BenchBusiness, createBenchBusiness, uuidOf } from './bench-business';
import { benchEntries } from './bench-entries';
import { findPgbench, runPgbench } from './pgbench';
import { report } from './report-line';
import { ratio, rounded, timeInTurn } from './sampling';

const size = 500;
const rounds = 40;
/** A service that has just begun still compiles what it runs; one in use has done so. */
const warmUp = 10;

/** Confirming 500 entries in one request, beside one UPDATE of 500 rows. Every run has entries of its own. */
export async function measureConfirm(bench: Bench): Promise<void> {
  const business = await createBenchBusiness(bench);
  const path = `/v0/business/${business.id}/journal-entries`;
  const forService = await pendingEntries(bench, business);
  const forUpdate = await pendingEntries(bench, business);
  const aroundService = forUpdate.flat().map((id) => uuidOf('journal_entry', id));
  const { service, update } = await timeInTurn(
    {
      service: () => bench.http.send('PATCH', path, confirmation(forService.pop() ?? [])),
      update: () =>
        bench.database.query(
          `UPDATE journal_entry SET review_status = 'confirmed', version = version + 1, updated_at = now()
           WHERE business_id = $1 AND id = ANY($2::uuid[])`,
          [business.uuid, (forUpdate.pop() ?? []).map((id) => uuidOf('journal_entry', id))],
        ),
    },
    rounds,
    { warmUp },
  );
  const byPgbench = await updateByPgbench(bench, business);
  // The audit log knows nothing of what was done around the service, and the check of the books would say so.
  await bench.database.query(
    `UPDATE journal_entry SET review_status = 'bookkeeper_pending' WHERE business_id = $1 AND id = ANY($2::uuid[])`,
    [business.uuid, aroundService],
  );
  report({
    measurement: 'bulk_confirm',
    entries: size,
    ...service,
    raw_update_p50_ms: update.p50_ms,
    raw_update_p95_ms: update.p95_ms,
    of_raw: ratio(service.p50_ms, update.p50_ms),
    ...(byPgbench && { pgbench_mean_ms: byPgbench, of_pgbench: ratio(service.p50_ms, byPgbench) }),
  });
}

/**
 * What pgbench takes for an UPDATE of as many rows, in milliseconds. It confirms the same entries and puts them back in turn, an
 * even number of times: an UPDATE that changes no status leaves the indexes alone. Null where it is not installed.
 */
async function updateByPgbench(bench: Bench, business: BenchBusiness): Promise<number | null> {
  const pgbench = await findPgbench();
  if (!pgbench) return null;
  const [lot = []] = await pendingEntries(bench, business, 1);
  const ids = lot.map((id) => uuidOf('journal_entry', id)).join();
  const script = `UPDATE journal_entry SET version = version + 1, updated_at = now(), review_status =
      CASE review_status WHEN 'confirmed' THEN 'bookkeeper_pending'::review_status ELSE 'confirmed' END
    WHERE business_id = '${business.uuid}' AND id = ANY('{${ids}}'::uuid[]);`;
  const perSecond = await runPgbench(
    pgbench,
    bench,
    `${script.replace(/\s+/g, ' ')}\n`,
    1,
    `--transactions=${rounds}`,
  );
  return rounded(1000 / perSecond);
}

function confirmation(ids: readonly string[]): string {
  return JSON.stringify(ids.map((id) => ({ journal_entry_id: id, changes: { review_status: 'confirmed' } })));
}

/** As many lots of 500 identifiers as there are runs. */
async function pendingEntries(
  { client }: Bench,
  business: BenchBusiness,
  count = rounds + warmUp,
): Promise<string[][]> {
  const lots: string[][] = [];
  for (let lot = 0; lot < count; lot += 1) {
    const created = await client.bulkCreateJournalEntries({
      parameters: { business_id: business.id },
      body: [...benchEntries(business, size)],
    });
    lots.push(must(created).data.map((entry) => entry.id));
  }
  return lots;
}
