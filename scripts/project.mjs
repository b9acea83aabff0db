import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// These scripts run before anything is installed: plain JavaScript, Node's own modules only.

/** Absolute path of the checkout, without a slash at the end. */
export const projectDir = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/** A hash of names and contents; the folders are walked in a fixed order, tests left out: no build depends on them. */
export function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesUnder).sort()) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(projectDir, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesUnder(path) {
  const absolute = join(projectDir, path);
  if (!existsSync(absolute)) return [];
  try {
    return readdirSync(absolute, { withFileTypes: true }).flatMap((entry) => {
      if (entry.isDirectory()) return filesUnder(`${path}/${entry.name}`);
      return /\.test\.tsx?$/.test(entry.name) ? [] : [`${path}/${entry.name}`];
    });
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path];
    throw error;
  }
}
