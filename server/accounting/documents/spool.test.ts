import { createHash } from 'node:crypto';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { openSpool, removeSpooled } from './spool';

const root = mkdtempSync(join(tmpdir(), 'daybook-spool-'));
let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(root, 'case-')), 'made when it is needed');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function* inParts(...parts: (string | Error)[]) {
  for (const part of parts) {
    if (part instanceof Error) throw part;
    yield Buffer.from(part);
  }
}

it('writes what comes in to a file that only its owner may read, with its size and its hash', async () => {
  const file = await openSpool(folder).receive(inParts('one ', '', 'two'));
  expect(file).toMatchObject({ size: 7, hash: createHash('sha256').update('one two').digest('hex') });
  expect(readFileSync(file.path, 'utf8')).toBe('one two');
  expect([statSync(file.path).mode & 0o777, statSync(folder).mode & 0o777]).toEqual([0o600, 0o700]);
  expect(Buffer.from(await file.bytes()).toString()).toBe('one two');
  expect(await text(file.stream())).toBe('one two');
});

it('leaves nothing when it is cleared but what was taken over', async () => {
  const spool = openSpool(folder);
  const taken = await spool.receive(inParts('taken over'));
  await spool.receive(inParts('refused'));
  await expect(spool.receive(inParts('broken ', new Error('broken off')))).rejects.toThrow('broken off');
  expect(readdirSync(folder)).toHaveLength(3);
  renameSync(taken.path, join(folder, 'kept'));
  await spool.clear();
  expect(readdirSync(folder)).toEqual(['kept']);
});

it('removes what killed processes have left before that moment, and nothing else', async () => {
  const old = await openSpool(folder).receive(inParts('old'));
  const young = await openSpool(folder).receive(inParts('young'));
  const foreign = join(folder, 'upload.part');
  writeFileSync(foreign, 'put here by somebody');
  const then = new Date(Date.now() - 60_000);
  for (const path of [old.path, foreign]) utimesSync(path, then, then);
  expect(await removeSpooled(folder, Date.now() - 30_000)).toBe(1);
  expect(
    readdirSync(folder)
      .map((name) => join(folder, name))
      .sort(),
  ).toEqual([young.path, foreign].sort());
  expect(await removeSpooled(join(folder, 'not there'), Date.now())).toBe(0);
});
