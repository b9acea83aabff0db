import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, projectDir } from './project.mjs';
import { quietStep } from './step.mjs';

/** The programs of the accounting service and of the platform: bundle name and entry file. */
export const programs = {
  start: 'server/platform/start.ts',
  'service-start': 'server/platform/service-start.ts',
  'with-database': 'server/platform/with-database.ts',
  'prepare-checkout': 'server/platform/prepare-checkout.ts',
  'end-with-parent': 'server/platform/processes/end-with-parent.ts',
  'take-over-port': 'server/platform/processes/take-over-port.ts',
  'accounting-service': 'server/accounting/main.ts',
  'bank-file-reader': 'server/accounting/services/transactions/bank-file-reader.ts',
  'pdf-text-reader': 'server/accounting/documents/pdf-text-reader.js',
  'invoice-xml-reader': 'server/accounting/documents/invoice-xml-reader.ts',
  'image-text-reader': 'server/accounting/documents/image-text-reader.js',
  'pdf-page-reader': 'server/accounting/documents/pdf-page-reader.js',
  'tenant-command': 'server/accounting/tenant-command.ts',
  'sign-in-link-command': 'server/dashboard/sign-in-link-command.ts',
  'verify-books-command': 'server/accounting/verify-books-command.ts',
  'distribute-command': 'server/accounting/distribute-command.ts',
  'backup-command': 'server/backup/backup-command.ts',
  'restore-command': 'server/backup/restore-command.ts',
  'move-command': 'server/backup/move-command.ts',
  bench: 'server/accounting/bench/main.ts',
  'bench-suggestions': 'server/accounting/bench/suggestions/main.ts',
  'bench-receipts': 'server/accounting/bench/receipts/main.ts',
};

/** Not tsconfig.json: `next build` may complete it, and it changes no program without a source that changes too. */
const configuration = ['package-lock.json', 'scripts/build.mjs'];

/** The configuration files of Next.js and its tools at the root of the project. */
const dashboardFile =
  /^(next\.config|postcss\.config|tailwind\.config|proxy|instrumentation|instrumentation-client)\.\w+$/;

const service = { stamp: 'dist/.stamp', sources: () => ['lib', 'server', ...configuration] };
const dashboard = {
  stamp: '.next/.daybook-stamp',
  sources: () => [
    ...['app', 'components', 'lib', 'server', 'public', ...configuration],
    ...readdirSync(projectDir).filter((name) => dashboardFile.test(name)),
  ],
};

/** Bundles the programs of the service, unless the bundles are up to date. */
export async function ensureServiceBuilt() {
  await ensureBuilt(service, bundleService);
}

/** Builds the dashboard for production, unless the build is up to date. */
export async function ensureDashboardBuilt() {
  await ensureBuilt(dashboard, async (sources) => {
    await quietStep(
      'Building the dashboard',
      process.execPath,
      ['node_modules/next/dist/bin/next', 'build'],
      {
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
        // The same for every process and machine that runs these sources.
        DAYBOOK_BUILD: sources.slice(0, 16),
      },
    );
    compileOnArrival(join(projectDir, '.next/static/chunks'));
  });
}

/** Of smaller scripts there is little to compile, and each pays for the mark by its bytes. */
const leastMarkedBytes = 40_000;

/**
 * Marks the scripts whose functions V8 compiles beside the page while they arrive (Chrome 136 on; others read a comment). Without
 * it, each function is compiled when it is first called, and the page stands still meanwhile.
 */
function compileOnArrival(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    const path = join(folder, name);
    if (!name.endsWith('.js') || statSync(path).size < leastMarkedBytes) continue;
    writeFileSync(path, `//# allFunctionsCalledOnLoad\n${readFileSync(path, 'utf8')}`);
  }
}

async function ensureBuilt({ stamp, sources }, build) {
  const wanted = hashOf(sources());
  if (stampOf(stamp) === wanted) return;
  await build(wanted);
  writeFileSync(join(projectDir, stamp), wanted);
}

const isBuilt = ({ stamp, sources }) => stampOf(stamp) === hashOf(sources());

/** Whether the program is there as the sources want it, so that nothing needs to be written. */
export const isServiceBuilt = () => isBuilt(service);
export const isDashboardBuilt = () => isBuilt(dashboard);

function stampOf(path) {
  const stamp = join(projectDir, path);
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined;
}

async function bundleService() {
  const present = Object.entries(programs).filter(([, path]) => existsSync(join(projectDir, path)));
  await quietStep('Building the accounting service', process.execPath, [
    'node_modules/esbuild/bin/esbuild',
    ...present.map(([name, path]) => `${name}=${path}`),
    ...['--bundle', '--packages=external', '--platform=node', '--target=node20', '--format=esm'],
    // Its table does not know that Node.js has \p{…}, and each use of such an expression would make it anew.
    '--supported:regexp-unicode-property-escapes=true',
    ...['--sourcemap', '--outdir=dist', '--log-level=warning'],
  ]);
}
