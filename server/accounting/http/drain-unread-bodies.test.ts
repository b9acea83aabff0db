import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drainUnreadBodies } from './drain-unread-bodies';

let server: Server;
beforeAll(async () => {
  const app = new Hono();
  const limit = bodyLimit({ maxSize: 1000, onError: (c) => c.text('too large', 413) });
  app.post('/limited', limit, async (c) => c.text(await c.req.text()));
  app.post('/unread', (c) => c.text('no', 401));
  app.get('/', (c) => c.text('here'));
  const options = { fetch: app.fetch, hostname: '127.0.0.1', port: 0, autoCleanupIncoming: false };
  server = serve(options) as Server;
  drainUnreadBodies(server);
  await once(server, 'listening');
});
afterAll(() => new Promise((closed) => server.close(closed)));

/** What is answered to a request and to the next, both sent on one connection without waiting. */
async function statusesOf(path: string, headers: string, body: string): Promise<string[]> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\n${headers}\r\n\r\n${body}`);
  socket.write('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  let answered = '';
  for await (const chunk of socket) answered += chunk;
  return answered.match(/(?<=HTTP\/1\.1 )\d+/g) ?? [];
}

const announced = (bytes: number): [string, string] => [`content-length: ${bytes}`, 'x'.repeat(bytes)];
const inChunks = (bytes: number): [string, string] => [
  'transfer-encoding: chunked',
  `${bytes.toString(16)}\r\n${'x'.repeat(bytes)}\r\n0\r\n\r\n`,
];

describe('a body that nobody reads leaves its connection good for the next request', () => {
  it.each([
    ['a little too large', '/limited', announced(1001), '413'],
    ['far too large', '/limited', announced(5_000_000), '413'],
    ['too large, unannounced', '/limited', inChunks(5_000_000), '413'],
    ['refused before it was looked at', '/unread', announced(5_000_000), '401'],
    ['refused, unannounced', '/unread', inChunks(5_000_000), '401'],
    ['to no path', '/nowhere', announced(5_000_000), '404'],
    ['read and taken', '/limited', announced(1000), '200'],
  ])('%s', async (_, path, [headers, body], status) => {
    expect(await statusesOf(path, headers, body)).toEqual([status, '200']);
  });
});
