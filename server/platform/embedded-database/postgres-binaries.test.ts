import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { restoreSymlinks } from './postgres-binaries';

let packageDir = '';
const library = () => join(packageDir, 'native/lib');

beforeEach(() => {
  packageDir = mkdtempSync(join(tmpdir(), 'daybook-package-'));
  mkdirSync(library(), { recursive: true });
  writeFileSync(join(library(), 'libpq.so.5.18'), 'code');
  writeFileSync(
    join(packageDir, 'native/pg-symlinks.json'),
    JSON.stringify([
      { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' },
      { source: 'native/lib/libpq.so.5.18', target: 'native/lib/engines/libpq.so' },
    ]),
  );
});
afterEach(() => rmSync(packageDir, { recursive: true, force: true }));

describe('the links that an npm package cannot hold', () => {
  it.each([
    ['are made', () => {}],
    ['that point elsewhere are put right', () => symlinkSync('gone.so', join(library(), 'libpq.so.5'))],
    ['that are there are left alone', () => restoreSymlinks(packageDir)],
  ])('%s', (_, before) => {
    before();
    restoreSymlinks(packageDir);
    expect(readFileSync(join(library(), 'libpq.so.5'), 'utf8')).toBe('code');
    expect(readFileSync(join(library(), 'engines/libpq.so'), 'utf8')).toBe('code');
    expect(readdirSync(library()).toSorted()).toEqual(['engines', 'libpq.so.5', 'libpq.so.5.18']);
  });

  it('are not missed in a package that has none', () => {
    rmSync(join(packageDir, 'native/pg-symlinks.json'));
    expect(() => restoreSymlinks(packageDir)).not.toThrow();
  });
});
