import { writeFile } from 'node:fs/promises';
import { migrateAccounting } from '../store/database';
import { type Bench, openBench, registerBench } from './bench';
import { buildBooks } from './build-books';
import { checkBooks } from './check-books';
import { measureBusinesses } from './measure-businesses';
import { measureConfirm } from './measure-confirm';
import { measureEntries } from './measure-entries';
import { measureImport } from './measure-import';
import { measureJudging } from './measure-judging';
import { measureLists } from './measure-lists';
import { measureOtherPrograms } from './measure-other-programs';
import { measurePages } from './measure-pages';
import { type Medians, measureReports } from './measure-reports';
import { measureUploads } from './measure-uploads';
import { type BenchOptions, readOptions } from './options';
import { latencyPlot } from './plot';
import { report } from './report-line';
import { ratio } from './sampling';
import { startServiceProcess } from './service-process';

/** `npm run bench`: everything printed was measured in this run, over HTTP, beside PostgreSQL on the same machine. */
async function run(databaseUrl: string, options: BenchOptions): Promise<void> {
  await migrateAccounting(databaseUrl);
  if (options.businesses !== null) {
    const measured = await measureBusinesses(databaseUrl, options.businesses, options.entriesEach);
    if (!measured.ok) fail(measured.problem);
    return;
  }
  const service = await startServiceProcess(databaseUrl);
  try {
    const bench = await openBench(service.baseUrl, databaseUrl, await registerBench(databaseUrl));
    const medians = await measureSizes(bench, options.entries);
    if (options.plot) await writeFile(options.plot, latencyPlot(options.entries, medians));
    await measureEntries(bench, options.seconds);
    await measureConfirm(bench);
    for (const records of options.records) await measureImport(bench, records);
    await measureJudging(bench);
    await measureUploads(bench);
    await bench.close();
    const megabytes = service.peakMemoryMb();
    if (megabytes !== undefined) report({ measurement: 'service_memory', peak_resident_mb: megabytes });
  } finally {
    await service.stop();
  }
  await checkBooks(databaseUrl);
}

/** The same at every size, and how much slower the largest books are than the smallest. */
async function measureSizes(bench: Bench, sizes: readonly number[]): Promise<Medians[]> {
  const medians: Medians[] = [];
  for (const entries of sizes) {
    const business = await buildBooks(bench, entries);
    medians.push(await measureReports(bench, business, entries));
    await measurePages(bench, business, entries);
    await measureLists(bench, business, entries);
    await measureOtherPrograms(bench, business, entries);
  }
  const [smallest, largest] = [medians.at(0), medians.at(-1)];
  if (!smallest || !largest || sizes.length < 2) return medians;
  for (const [of, fastest] of smallest) {
    const slowest = largest.get(of) ?? Number.NaN;
    const [from, to] = [sizes.at(0) ?? 0, sizes.at(-1) ?? 0];
    report({
      measurement: 'growth',
      of,
      from_entries: from,
      to_entries: to,
      p50_growth: ratio(slowest, fastest),
    });
  }
  return medians;
}

function fail(problem: string): void {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}

const options = readOptions(process.argv.slice(2));
const databaseUrl = process.env.DATABASE_URL;
if (!options.ok) fail(options.problem);
else if (!databaseUrl) fail('DATABASE_URL must name a PostgreSQL.');
else await run(databaseUrl, options.value);
