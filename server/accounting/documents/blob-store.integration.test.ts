import { once } from 'node:events';
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BlobKey, type BlobStore, pathParts, readBlob } from './blob-store';
import { folderStore } from './folder-store';
import { s3Store } from './s3-store';
import { hashOf, keptBytes, putBytes, spooled } from './testing/small-blobs';
import { startS3Server } from './testing/start-s3-server';

const kinds = ['folder', 's3'] as const;
const folder = mkdtempSync(join(tmpdir(), 'daybook-blobs-'));
let s3: Awaited<ReturnType<typeof startS3Server>>;
let stores: Record<(typeof kinds)[number], BlobStore>;
beforeAll(async () => {
  s3 = await startS3Server();
  stores = { folder: folderStore(join(folder, 'documents')), s3: s3Store(s3.storage) };
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
});

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));
const keyOf = (bytes: Uint8Array, businessId = 'biz_a') => ({ businessId, hash: hashOf(bytes) });

/** The file in which a store (for S3, the server behind it) keeps the bytes. */
function fileOf(kind: (typeof kinds)[number], key: BlobKey): string {
  const path = join('documents', ...pathParts(key));
  return kind === 'folder'
    ? join(folder, path)
    : join(s3.directory, s3.storage.bucket, `${path}._S3rver_object`);
}

describe.each(kinds)('the %s store', (kind) => {
  it('gives back every byte', async () => {
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
    expect(await putBytes(stores[kind], keyOf(bytes), bytes)).toEqual({ ok: true, value: null });
    const blob = await readBlob(stores[kind], keyOf(bytes));
    if (!blob.ok) throw new Error(blob.problem);
    expect(blob.value.size).toBe(bytes.length);
    for (const _ of ['once', 'again']) {
      const read = Buffer.from(await new Response(blob.value.open()).arrayBuffer());
      expect(Buffer.compare(read, bytes)).toBe(0);
    }
  });

  it('keeps the same bytes once, also when they are sent at once', async () => {
    const bytes = bytesOf(`twice ${kind}`);
    const key = keyOf(bytes, 'biz_twice');
    const puts = await Promise.all(Array.from({ length: 5 }, () => putBytes(stores[kind], key, bytes)));
    expect(puts.every((put) => put.ok)).toBe(true);
    expect(await keptBytes(stores[kind], key)).toEqual(Buffer.from(bytes));
    const files = readdirSync(dirname(fileOf(kind, key)));
    const about = ['._S3rver_metadata.json', '._S3rver_object.md5'];
    expect(files.filter((name) => !about.some((suffix) => name.endsWith(suffix)))).toHaveLength(1);
  });

  it('knows nothing of the same bytes of another business', async () => {
    const bytes = bytesOf(`mine ${kind}`);
    await putBytes(stores[kind], keyOf(bytes), bytes);
    expect(await readBlob(stores[kind], keyOf(bytes, 'biz_b'))).toEqual({ ok: false, problem: 'missing' });
  });

  it('tells bytes that were changed behind its back, and is mended by the right ones', async () => {
    const bytes = bytesOf(`changed ${kind}`);
    const key = keyOf(bytes);
    await putBytes(stores[kind], key, bytes);
    appendFileSync(fileOf(kind, key), '!');
    expect(await readBlob(stores[kind], key)).toEqual({ ok: false, problem: 'damaged' });
    await putBytes(stores[kind], key, bytes);
    expect(await keptBytes(stores[kind], key)).toEqual(Buffer.from(bytes));
  });
});

describe.each(kinds)('the %s store', (kind) => {
  it('lists what it keeps, with its time, and removes it', async () => {
    const businesses = ['biz_1BoatSLRHtKNngkdXEeobR', 'biz_1BoatSLRHtKNngkdXEeobS'];
    const keys = businesses.flatMap((id) =>
      ['one', 'two', 'three'].map((text) => keyOf(bytesOf(`${text} ${kind}`), id)),
    );
    const before = Date.now();
    for (const [index, key] of keys.entries()) {
      await putBytes(stores[kind], key, bytesOf(`${['one', 'two', 'three'][index % 3]} ${kind}`));
    }
    const listed = async () => {
      const found: BlobKey[] = [];
      for await (const { key, keptAt } of stores[kind].list()) {
        expect(Math.abs(keptAt - before)).toBeLessThan(60_000);
        if (businesses.includes(key.businessId)) found.push(key);
      }
      return found;
    };
    const inOrder = (list: BlobKey[]) => list.map((key) => `${key.businessId} ${key.hash}`).sort();
    expect(inOrder(await listed())).toEqual(inOrder(keys));
    const [first, ...rest] = keys;
    if (!first) throw new Error('six keys expected');
    await stores[kind].remove(first);
    await stores[kind].remove(first);
    expect(inOrder(await listed())).toEqual(inOrder(rest));
    expect(await readBlob(stores[kind], first)).toEqual({ ok: false, problem: 'missing' });
  });
});

it('lists nothing where nothing was ever kept', async () => {
  const found = [];
  for await (const blob of folderStore(join(folder, 'not there')).list()) found.push(blob);
  expect(found).toEqual([]);
});

it('writes files that only their owner may read', async () => {
  const bytes = bytesOf('private');
  await putBytes(stores.folder, keyOf(bytes), bytes);
  const file = fileOf('folder', keyOf(bytes));
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(dirname(file)).mode & 0o777).toBe(0o700);
});

it('leaves a file to its spool when it cannot finish', async () => {
  const key = keyOf(bytesOf('unfinished'));
  mkdirSync(join(fileOf('folder', key), 'a folder in its place'), { recursive: true });
  const file = await spooled(stores.folder.newSpool(), bytesOf('unfinished'));
  await expect(stores.folder.put(key, file)).rejects.toThrow();
  expect(existsSync(file.path)).toBe(true);
});

it('fails loudly with a wrong secret', async () => {
  const stranger = s3Store({ ...s3.storage, secretAccessKey: 'wrong' });
  const bytes = bytesOf('stranger');
  await expect(putBytes(stranger, keyOf(bytes), bytes)).rejects.toThrow('answered 403 to PUT');
  await expect(stranger.stream(keyOf(bytes))).rejects.toThrow('answered 403 to GET');
});

it('throws that the disk is full when the bucket has no room', async () => {
  const full = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(507).end());
  }).listen(0, '127.0.0.1');
  await once(full, 'listening');
  const address = full.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  try {
    const store = s3Store({ ...s3.storage, endpoint: `http://127.0.0.1:${port}` });
    const bytes = bytesOf('full');
    await expect(putBytes(store, keyOf(bytes), bytes)).rejects.toMatchObject({ code: 'ENOSPC' });
  } finally {
    full.closeAllConnections();
    full.close();
  }
});

it('says that S3 is unavailable when nothing answers, and tells the operator why', async () => {
  const told: unknown[] = [];
  const nowhere = s3Store({ ...s3.storage, endpoint: 'http://127.0.0.1:1' }, (cause) => told.push(cause));
  const bytes = bytesOf('nowhere');
  expect(await putBytes(nowhere, keyOf(bytes), bytes)).toEqual({ ok: false, problem: 'unavailable' });
  expect(await readBlob(nowhere, keyOf(bytes))).toEqual({ ok: false, problem: 'unavailable' });
  expect(told).toEqual([expect.any(Error), expect.any(Error)]);
});
