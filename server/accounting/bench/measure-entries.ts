import { type Bench, concurrency } from './bench';
import { type BenchBusiness, createBenchBusiness } from './bench-business';
import { entriesByPgbench, findPgbench } from './pgbench';
import { insertRawEntry, type RawForm } from './raw-entry';
import { report } from './report-line';
import { ratio, rounded, timingOf } from './sampling';

/** How often both sides take their turn. */
const turns = 3;
/** A service that has just begun still compiles what it runs; one in use has done so. */
const warmUpSeconds = 4;

type Tally = { milliseconds: number[]; seconds: number };

/**
 * One entry a request with 16 clients on one business, and with one, beside the same rows written by as many raw
 * connections on another: in a transaction with a statement a table, in one statement, and by pgbench where it is installed.
 */
export async function measureEntries(bench: Bench, secondsEach: number): Promise<void> {
  const pgbench = await findPgbench();
  for (const clients of [concurrency, 1]) await measureClients(bench, secondsEach, clients, pgbench);
}

async function measureClients(
  bench: Bench,
  secondsEach: number,
  clients: number,
  pgbench: string | null,
): Promise<void> {
  const business = await createBenchBusiness(bench);
  // A business of its own: the service would fold what the raw rows change of the totals in its next turn.
  const rawBusiness = await createBenchBusiness(bench);
  const sides = [
    (seconds: number) => writeByService(bench, business, seconds, clients),
    (seconds: number) => writeRaw(bench, rawBusiness, 'transaction', seconds, clients),
    (seconds: number) => writeRaw(bench, rawBusiness, 'single_statement', seconds, clients),
  ];
  const tallies = sides.map((): Tally => ({ milliseconds: [], seconds: 0 }));
  const ofPgbench: number[] = [];
  for (const side of sides) await side(warmUpSeconds);
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [index, side] of sides.entries()) {
      const tally = tallies[index];
      if (tally) add(tally, await side(secondsEach / turns));
    }
    if (pgbench) {
      const seconds = secondsEach / turns;
      ofPgbench.push(await entriesByPgbench(pgbench, bench, rawBusiness, clients, seconds));
    }
  }
  const [service = 0, transaction = 0, single = 0] = tallies.map(
    ({ milliseconds, seconds }) => milliseconds.length / seconds,
  );
  const byPgbench = ofPgbench.reduce((sum, each) => sum + each / ofPgbench.length, 0);
  report({
    measurement: 'one_entry_http',
    clients,
    per_second: Math.round(service),
    ...timingOf(tallies[0]?.milliseconds ?? []),
    raw_transaction_per_second: Math.round(transaction),
    of_raw_transaction: ratio(service, transaction),
    raw_single_statement_per_second: Math.round(single),
    of_raw_single_statement: ratio(service, single),
    ...(pgbench && { pgbench_per_second: Math.round(byPgbench), of_pgbench: ratio(service, byPgbench) }),
  });
}

function writeByService(
  { http }: Bench,
  business: BenchBusiness,
  seconds: number,
  clients: number,
): Promise<Tally> {
  const path = `/v0/business/${business.id}/journal-entries`;
  const [debit, credit] = [business.ledger('Office supplies').id, business.ledger('Checking').id];
  return writeFor(seconds, clients, async (entry) => {
    const amount = entry.cents / 100;
    const lines = [
      { ledger_id: debit, debit_credit: 'debit', amount },
      { ledger_id: credit, debit_credit: 'credit', amount },
    ];
    const body = { description: entry.description, datetime: entry.datetime, lines };
    await http.send('POST', path, JSON.stringify(body));
  });
}

async function writeRaw(
  bench: Bench,
  business: BenchBusiness,
  form: RawForm,
  seconds: number,
  clients: number,
): Promise<Tally> {
  const connections = await Promise.all(Array.from({ length: clients }, () => bench.database.connect()));
  try {
    return await writeFor(seconds, clients, async (entry, writer) => {
      const connection = connections[writer];
      if (connection) await insertRawEntry(connection, bench, business, form, entry);
    });
  } finally {
    for (const connection of connections) connection.release();
  }
}

type OneEntry = { description: string; datetime: string; cents: number };

/** All writers at once, each its next entry as soon as the last is acknowledged, until the time is over. */
async function writeFor(
  seconds: number,
  clients: number,
  write: (entry: OneEntry, writer: number) => Promise<void>,
): Promise<Tally> {
  const milliseconds: number[] = [];
  const started = performance.now();
  const until = started + seconds * 1000;
  const writers = Array.from({ length: clients }, async (_, writer) => {
    for (let count = 0; performance.now() < until; count += 1) {
      const begun = performance.now();
      await write(entryAt(writer, count), writer);
      milliseconds.push(performance.now() - begun);
    }
  });
  await Promise.all(writers);
  return { milliseconds, seconds: rounded((performance.now() - started) / 1000) };
}

function entryAt(writer: number, count: number): OneEntry {
  const day = String(1 + (count % 28)).padStart(2, '0');
  const cents = 100 + ((count * 37 + writer) % 90_000);
  return {
    description: `PAPERWORKS SUPPLY ${writer} ${count}`,
    datetime: `2025-06-${day}T10:00:00.000Z`,
    cents,
  };
}

function add(tally: Tally, more: Tally): void {
  for (const each of more.milliseconds) tally.milliseconds.push(each);
  tally.seconds += more.seconds;
}
