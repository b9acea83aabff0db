import type { Server, ServerResponse } from 'node:http';
import { type Socket, Server as TcpServer } from 'node:net';
import { setImmediate as afterSockets, setTimeout as wait } from 'node:timers/promises';

const pauseMs = 50;

/** After this time, connections are closed whose clients neither read their response nor finish their request. */
const usualStopMs = 20_000;

/**
 * How a server stops that clients go on asking: after a moment it takes no more connections; it answers what has been
 * asked, and ends each connection when its answer has been sent. `Server.close()` alone waits for as long as a client that keeps its
 * connection goes on asking, and cuts off a long answer that is still on its way to a slow client.
 * @returns stops the server; resolves when the last connection has ended
 */
export function gracefulStop(server: Server, stopWithinMs = usualStopMs): () => Promise<void> {
  const unused = new Set<Socket>();
  const answers = new Set<ServerResponse>();
  let isStopping = false;

  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  // Registered before the application, which may respond at once.
  server.prependListener('request', (request, answer) => {
    unused.delete(request.socket);
    answers.add(answer);
    answer.once('close', () => answers.delete(answer));
    if (isStopping) endAfter(answer);
  });

  function sweep(): void {
    // Node.js takes a connection for idle whose answer was written but not yet sent, and would destroy it with that.
    const isSending = [...answers].some((answer) => answer.writableEnded && !answer.writableFinished);
    if (!isSending) server.closeIdleConnections();
    // What has never asked anything is not idle to Node.js; of what has sent a part of its request the rest is awaited.
    for (const socket of unused) if (socket.bytesRead === 0) socket.destroy();
  }

  return async () => {
    isStopping = true;
    for (const answer of answers) if (!answer.headersSent) endAfter(answer);
    await untilRead();
    // Closed as a TCP server: the close of HTTP would destroy what it takes for idle.
    let isClosed = false;
    TcpServer.prototype.close.call(server, () => {
      isClosed = true;
    });
    // An answer whose headers were sent keeps its connection, which is idle afterwards: so it is looked for again.
    const end = performance.now() + stopWithinMs;
    while (!isClosed) {
      await untilRead();
      if (performance.now() < end) sweep();
      else server.closeAllConnections();
    }
  };
}

/**
 * Waits until what had been sent was seen: closing resets a connection that was not accepted yet, and one with a request
 * that was not read. However busy the process is, it looks at its sockets between a timer and an immediate.
 */
async function untilRead(): Promise<void> {
  await wait(pauseMs);
  await afterSockets();
}

/** Sends `Connection: close`; Node.js closes the connection after the response. */
function endAfter(answer: ServerResponse): void {
  answer.setHeader('connection', 'close');
}
