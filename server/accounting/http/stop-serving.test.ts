import { once } from 'node:events';
import { Agent, type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gracefulStop } from './stop-serving';

/** More than the buffers of both ends of a connection hold. */
const longAnswerBytes = 64 * 1024 ** 2;

let server: Server;
let port: number;
let stopServing: () => Promise<void>;
let agent: Agent;
/** Answers of `/held` and the last part of `/in-parts` wait for `release`. */
let held: Promise<void>;
let release: () => void;
/** Fulfilled when `/held` was taken. */
let taken: Promise<void>;
beforeEach(async () => {
  held = new Promise((resolve) => {
    release = resolve;
  });
  let take: () => void;
  taken = new Promise((resolve) => {
    take = resolve;
  });
  agent = new Agent({ keepAlive: true });
  const app = new Hono();
  app.get('/', (c) => c.text('here'));
  app.get('/long', (c) => c.body(new Uint8Array(longAnswerBytes)));
  app.get('/held', async (c) => {
    take();
    await held;
    return c.text('done');
  });
  app.get('/in-parts', (c) => {
    const parts = new ReadableStream({
      start: (body) => body.enqueue(new TextEncoder().encode('first ')),
      async pull(body) {
        await held;
        body.enqueue(new TextEncoder().encode('last'));
        body.close();
      },
    });
    return c.body(parts);
  });
  const options = { fetch: app.fetch, hostname: '127.0.0.1', port: 0, autoCleanupIncoming: false };
  server = serve(options) as Server;
  stopServing = gracefulStop(server);
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterEach(() => {
  agent.destroy();
  server.closeAllConnections();
});

async function ask(path: string): Promise<IncomingMessage> {
  const asking = request({ port, host: '127.0.0.1', path, agent }).end();
  const [answer] = await once(asking, 'response');
  return answer;
}

/** A connection on which nothing is asked. */
async function openConnection(): Promise<Socket> {
  const accepted = once(server, 'connection');
  const socket = connect(port, '127.0.0.1');
  await accepted;
  return socket.resume();
}

const textOf = async (answer: IncomingMessage) => (await buffer(answer)).toString();

describe('a server that stops', () => {
  it('answers what it has begun, and says that the connection ends with it', async () => {
    const asked = ask('/held');
    await taken;
    const stopped = stopServing();
    release();
    const answer = await asked;
    expect(answer.headers.connection).toBe('close');
    expect(await textOf(answer)).toBe('done');
    await stopped;
  });

  it('finishes an answer whose headers were sent, and then ends its connection', async () => {
    const answer = await ask('/in-parts');
    expect(answer.headers.connection).toBe('keep-alive');
    const stopped = stopServing();
    release();
    expect(await textOf(answer)).toBe('first last');
    await stopped;
  });

  it('sends a long answer whole to a client that takes its time, and meanwhile answers who still asks', async () => {
    const long = await ask('/long');
    await textOf(await ask('/'));
    const silent = await openConnection();
    const stopped = stopServing();
    // The idle connections were looked for when the one that never asked is closed.
    await once(silent, 'close');
    const late = await ask('/');
    expect(late.headers.connection).toBe('close');
    expect(await textOf(late)).toBe('here');
    expect((await buffer(long)).byteLength).toBe(longAnswerBytes);
    await stopped;
  });

  it('closes connections that wait for nothing: those between two requests and those that never asked', async () => {
    await textOf(await ask('/'));
    await openConnection();
    await stopServing();
  });

  it('cuts off, in the end, a client that does not end its request', async () => {
    const stopSoon = gracefulStop(server, 100);
    const socket = await openConnection();
    socket.on('error', () => undefined);
    const ended = new Promise((resolve) => socket.once('close', resolve));
    socket.write('GET / HT');
    await stopSoon();
    await ended;
  });
});
