import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BatchingSocket } from './batching-socket';

/** Counts how often the system is asked to send. */
class CountingSocket extends BatchingSocket {
  sendings = 0;

  override _write(...message: Parameters<BatchingSocket['_write']>): void {
    this.sendings += 1;
    super._write(...message);
  }

  override _writev(...messages: Parameters<NonNullable<BatchingSocket['_writev']>>): void {
    this.sendings += 1;
    super._writev?.(...messages);
  }
}

const received: Buffer[] = [];
const server = createServer((socket) => socket.on('data', (part) => received.push(part)));

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => {
  server.close();
});

it('sends what is written in one turn together, and what comes in the next turn after it', async () => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port');
  const socket = new CountingSocket();
  socket.connect(address.port, '127.0.0.1');
  await once(socket, 'connect');

  const written = (text: string) => new Promise((resolve) => socket.write(text, resolve));
  await Promise.all([written('BEGIN '), written('one '), written('two ')]);
  expect(socket.sendings).toBe(1);

  await written('COMMIT');
  expect(socket.sendings).toBe(2);

  socket.end();
  await once(socket, 'close');
  expect(Buffer.concat(received).toString()).toBe('BEGIN one two COMMIT');
});
