import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/**
 * A request can be answered before its body was read: what is too large, or not allowed, is refused at once. The rest
 * is on its way all the same. Were it left in the socket, the connection would stall, and the client's next request
 * on it would be lost; were the socket closed, the answer itself could be. So the rest is read and dropped, as long as
 * Node.js lets a request last (`requestTimeout`).
 */
export function drainUnreadBodies(server: Pick<Server, 'on'>): void {
  server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    outgoing.once('finish', () => {
      if (incoming.readableEnded || incoming.destroyed) return;
      // Whoever began to read would pause it as soon as nobody takes what was read.
      incoming.removeAllListeners('data');
      incoming.resume();
    });
  });
}
