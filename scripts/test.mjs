import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDashboardBuilt, ensureServiceBuilt } from './build.mjs';
import { withLock } from './build-lock.mjs';
import { endWithNpm } from './end-with-npm.mjs';
import { ensureBrowser } from './ensure-browser.mjs';
import { failedInPlaywright, failedInVitest, shortFailure, wholeFailure } from './failed-tests.mjs';
import { ensureInstalled } from './install.mjs';
import { projectDir } from './project.mjs';
import { orExit, StepFailure, shownStep } from './step.mjs';

// Every check and every test, on a fresh clone too. One that fails does not hide the next; only what it needs is
// passed over. The runners show their own output; the summary at the end counts what they counted.

process.chdir(projectDir);
endWithNpm();
await orExit(withLock(ensureInstalled));

const reports = mkdtempSync(join(tmpdir(), 'daybook-reports-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));
const checks = [];
const tests = { passed: 0, failed: 0, skipped: 0 };
const failures = [];

await check('format and lint', () => node('node_modules/@biomejs/biome/bin/biome', 'check'));
await check('types', async () => {
  const generated = await node('node_modules/next/dist/bin/next', 'typegen');
  return generated || (await node('node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'));
});
await check('import rules', () => node('scripts/check-imports.mjs'));
await check('unused code', () =>
  node('node_modules/knip/bin/knip.js', '--no-progress', '--treat-config-hints-as-errors'),
);
await check('unit tests', () => vitest('unit'));
await check('integration tests', () => vitest('integration', 'integration-dashboard'));
const isBuilt = await check('production build', async () => {
  await withLock(async () => {
    await ensureServiceBuilt();
    await ensureDashboardBuilt();
  });
  return 0;
});
if (isBuilt && hasSpecs()) await check('end-to-end tests', playwright);

summarise();

async function check(name, work) {
  process.stdout.write(`\n── ${name}\n`);
  const began = Date.now();
  const code = await work().catch((error) => {
    if (error instanceof StepFailure) return error.code;
    throw error;
  });
  checks.push({ name, code, seconds: (Date.now() - began) / 1000 });
  return code === 0;
}

function node(...command) {
  return shownStep(process.execPath, command);
}

async function vitest(...projects) {
  const report = join(reports, `${projects[0]}.json`);
  const code = await node(
    ...['node_modules/vitest/vitest.mjs', 'run', '--passWithNoTests'],
    ...projects.map((project) => `--project=${project}`),
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  );
  const result = readReport(report);
  count(result.numPassedTests, result.numFailedTests, result.numPendingTests);
  failures.push(...failedInVitest(result));
  return code;
}

async function playwright() {
  await ensureBrowser();
  const report = join(reports, 'e2e.json');
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'];
  const code = await shownStep(process.execPath, args, { PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  const result = readReport(report);
  const { expected, flaky, unexpected, skipped } = result.stats ?? {};
  count((expected ?? 0) + (flaky ?? 0), unexpected, skipped);
  failures.push(...failedInPlaywright(result));
  return code;
}

function count(passed = 0, failed = 0, skipped = 0) {
  tests.passed += passed;
  tests.failed += failed;
  tests.skipped += skipped;
}

/** A test runner that crashed has not written a report. */
function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

function hasSpecs() {
  return (
    existsSync('e2e') &&
    readdirSync('e2e', { recursive: true }).some((name) => `${name}`.endsWith('.spec.ts'))
  );
}

function summarise() {
  const failed = checks.filter(({ code }) => code !== 0);
  const rows = checks.map(
    ({ name, code, seconds }) => `${code === 0 ? 'ok    ' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)`,
  );
  process.stdout.write(
    [
      ...(failures.length > 0 ? ['\n── what failed', ...failures.map(wholeFailure)] : []),
      '\n── summary',
      ...rows,
      // Once more at the very end: a log that was cut may begin among the messages above.
      ...failures.map(shortFailure),
      `checks: ${checks.length - failed.length} passed, ${failed.length} failed`,
      `tests: ${tests.passed} passed, ${tests.failed} failed, ${tests.skipped} skipped`,
      '',
    ].join('\n'),
  );
  process.exit(failed.length === 0 && tests.failed === 0 ? 0 : 1);
}
