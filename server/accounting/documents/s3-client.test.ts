import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { s3Client } from './s3-client';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Asks a storage of these answers, which has half a second for each. */
async function ask<Answer>(
  answer: RequestListener,
  work: (client: ReturnType<typeof s3Client>) => Promise<Answer>,
): Promise<Answer> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const collecting = setInterval(collectGarbage, 50);
  try {
    const storage = {
      kind: 's3' as const,
      bucket: 'documents',
      region: 'eu-central-1',
      endpoint: `http://127.0.0.1:${port}`,
      accessKeyId: 'key',
      secretAccessKey: 'secret',
      sessionToken: undefined,
    };
    return await work(s3Client(storage, () => undefined, 500));
  } finally {
    clearInterval(collecting);
    server.closeAllConnections();
    server.close();
  }
}

it('waits no longer than its limit, whatever garbage is collected meanwhile', async () => {
  const silent: RequestListener = () => undefined;
  const unavailable = { ok: false, problem: 'unavailable' };
  expect(await ask(silent, (client) => client.call('/a', { method: 'DELETE' }))).toEqual(unavailable);
  expect(
    await ask(silent, (client) => client.call('/a', { method: 'PUT', body: new Blob(['bytes']) })),
  ).toEqual(unavailable);
  expect(await ask(silent, (client) => client.open('/a'))).toEqual(unavailable);
});

it('gives an upload the time that its size needs', async () => {
  const slow: RequestListener = (request, response) => {
    request.resume().on('end', () => setTimeout(() => response.end(), 700));
  };
  const body = new Blob([new Uint8Array(64_000)]);
  const answer = await ask(slow, (client) => client.call('/a', { method: 'PUT', body }));
  expect(answer).toMatchObject({ ok: true, value: { status: 200 } });
});

it('asks a busy storage again, and sends the whole body again', async () => {
  const received: string[] = [];
  const busyTwice: RequestListener = async (request, response) => {
    let text = '';
    for await (const part of request.setEncoding('utf8')) text += part;
    received.push(text);
    response.writeHead(received.length < 3 ? 503 : 200).end('kept');
  };
  const answer = await ask(busyTwice, (client) =>
    client.call('/a', { method: 'PUT', body: new Blob(['bytes']) }),
  );
  expect(answer).toMatchObject({ ok: true, value: { status: 200, text: 'kept' } });
  expect(received).toEqual(['bytes', 'bytes', 'bytes']);
});
