import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureDashboardBuilt, ensureServiceBuilt, isDashboardBuilt, isServiceBuilt } from './build.mjs';
import { withLock } from './build-lock.mjs';
import { endWithNpm } from './end-with-npm.mjs';
import { ensureInstalled, isInstalled } from './install.mjs';
import { limitProblem } from './limits.mjs';
import { projectDir } from './project.mjs';
import { orExit } from './step.mjs';

/** The bundle in dist/ and the first arguments of each npm command. */
const commands = {
  start: ['start'],
  build: ['prepare-checkout'],
  dev: ['start', '--development'],
  service: ['service-start'],
  tenant: ['with-database', 'tenant-command'],
  'sign-in-link': ['with-database', 'sign-in-link-command'],
  'verify-books': ['with-database', 'verify-books-command'],
  distribute: ['distribute-command'],
  backup: ['with-database', 'backup-command'],
  restore: ['with-database', 'restore-command'],
  move: ['with-database', 'move-command'],
  bench: ['with-database', '--temporary', 'bench'],
  'bench:suggestions': ['bench-suggestions'],
  'bench:receipts': ['bench-receipts'],
};

const [name, ...args] = process.argv.slice(2);
const command = commands[name];
if (!command) {
  process.stderr.write(`Usage: node scripts/run.mjs ${Object.keys(commands).join(' | ')}\n`);
  process.exit(1);
}

const problem = limitProblem();
if (problem) {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}

process.chdir(projectDir);
endWithNpm();
const needsDashboard = name === 'start' || name === 'build';
// One that is complete may be read-only, or of another user: then nothing is locked and nothing written.
const isBuilt = isServiceBuilt() && (!needsDashboard || isDashboardBuilt());
// The development server builds while it runs.
const isComplete = isBuilt && isInstalled({ isBuilt: name !== 'dev' });
if (!isComplete) {
  await orExit(
    withLock(async () => {
      await ensureInstalled();
      await ensureServiceBuilt();
      if (needsDashboard) await ensureDashboardBuilt();
    }),
  );
}

// In this very process, so that a signal from npm or a terminal reaches the program that must act on it.
const [bundle, ...firstArgs] = command;
const path = join(projectDir, 'dist', `${bundle}.js`);
process.argv = [process.execPath, path, ...firstArgs, ...args];
process.setSourceMapsEnabled?.(true);
await import(pathToFileURL(path).href);
