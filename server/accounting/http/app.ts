import { Hono } from 'hono';
import { clientAddress } from '@/lib/client-address';
import type { Problem } from '@/lib/contract/problem';
import { problemOfError } from '../services/requests/error-problem';
import { limitBody } from './limit-body';
import { observeRequests } from './observe-requests';
import { openApiDocument } from './openapi/document';
import { serveReference } from './reference-page';
import { refuseOtherMethods } from './refuse-other-methods';
import type { Variables } from './request-variables';
import { refusal, respond } from './respond';
import { serveOperations } from './serve-operations';
import type { Service } from './service';
import { answerToken } from './token-endpoint';
import { tokenLimit } from './token-limit';

/** The HTTP application of the accounting service. */
export function createApp(service: Service): Hono<Variables> {
  const app = new Hono<Variables>();
  app.use(observeRequests(service));
  app.onError((error, c) => {
    const requestId = c.get('requestId');
    const problem = problemOfError(error);
    service.logger[levelOf(problem)]({ requestId, err: error, code: problem.code }, 'request failed');
    return refusal(problem, requestId);
  });
  app.notFound((c) => refusal({ code: 'not_found', detail: 'The path does not exist.' }, c.get('requestId')));

  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    await service.requests.ready();
    return c.json({ status: 'ready' });
  });
  serveReference(app);
  app.get('/v0/openapi.json', (c) => c.body(openApiJson(), 200, { 'content-type': 'application/json' }));
  serveTokens(app, service);
  serveOperations(app, service);
  refuseOtherMethods(app, '/v0/auth/token', ['POST']);
  for (const path of ['/healthz', '/readyz', '/v0/openapi.json', '/v0/docs'])
    refuseOtherMethods(app, path, ['GET']);
  return app;
}

/** Made when it is first asked for: it takes longer than the rest of the start. */
function openApiJson(): string {
  openApi ??= JSON.stringify(openApiDocument());
  return openApi;
}

let openApi: string | undefined;

function serveTokens(app: Hono<Variables>, service: Service): void {
  const tokens = tokenLimit();
  app.post('/v0/auth/token', limitBody(service.jsonLimitBytes), async (c) =>
    respond(
      await answerToken(service, c.req.raw, {
        limit: tokens,
        address: clientAddress(c.req.header('x-forwarded-for'), peerOf(c.env), service.trustedProxies),
      }),
    ),
  );
}

/** A bug, and a disk that is full until somebody makes room, are for the operator; the rest passes by itself. */
function levelOf({ code }: Problem): 'error' | 'warn' {
  return code === 'internal_error' || code === 'storage_full' ? 'error' : 'warn';
}

/** The address at the other end of the connection; there is none when a test calls the application itself. */
function peerOf(env: unknown): string | undefined {
  const { incoming } = (env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  return incoming?.socket?.remoteAddress;
}
