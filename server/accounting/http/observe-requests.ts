import type { Context, MiddlewareHandler } from 'hono';
import { inSpan, SpanKind, SpanStatusCode } from '@/server/platform/tracing';
import { rateHeaders } from './rate-headers';
import { requestIdOf } from './read-headers';
import type { Variables } from './request-variables';
import type { Service } from './service';

/** Gives each request its identifier, and traces, measures and logs it; the answer says how long it took and what is left of the rate. */
export function observeRequests(
  service: Pick<Service, 'requestAnswered' | 'logger'>,
): MiddlewareHandler<Variables> {
  return async (c, next) => {
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
  };
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
