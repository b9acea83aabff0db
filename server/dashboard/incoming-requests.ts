import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientAddress } from '@/lib/client-address';
import type { Logger } from '@/server/platform/logging';
import { sendScriptsLate } from './late-scripts/send-scripts-late';
import { countRequest } from './metrics';
import { dashboardLogger } from './session/dashboard-logger';
import { securityHeaders } from './session/security-headers';

type Started = { request: IncomingMessage; response: ServerResponse };
type Settings = { isOverTls: boolean; trustedProxies: number };

/** For whatever does not set its own: a file or an error answer is no page, so it may load nothing. */
const filePolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
/** A worker has the policy of its own file, not that of the page, and loads the rest of its scripts. */
const workerPolicy = `${filePolicy}; script-src 'self'`;
const OF_WORKER = /^\/_next\/static\/chunks\/[^/?]*worker[^/?]*\.js(?:\?|$)/;

/**
 * Prepares every request that reaches this process, before Next.js sees it: static files and the answers that Next.js
 * makes itself (404, 405, 500) get the security headers that no handler sets, `X-Forwarded-For` is the address that
 * the request came from, of which a sender cannot write anything else, and the scripts of pages come after their first frame.
 * @param logger is told of each answer; made when the first is sent
 */
export function prepareRequests(settings: Settings, logger: () => Logger = dashboardLogger): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as Started;
    const { headers, socket } = request;
    const { 'x-forwarded-for': written } = headers;
    headers['x-forwarded-for'] = clientAddress(
      Array.isArray(written) ? written.join(',') : written,
      socket.remoteAddress,
      settings.trustedProxies,
    );
    addHeaders(response, settings, OF_WORKER.test(request.url ?? '') ? workerPolicy : filePolicy);
    sendScriptsLate(response);
    watch(request, response, logger);
  });
}

/** Counts and logs each answer, but files of the build, which hold nothing of anybody. No query: it may hold what was typed. */
function watch(request: IncomingMessage, response: ServerResponse, logger: () => Logger): void {
  const began = performance.now();
  const { method = '', url = '' } = request;
  const [path = ''] = url.split('?', 1);
  // Prometheus asks a server of its own in this process.
  if (path.startsWith('/_next/') || path === '/metrics') return;
  response.once('finish', () => {
    const ms = Math.round((performance.now() - began) * 10) / 10;
    const { statusCode: status } = response;
    countRequest(method, status, ms / 1000);
    logger().info({ method, path: path.slice(0, 512), status, ms }, 'request');
  });
}

/** As the answer is sent: headers set before would take the place of those of a handler. */
function addHeaders(response: ServerResponse, { isOverTls }: Settings, policy: string): void {
  const { 'cache-control': noStore, ...always } = securityHeaders({ isOverTls });
  const writeHead = response.writeHead;
  response.writeHead = function withHeaders(
    this: ServerResponse,
    ...sent: Parameters<ServerResponse['writeHead']>
  ) {
    const defaults = {
      ...always,
      'content-security-policy': policy,
      'cache-control': noStore ?? 'no-store',
    };
    for (const [name, value] of Object.entries(defaults)) {
      if (!response.hasHeader(name)) response.setHeader(name, value);
    }
    return writeHead.apply(this, sent);
  } as ServerResponse['writeHead'];
}
