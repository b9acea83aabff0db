import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { clientAddress } from '@/lib/client-address';
import type { Operation } from '@/lib/contract/operation';
import { type OperationName, operations } from '@/lib/contract/operations';
import { type Problem, problemStatus } from '@/lib/contract/problem';
import { inSpan, SpanKind, SpanStatusCode } from '@/server/platform/tracing';
import { problemOfError } from '../services/requests/error-problem';
import type { RequestDetails } from '../services/requests/requests';
import { compressAnswer } from './compress-answer';
import { openApiDocument } from './openapi';
import { perform } from './perform';
import { type HttpAnswer, problemAnswer } from './problem-answer';
import { rateHeaders } from './rate-headers';
import { formOverheadBytes } from './read-form';
import { requestIdOf } from './read-headers';
import { serveReference } from './reference';
import type { Service } from './service';
import { answerToken } from './token-endpoint';
import { tokenLimit } from './token-limit';
import { uploadGate } from './upload-gate';

type Variables = { Variables: { requestId: string; operation?: string; rate?: RequestDetails['rate'] } };

/** The HTTP application of the accounting service. */
export function createApp(service: Service): Hono<Variables> {
  const app = new Hono<Variables>();
  app.use(async (c, next) => {
    const startedAt = performance.now();
    const requestId = requestIdOf(c.req.header('x-request-id') ?? null);
    c.set('requestId', requestId);
    await traced(c, next);
    c.res.headers.set('x-request-id', requestId);
    for (const [name, value] of rateHeaders(c.get('rate')?.state, c.res.status))
      c.res.headers.set(name, value);
    const took = Math.round((performance.now() - startedAt) * 10) / 10;
    c.res.headers.set('server-timing', `total;dur=${took}`);
    const operation = c.get('operation') ?? 'other';
    service.requestAnswered?.({ operation, status: c.res.status, seconds: took / 1000 });
    service.logger.info(
      { requestId, method: c.req.method, path: c.req.path, status: c.res.status, ms: took },
      'request',
    );
  });
  app.onError((error, c) => {
    const requestId = c.get('requestId');
    const problem = problemOfError(error);
    service.logger[levelOf(problem)]({ requestId, err: error, code: problem.code }, 'request failed');
    return respond(problemAnswer(problem, requestId));
  });
  app.notFound((c) => refusal({ code: 'not_found', detail: 'The path does not exist.' }, c.get('requestId')));

  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    await service.requests.ready();
    return c.json({ status: 'ready' });
  });
  serveReference(app);
  const document = JSON.stringify(openApiDocument());
  app.get('/v0/openapi.json', (c) => c.body(document, 200, { 'content-type': 'application/json' }));

  const limit = (maxSize: number, isCountedWhenRead = false): MiddlewareHandler<Variables> => {
    const tooLarge = (c: Context<Variables>) =>
      refusal({ code: 'too_large', detail: `The body is larger than ${maxSize} bytes.` }, c.get('requestId'));
    const counted = bodyLimit({ maxSize, onError: tooLarge });
    return async (c, next) => {
      // Node.js holds a body to its announced length, so only one without a length needs to be counted.
      const announced = c.req.header('content-length');
      if (Number(announced ?? 0) > maxSize) return tooLarge(c);
      const isCounted = announced !== undefined || isCountedWhenRead || c.req.method === 'GET';
      return isCounted ? next() : counted(c, next);
    };
  };
  const tokens = tokenLimit();
  app.post('/v0/auth/token', limit(service.jsonLimitBytes), async (c) =>
    respond(
      await answerToken(service, c.req.raw, {
        limit: tokens,
        address: clientAddress(c.req.header('x-forwarded-for'), peerOf(c.env), service.trustedProxies),
      }),
    ),
  );
  const desk = { ...service, uploads: uploadGate(uploadsAtOnce * service.uploadLimitBytes) };
  const serve = (name: OperationName): void => {
    const operation: Operation = operations[name];
    const bounded = operation.form
      ? limit(service.uploadLimitBytes + formOverheadBytes, true)
      : limit(service.jsonLimitBytes);
    app.on(operation.method, routeOf(operation.path), bounded, async (c) => {
      const requestId = c.get('requestId');
      c.set('operation', name);
      const rate: RequestDetails['rate'] = { state: null };
      c.set('rate', rate);
      const answer = await perform(desk, name, c.req.raw, c.req.param(), { requestId, rate });
      if (answer.ok) return respond(await compressAnswer(answer.value, c.req.header('accept-encoding')));
      const { code, detail } = answer.problem;
      if (problemStatus[code] === 500) service.logger.error({ requestId, code }, detail);
      return respond(problemAnswer(answer.problem, requestId));
    });
  };
  for (const [path, names] of namesByPath()) {
    for (const name of names) serve(name);
    refuseOtherMethods(
      app,
      path,
      names.map((name) => operations[name].method),
    );
  }
  refuseOtherMethods(app, '/v0/auth/token', ['POST']);
  for (const path of ['/healthz', '/readyz', '/v0/openapi.json', '/v0/docs'])
    refuseOtherMethods(app, path, ['GET']);
  return app;
}

/** A request as a span of the trace that its sender began, if any. Paths hold identifiers, so the operation names it. */
function traced(c: Context<Variables>, next: () => Promise<void>): Promise<void> {
  const attributes = { 'http.request.method': c.req.method };
  return inSpan(
    'request',
    { kind: SpanKind.SERVER, attributes, headers: c.req.raw.headers },
    async (span) => {
      await next();
      span.updateName(c.get('operation') ?? 'request');
      span.setAttributes({
        'http.response.status_code': c.res.status,
        'daybook.request_id': c.get('requestId'),
      });
      if (c.res.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    },
  );
}

/** A bug, and a disk that is full until somebody makes room, are for the operator; the rest passes by itself. */
function levelOf({ code }: Problem): 'error' | 'warn' {
  return code === 'internal_error' || code === 'storage_full' ? 'error' : 'warn';
}

/** Capacity in uploads of maximum size; more small uploads fit. */
const uploadsAtOnce = 1;

/** The operations of each path. Literal paths come before paths with parameters that could match them. */
function namesByPath(): [path: string, names: OperationName[]][] {
  const found = new Map<string, OperationName[]>();
  for (const name of Object.keys(operations) as OperationName[]) {
    const { path } = operations[name];
    found.set(path, [...(found.get(path) ?? []), name]);
  }
  const order = (path: string) => path.replace(/\{\w+\}/g, '~');
  return [...found].sort(([a], [b]) => (order(a) < order(b) ? -1 : 1));
}

/** A known path with an unsupported method is 405 with `Allow`. */
function refuseOtherMethods(app: Hono<Variables>, path: string, methods: readonly string[]): void {
  const allow = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
  const problem: Problem = { code: 'method_not_allowed', detail: `This path supports ${allow}.` };
  app.all(routeOf(path), (c) => {
    const answer = problemAnswer(problem, c.get('requestId'));
    return respond({ ...answer, headers: { ...answer.headers, allow } });
  });
}

function routeOf(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

/** The address at the other end of the connection; there is none when a test calls the application itself. */
function peerOf(env: unknown): string | undefined {
  const { incoming } = (env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  return incoming?.socket?.remoteAddress;
}

function refusal(problem: Problem, requestId: string): Response {
  return respond(problemAnswer(problem, requestId));
}

/** From this length on, encoding a text once is cheaper than encoding it to count its bytes and again to send it. */
const longText = 16_384;

function respond(answer: HttpAnswer): Response {
  const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...answer.headers };
  const { body, status } = answer;
  const encoded = typeof body === 'string' && body.length > longText ? new TextEncoder().encode(body) : body;
  return new Response(encoded, { status, headers });
}
