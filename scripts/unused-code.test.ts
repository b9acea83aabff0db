import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** A program with one used export, and one of each kind of unused code. */
const files = {
  'package.json': JSON.stringify({ name: 'small', type: 'module', dependencies: { unneeded: '1.0.0' } }),
  'server/platform/start.ts': `import { used } from './exports';\nprocess.stdout.write(used);\n`,
  'server/platform/exports.ts': `export const used = 'a';\nexport const unused = 'b';\nexport type Unused = string;\n`,
  'server/platform/not-imported.ts': `export const orphan = 'c';\n`,
};

const dir = mkdtempSync(join(tmpdir(), 'unused-code-'));
beforeAll(() => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

function findUnusedCode() {
  const knip = resolve('node_modules/knip/bin/knip.js');
  const options = ['--directory', dir, '--config', resolve('knip.js'), '--no-progress', '--reporter=symbols'];
  return spawnSync(process.execPath, [knip, ...options], { encoding: 'utf8' });
}

describe('the check for unused code, with the settings of this project', () => {
  it('finds unused files, exports, types and dependencies, and fails', () => {
    const { status, stdout } = findUnusedCode();
    expect(stdout).toMatch(/Unused files \(1\)\n.*not-imported\.ts/);
    expect(stdout).toMatch(/Unused dependencies \(1\)\nunneeded/);
    expect(stdout).toMatch(/Unused exports \(1\)\nunused /);
    expect(stdout).toMatch(/Unused exported types \(1\)\nUnused /);
    expect(status).toBe(1);
  });
});
