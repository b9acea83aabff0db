import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type LoadBalancer = {
  baseUrl: string;
  /** How many answers came from each target. */
  answers: number[];
  close(): Promise<void>;
};

/**
 * Each request goes to the next of the targets, on a connection of its own. A target whose door is
 * closed is passed over, as any balancer does, and so is one that closes it upon a request with an Idempotency-Key,
 * which may be sent again.
 */
export async function startLoadBalancer(targets: readonly string[]): Promise<LoadBalancer> {
  const answers = targets.map(() => 0);
  let turn = 0;

  async function forward(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    const first = turn++;
    for (let tried = 0; tried < targets.length; tried += 1) {
      const index = (first + tried) % targets.length;
      try {
        const from = await ask(`${targets[index]}${incoming.url}`, incoming, body);
        answers[index] = (answers[index] ?? 0) + 1;
        answer.writeHead(from.statusCode ?? 502, from.headers);
        from.pipe(answer);
        return;
      } catch (error) {
        if (!isNobodysFault(error, incoming)) break;
      }
    }
    answer.writeHead(502).end();
  }

  const server = createServer((incoming, answer) => {
    forward(incoming, answer).catch(() => answer.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.');
  return {
    baseUrl: `http://127.0.0.1:${address.port}`,
    answers,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function isNobodysFault(error: unknown, { headers }: IncomingMessage): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return code === 'ECONNREFUSED' || (code === 'ECONNRESET' && headers['idempotency-key'] !== undefined);
}

async function ask(
  url: string,
  { method, headers }: IncomingMessage,
  body: Buffer,
): Promise<IncomingMessage> {
  const outgoing = request(url, { method, headers: { ...headers, connection: 'close' }, agent: false });
  outgoing.end(body);
  const [from] = (await once(outgoing, 'response')) as [IncomingMessage];
  return from;
}
