import { mkdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { projectDir } from './project.mjs';
import { StepFailure } from './step.mjs';

const folder = join(projectDir, 'dist');
const place = join(folder, '.turn');
const beatMs = 500;

/**
 * Two commands on one fresh checkout must not install or build into each other: the second waits for its turn. The
 * holder keeps the lock's time fresh; one that has been still for long belongs to somebody who was killed.
 */
export async function withLock(work) {
  makeFolder();
  while (!take()) {
    if (ageMs() > 20 * beatMs) rmSync(place, { recursive: true, force: true });
    await wait(beatMs / 5);
  }
  const beat = setInterval(() => utimesSync(place, new Date(), new Date()), beatMs);
  const leave = () => rmSync(place, { recursive: true, force: true });
  process.once('exit', leave);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    process.off('exit', leave);
    leave();
  }
}

function makeFolder() {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw refusalOf(error);
  }
}

/** An incomplete checkout that is read-only, or somebody else's, is completed by whoever owns it. */
function refusalOf(error) {
  if (!['EROFS', 'EACCES', 'EPERM', 'ENOSPC', 'EDQUOT'].includes(error.code)) return error;
  const why = /ENOSPC|EDQUOT/.test(error.code) ? 'the disk is full' : 'this user may not write there';
  process.stderr.write(
    `Daybook is not built completely in ${projectDir}, and ${why}; run "npm run build" there as its owner.\n`,
  );
  return new StepFailure('Building', 1);
}

function take() {
  try {
    mkdirSync(place);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw refusalOf(error);
  }
}

function ageMs() {
  const found = statSync(place, { throwIfNoEntry: false });
  return found ? Date.now() - found.mtimeMs : 0;
}
