import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepSecret } from './kept-secrets';
import { createPrivateFile, readIfPresent, writePrivateFile } from './private-file';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'daybook-secrets-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

describe('a kept secret', () => {
  it('is made once, of 256 random bits, for its owner alone', () => {
    const first = keepSecret(dataDir, 'session-secret');
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(keepSecret(dataDir, 'session-secret')).toBe(first);
    expect(keepSecret(dataDir, 'database-password')).not.toBe(first);
    expect(statSync(join(dataDir, 'session-secret')).mode & 0o777).toBe(0o600);
    expect(readdirSync(dataDir).toSorted()).toEqual(['database-password', 'session-secret']);
  });

  it('of another process that was first is taken', () => {
    const path = join(dataDir, 'session-secret');
    const secret = keepSecret(dataDir, 'session-secret', () => {
      writeFileSync(path, 'of the other\n');
      return 'of this one';
    });
    expect(secret).toBe('of the other');
  });
});

describe('a private file', () => {
  it('is replaced whole, or created once', () => {
    const path = join(dataDir, 'database-url');
    expect(readIfPresent(path)).toBeUndefined();
    expect(createPrivateFile(path, 'one')).toBe(true);
    expect(createPrivateFile(path, 'two')).toBe(false);
    expect(readIfPresent(path)).toBe('one');
    writePrivateFile(path, 'three');
    expect(readIfPresent(path)).toBe('three');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(dataDir)).toEqual(['database-url']);
  });
});
