import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether a program is on this machine's path. */
export function isInstalled(program: string): boolean {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;
}

/** What the program prints of books in a file of the given name; it throws with what the program complains of. */
export function runOnBooks(
  program: string,
  fileName: string,
  books: string,
  argumentsOf: (file: string) => string[],
) {
  const folder = mkdtempSync(join(tmpdir(), 'daybook-books-'));
  try {
    const file = join(folder, fileName);
    writeFileSync(file, books);
    const run = spawnSync(program, argumentsOf(file), {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    });
    if (run.status !== 0) throw new Error(`${program} refused the books: ${run.stderr}${run.stdout}`);
    return run.stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
