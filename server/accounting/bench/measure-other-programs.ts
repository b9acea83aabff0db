import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Bench } from './bench';
import type { BenchBusiness } from './bench-business';
import { report } from './report-line';
import { rounded } from './sampling';

const run = promisify(execFile);
const options = { timeout: 10 * 60_000, maxBuffer: 256 * 1024 ** 2 };

/** The same two reports by programs that read the whole journal; those that are not installed are left out. */
const programs: readonly { name: string; reports: Record<string, string[]> }[] = [
  {
    name: 'hledger',
    reports: { balance_sheet: ['balancesheetequity'], cash_flow_monthly: ['cashflow', '--monthly'] },
  },
  {
    name: 'ledger',
    reports: {
      balance_sheet: ['balance', '^assets', '^liabilities', '^equity'],
      cash_flow_monthly: ['register', '^assets', '--monthly'],
    },
  },
];

/** The books of the business as the service exports them, read once by each program. */
export async function measureOtherPrograms(
  bench: Bench,
  business: BenchBusiness,
  entries: number,
): Promise<void> {
  const installed = [];
  for (const program of programs) if (await isInstalled(program.name)) installed.push(program);
  if (installed.length === 0) return;
  const folder = await mkdtemp(join(tmpdir(), 'daybook-bench-'));
  try {
    const journal = join(folder, 'books.journal');
    const started = performance.now();
    const exported = await bench.http.send('GET', `/v0/business/${business.id}/export?format=hledger`);
    await writeFile(journal, exported.text());
    report({ measurement: 'export', entries, seconds: secondsSince(started) });
    for (const { name, reports } of installed) {
      for (const [measurement, args] of Object.entries(reports)) {
        const begun = performance.now();
        await run(name, ['-f', journal, ...args], options);
        report({ measurement: `${measurement}_by_${name}`, entries, seconds: secondsSince(begun) });
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function isInstalled(program: string): Promise<boolean> {
  try {
    await run(program, ['--version'], options);
    return true;
  } catch {
    return false;
  }
}

function secondsSince(started: number): number {
  return rounded((performance.now() - started) / 1000);
}
