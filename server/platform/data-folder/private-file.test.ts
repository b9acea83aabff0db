import { chownSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPrivateFile, writePrivateFile } from './private-file';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'daybook-private-'));
  // As under systemd, where the service is a user of its own and its commands are run by root.
  if (process.geteuid?.() === 0) chownSync(folder, 1234, 1234);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('is read by the owner of its folder alone, whoever wrote it', () => {
  const [kept, made] = [join(folder, 'credentials.json'), join(folder, 'lock')];
  writePrivateFile(kept, 'first');
  writePrivateFile(kept, 'second');
  expect(createPrivateFile(made, 'lock')).toBe(true);
  expect(createPrivateFile(made, 'again')).toBe(false);
  expect([readFileSync(kept, 'utf8'), readFileSync(made, 'utf8')]).toEqual(['second', 'lock']);
  const { uid, gid } = statSync(folder);
  for (const path of [kept, made]) {
    const file = statSync(path);
    expect([file.uid, file.gid, file.mode & 0o777]).toEqual([uid, gid, 0o600]);
  }
});
