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
 * npm ends an installation by writing down what it installed. Where the programs are built already, packages that only
 * build and test may be gone, as in the container image.
 */
export function isInstalled({ isBuilt = false } = {}) {
  const wanted = packagesIn('package-lock.json');
  return lackedOf(wanted, packagesIn('node_modules/.package-lock.json'), isBuilt).length === 0;
}

/** The packages that are wanted and not installed in the locked version. Optional ones are those of other platforms too. */
export function lackedOf(wanted, installed, isBuilt) {
  const isNeeded = ({ optional, dev, devOptional }) => !optional && !(isBuilt && (dev || devOptional));
  return [...wanted]
    .filter(([path, entry]) => path !== '' && isNeeded(entry))
    .filter(([path, { version }]) => installed.get(path)?.version !== version)
    .map(([path]) => path);
}

function packagesIn(lockFile) {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(join(projectDir, lockFile), 'utf8')).packages));
  } catch (error) {
    if (error.code === 'ENOENT') return new Map();
    throw error;
  }
}
