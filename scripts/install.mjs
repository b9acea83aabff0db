import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectDir } from './project.mjs';
import { quietStep } from './step.mjs';

/** Installs the packages of package-lock.json, unless they are installed. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  // Not `npm ci`: it refuses a lock that does not list the optional packages of every other platform. This takes the
  // locked versions all the same and leaves the lock as it is. Tests and builds need the development packages,
  // whatever NODE_ENV says.
  await quietStep('Installing packages', 'npm', [
    'install',
    ...['--no-save', '--include=dev', '--include=optional'],
  ]);
}

/**
 * npm ends an installation by writing down what it installed. Optional packages are those of other platforms too, and
 * are left out of the comparison.
 */
export function isInstalled() {
  const installed = packagesIn('node_modules/.package-lock.json');
  const wanted = packagesIn('package-lock.json');
  return [...wanted].every(
    ([path, { version, optional }]) =>
      path === '' || optional || (installed.has(path) && installed.get(path).version === version),
  );
}

function packagesIn(lockFile) {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(join(projectDir, lockFile), 'utf8')).packages));
  } catch (error) {
    if (error.code === 'ENOENT') return new Map();
    throw error;
  }
}
