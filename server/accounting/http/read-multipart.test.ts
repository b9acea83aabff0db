import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openSpool, type Spool } from '../documents/spool';
import { readMultipart } from './read-multipart';

const root = mkdtempSync(join(tmpdir(), 'daybook-form-'));
let folder: string;
let spool: Spool;
beforeEach(() => {
  folder = mkdtempSync(join(root, 'case-'));
  spool = openSpool(folder);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const limits = { file: 1000, overhead: 1000 };
const boundary = 'BOUNDARY';
const fileHead = (field: string, name: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n`;
const end = `\r\n--${boundary}--\r\n`;

/** A request whose body comes in these parts; an error breaks it off. It counts what was asked of it. */
function requestOf(parts: Iterable<string | Error>) {
  const coming = parts[Symbol.iterator]();
  const asked = { parts: 0, isCancelled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const next = coming.next();
        asked.parts += 1;
        if (next.done) controller.close();
        else if (next.value instanceof Error) controller.error(next.value);
        else controller.enqueue(Buffer.from(next.value));
      },
      cancel() {
        asked.isCancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const init = { method: 'POST', headers, body, duplex: 'half' };
  return { request: new Request('http://service.test', init), asked };
}

it('gives the fields, and the files as they lie on the disk', async () => {
  const text = `--${boundary}\r\nContent-Disposition: form-data; name="note"\r\n\r\nhello\r\n`;
  const { request } = requestOf([text, fileHead('file', 'a%22b.txt'), 'one ', 'two', end]);
  const read = await readMultipart(request, spool, limits);
  if (!read.ok) throw new Error(read.problem);
  expect(read.value.fields).toEqual(new Map([['note', 'hello']]));
  const [{ field, file } = { field: null, file: null }] = read.value.files;
  expect([field, file?.name, file?.size]).toEqual(['file', 'a"b.txt', 7]);
  expect(Buffer.from((await file?.bytes()) ?? []).toString()).toBe('one two');
});

describe('a form that is refused leaves nothing behind', () => {
  const head = fileHead('file', 'a.txt');
  const endless = function* () {
    yield head;
    for (;;) yield 'x'.repeat(100);
  };
  it.each<[string, () => Iterable<string | Error>, string]>([
    ['broken off by the sender', () => [head, 'half', new Error('gone')], 'unreadable'],
    ['that ends in the middle of its file', () => [head, 'half'], 'unreadable'],
    ['that ends in the middle of its second file', () => [head, `one\r\n${head}`, 'half'], 'unreadable'],
    ['that is no form', () => ['hello'], 'unreadable'],
    ['with a file one byte too large', () => [head, 'x'.repeat(1001), end], 'too_large'],
    ['that never ends', endless, 'too_large'],
  ])('%s', async (_, parts, problem) => {
    const { request, asked } = requestOf(parts());
    expect(await readMultipart(request, spool, limits)).toEqual({ ok: false, problem });
    await spool.clear();
    expect(readdirSync(folder)).toEqual([]);
    // Cancelled, the connection would be closed before the refusal is told.
    expect(asked.isCancelled).toBe(false);
    expect(asked.parts).toBeLessThan(40);
  });

  it('of another content type', async () => {
    const request = new Request('http://service.test', { method: 'POST', body: 'x' });
    expect(await readMultipart(request, spool, limits)).toEqual({ ok: false, problem: 'unreadable' });
  });
});

it('takes no more of a file than is written', async () => {
  const part = 'x'.repeat(64 * 1024);
  const parts = [fileHead('file', 'a.txt'), ...Array.from({ length: 300 }, () => part), end];
  const { request, asked } = requestOf(parts);
  let goOn: () => void = () => undefined;
  const isFull = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  /** A disk that takes nothing until it is told. */
  const slow: Spool = {
    async receive(coming) {
      await isFull;
      return spool.receive(coming);
    },
    clear: spool.clear,
  };
  const reading = readMultipart(request, slow, { file: 300 * part.length, overhead: 1000 });
  for (let turn = 0; turn < 1000; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(asked.parts).toBeGreaterThan(1);
  expect(asked.parts).toBeLessThan(10);
  goOn();
  const read = await reading;
  expect(read.ok && read.value.files[0]?.file.size).toBe(300 * part.length);
});

it('throws when the disk fails: that is no fault of the form', async () => {
  const blocked = join(folder, 'a file');
  writeFileSync(blocked, '');
  const { request } = requestOf([fileHead('file', 'a.txt'), 'x'.repeat(100), end]);
  await expect(readMultipart(request, openSpool(join(blocked, 'below')), limits)).rejects.toThrow('ENOTDIR');
});

it('throws when the disk gets full, also once the whole form was parsed', async () => {
  const full: Spool = {
    async receive(coming) {
      for await (const _ of coming);
      await new Promise((resolve) => setImmediate(resolve));
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    },
    clear: spool.clear,
  };
  const { request } = requestOf([fileHead('file', 'a.txt'), 'x'.repeat(100), end]);
  await expect(readMultipart(request, full, limits)).rejects.toMatchObject({ code: 'ENOSPC' });
});
