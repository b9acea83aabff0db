import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';

/**
 * Answers `GET /metrics` with what the registry has counted, in the text format of Prometheus, on a port of its own: the
 * counts tell nothing of the books, but how much is done, which is nobody's business but the operator's.
 * @param onError told where the port cannot be had, as when it was taken since the start, and of a figure that cannot be
 * collected: books are kept without metrics, too
 */
export function serveMetrics(
  registry: Registry,
  port: number,
  host: string,
  onError: (error: Error) => void,
): Server {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await registry.metrics();
      response
        .writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' })
        .end(text);
    } catch (error) {
      onError(error instanceof Error ? error : new Error(String(error)));
      response.writeHead(503).end();
    }
  });
  server.on('error', onError);
  server.listen(port, host);
  server.unref();
  return server;
}

/** Seconds. From what is read in memory to a large import. */
export const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
