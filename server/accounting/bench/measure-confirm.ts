import { type Bench, must } from './bench';
import { type BenchBusiness, createBenchBusiness, uuidOf } from './bench-business';
import { benchEntries } from './bench-entries';
import { report } from './report-line';
import { ratio, timeInTurn } from './sampling';

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
  });
}

function confirmation(ids: readonly string[]): string {
  return JSON.stringify(ids.map((id) => ({ journal_entry_id: id, changes: { review_status: 'confirmed' } })));
}

/** As many lots of 500 identifiers as there are runs. */
async function pendingEntries({ client }: Bench, business: BenchBusiness): Promise<string[][]> {
  const lots: string[][] = [];
  for (let lot = 0; lot < rounds + warmUp; lot += 1) {
    const created = await client.bulkCreateJournalEntries({
      parameters: { business_id: business.id },
      body: [...benchEntries(business, size)],
    });
    lots.push(must(created).data.map((entry) => entry.id));
  }
  return lots;
}
