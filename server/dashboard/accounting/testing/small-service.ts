import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

export type Received = { method: string; path: string; headers: IncomingMessage['headers']; bytes: number };

type Answering = (received: Received) => { status: number; body: unknown };

/** An accounting service that gives every client a token and answers everything else as told, keeping what it received. */
export async function startSmallService(answer: Answering) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const isToken = request.url === '/v0/auth/token';
    const one = await receive(request).catch(() => null);
    // A sender that broke off hears no answer.
    if (one === null) return;
    if (!isToken) received.push(one);
    respond(response, isToken ? token : answer(one));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

/** Such a service for the tests of a file, there once they run. */
export function openSmallService(answer: Answering) {
  const service = {} as Awaited<ReturnType<typeof startSmallService>>;
  beforeAll(async () => {
    Object.assign(service, await startSmallService(answer));
  });
  afterAll(async () => {
    await service.stop();
  });
  return service;
}

const token = {
  status: 200,
  body: { access_token: 'a-token', token_type: 'Bearer', expires_in: 3600, scope: 'business:read' },
};

async function receive(request: IncomingMessage): Promise<Received> {
  let bytes = 0;
  for await (const chunk of request) bytes += chunk.length;
  return { method: request.method ?? '', path: request.url ?? '', headers: request.headers, bytes };
}

function respond(response: ServerResponse, { status, body }: { status: number; body: unknown }): void {
  response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
  response.end(JSON.stringify(body));
}
