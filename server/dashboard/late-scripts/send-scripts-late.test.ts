import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { sendScriptsLate } from './send-scripts-late';

const script = '<script src="/one.js" async="" nonce="n"></script>';
const page = `<head>${script}</head><body><p>Zoë, 100 €</p></body>`;
let close = () => {};
afterEach(() => close());

it('rewrites a page that is sent in pieces, cut within letters, and calls back', async () => {
  const bytes = Buffer.from(page);
  const calls: string[] = [];
  const answer = await answered((response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    for (const [at, byte] of bytes.entries()) response.write(Buffer.of(byte), () => calls.push(`${at}`));
    response.end(() => calls.push('end'));
  });
  const html = await answer.text();
  expect(html).toContain('<p>Zoë, 100 €</p>');
  expect(html).toContain('data-late="/one.js"');
  expect(html).not.toContain(script);
  await expect.poll(() => calls).toHaveLength(bytes.length + 1);
});

it('rewrites a page that is sent at once, whose length it no longer has', async () => {
  const answer = await answered((response) => {
    response.setHeader('content-type', 'text/html');
    response.setHeader('content-length', Buffer.byteLength(page));
    response.end(page, 'utf8');
  });
  expect(await answer.text()).toContain('data-late="/one.js"');
});

it('rewrites what is to be compressed', async () => {
  const answer = await answered((response) => {
    const end = response.end.bind(response) as (bytes: Buffer) => ServerResponse;
    response.end = (text?: unknown) => {
      response.setHeader('content-encoding', 'gzip');
      return end(gzipSync(text as Buffer));
    };
    response.setHeader('content-type', 'text/html');
    response.end(page);
  });
  expect(await answer.text()).toContain('data-late="/one.js"');
});

it('leaves what is no page as it is', async () => {
  const sent = gzipSync(page);
  const answer = await answered((response) => {
    response.setHeader('content-type', 'application/octet-stream');
    response.setHeader('content-length', sent.length);
    response.end(sent);
  });
  expect(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(page);
});

async function answered(answer: (response: ServerResponse) => void): Promise<Response> {
  const server = createServer((_, response) => {
    sendScriptsLate(response);
    answer(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  close = () => server.close();
  const address = server.address();
  return fetch(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
}
