import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Bench } from './bench';
import { type BenchBusiness, uuidOf } from './bench-business';
import { inserts } from './raw-entry';

const run = promisify(execFile);
const options = '-c search_path=accounting -c timezone=UTC -c jit=off';

/** PostgreSQL's own benchmark client: on the path, or where Debian puts it. Null where it is not installed. */
export async function findPgbench(): Promise<string | null> {
  const debian = '/usr/lib/postgresql';
  for (const command of [
    'pgbench',
    ...versionsIn(debian).map((each) => join(debian, each, 'bin', 'pgbench')),
  ]) {
    try {
      await run(command, ['--version']);
      return command;
    } catch {
      // The next place.
    }
  }
  return null;
}

function versionsIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort((left, right) => Number(right) - Number(left));
  } catch {
    return [];
  }
}

/** Entries per second that so many clients of pgbench write in transactions with prepared statements. */
export async function entriesByPgbench(
  pgbench: string,
  bench: Bench,
  business: BenchBusiness,
  clients: number,
  seconds: number,
): Promise<number> {
  const length = `--time=${Math.max(1, Math.round(seconds))}`;
  return runPgbench(pgbench, bench, scriptOf(bench, business), clients, length);
}

/** Runs of a script per second, in prepared statements. @param length of the run, `--time` or `--transactions` of pgbench */
export async function runPgbench(
  pgbench: string,
  bench: Bench,
  text: string,
  clients: number,
  length: string,
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'daybook-pgbench-'));
  // Not on the command line, which every user of the machine can read, and which errors repeat.
  const address = new URL(bench.databaseUrl);
  const password = decodeURIComponent(address.password);
  address.password = '';
  try {
    const script = join(folder, 'script.sql');
    await writeFile(script, text);
    const { stdout } = await run(
      pgbench,
      [
        ...['--no-vacuum', '--protocol=prepared', `--client=${clients}`, `--jobs=${Math.min(clients, 2)}`],
        ...[length, `--file=${script}`, address.href],
      ],
      { env: { ...process.env, PGPASSWORD: password, PGOPTIONS: options } },
    );
    return Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The statements of the plain program, with values that pgbench makes: identifiers that grow with time, as the service's do. */
function scriptOf(bench: Bench, business: BenchBusiness): string {
  const id = (name: string) =>
    `(lpad(to_hex((extract(epoch FROM now()) * 1000)::bigint), 12, '0') || left(md5(:n::bigint::text || '${name}'), 20))::uuid`;
  const cents = '(100 + :n::bigint % 90000)';
  const after = `jsonb_build_object('id', ${id('entry')}, 'description', 'PAPERWORKS SUPPLY', 'review_status', 'bookkeeper_pending',
    'line_entries', jsonb_build_array(
      jsonb_build_object('id', ${id('debit')}, 'amount', ${cents}, 'basis', 'all', 'debit_credit', 'debit'),
      jsonb_build_object('id', ${id('credit')}, 'amount', ${cents}, 'basis', 'all', 'debit_credit', 'credit')))`;
  const values = [
    `'${business.uuid}'::uuid`,
    id('entry'),
    `'PAPERWORKS SUPPLY ' || (:n::bigint % 100000)::text`,
    `(timestamptz '2025-06-01 10:00Z' + (:n::bigint % 28) * interval '1 day')`,
    id('debit'),
    id('credit'),
    `'${uuidOf('ledger', business.ledger('Office supplies').id)}'::uuid`,
    `'${uuidOf('ledger', business.ledger('Checking').id)}'::uuid`,
    cents,
    `'${bench.tenantId}'::uuid`,
    id('audit'),
    `'${bench.applicationId}'::uuid`,
    `'pgbench'`,
    after,
  ];
  const statements = Object.values(inserts).map((text) =>
    text.replace(/\$(\d+)/g, (_, number) => values[Number(number) - 1] ?? 'NULL'),
  );
  const oneLine = (text: string) => `${text.replace(/\s+/g, ' ').trim()};`;
  return ['\\set n random(1, 900000000000000)', 'BEGIN;', ...statements.map(oneLine), 'COMMIT;', ''].join(
    '\n',
  );
}
