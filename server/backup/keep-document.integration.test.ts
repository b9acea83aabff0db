import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { s3Store } from '@/server/accounting/documents/s3-store';
import { hashOf, keptBytes } from '@/server/accounting/documents/testing/small-blobs';
import { startS3Server } from '@/server/accounting/documents/testing/start-s3-server';
import { keepDocument } from './keep-document';

let s3: Awaited<ReturnType<typeof startS3Server>>;
let folder: string;
beforeAll(async () => {
  s3 = await startS3Server();
  folder = mkdtempSync(join(tmpdir(), 'daybook-restore-'));
  vi.stubEnv('TMPDIR', folder);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
  await s3.stop();
});

async function* partsOf(text: string) {
  yield Buffer.from(text);
}

it('leaves nothing in the temporary folder once a document is in its bucket', async () => {
  const store = s3Store(s3.storage);
  for (const text of ['one', 'two', 'three']) {
    const key = { businessId: 'biz_a', hash: hashOf(Buffer.from(text)) };
    expect(await keepDocument(store, key, partsOf(text))).toBe(key.hash);
    expect(await keptBytes(store, key)).toEqual(Buffer.from(text));
    expect(readdirSync(folder)).toEqual([]);
  }
});

/** A way to the storage on which the first connections are lost. */
async function losing(lost: number): Promise<{ endpoint: string; close(): void }> {
  const { port: to } = new URL(s3.storage.endpoint ?? '');
  let come = 0;
  const server: Server = createServer();
  server.removeAllListeners('connection');
  server.on('connection', (socket) => {
    if (++come <= lost) return socket.destroy();
    const onward = connect(Number(to), '127.0.0.1');
    socket.on('error', () => onward.destroy()).pipe(onward);
    onward.on('error', () => socket.destroy()).pipe(socket);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { endpoint: `http://127.0.0.1:${port}`, close: () => server.close() };
}

it('asks a storage again that could not be reached for a moment', async () => {
  const way = await losing(2);
  const key = { businessId: 'biz_a', hash: hashOf(Buffer.from('lost')) };
  const store = s3Store({ ...s3.storage, endpoint: way.endpoint });
  expect(await keepDocument(store, key, partsOf('lost'), 1)).toBe(key.hash);
  way.close();
});

it('refuses where the storage stays away, and leaves nothing behind', async () => {
  const key = { businessId: 'biz_a', hash: hashOf(Buffer.from('away')) };
  const store = s3Store({ ...s3.storage, endpoint: 'http://127.0.0.1:1' });
  await expect(keepDocument(store, key, partsOf('away'), 1)).rejects.toThrow('cannot be reached');
  expect(readdirSync(folder)).toEqual([]);
});
