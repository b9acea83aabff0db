import {
  type Attributes,
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { SpanProcessor } from '@opentelemetry/sdk-trace-node';

type Program = 'accounting-service' | 'dashboard';

/** Sends what is left of the spans. */
type StopTracing = () => Promise<void>;

/**
 * Sends traces by OTLP over HTTP, if the usual variables of OpenTelemetry name a receiver; otherwise nothing is loaded,
 * and spans cost nothing. Names and numbers alone are sent: no query, no body, no identifier of a person.
 */
export async function startTracing(program: Program): Promise<StopTracing> {
  const {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: tracesEndpoint,
    OTEL_TRACES_EXPORTER: exporter,
    OTEL_SDK_DISABLED: disabled,
    OTEL_SERVICE_NAME: name,
  } = process.env;
  if (!(endpoint || tracesEndpoint) || exporter === 'none' || disabled === 'true') return async () => {};
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, resources] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const { defaultResource, detectResources, envDetector, resourceFromAttributes } = resources;
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(detectResources({ detectors: [envDetector] }))
      .merge(
        resourceFromAttributes({ 'service.name': name || `daybook-${program}`, 'daybook.program': program }),
      ),
    spanProcessors: [withoutQueries, new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  return () => provider.shutdown();
}

/** Next.js sets addresses whole, and names its requests by them; what people searched for, and tokens, are in their queries. */
const withoutQueries: SpanProcessor = {
  onStart(span) {
    const withoutQuery = (text: string) => text.replace(/[?#].*$/s, '');
    for (const name of ['http.target', 'http.url', 'url.full', 'next.span_name']) {
      const address = span.attributes[name];
      if (typeof address === 'string') span.setAttribute(name, withoutQuery(address));
    }
    span.updateName(withoutQuery(span.name));
  },
  onEnd() {},
  async forceFlush() {},
  async shutdown() {},
};

type SpanOptions = {
  kind?: SpanKind;
  attributes?: Attributes;
  /** It begins a trace of its own, whatever woke it. */
  isRoot?: boolean;
  /** The headers of a request that may continue a trace of the sender. */
  headers?: Pick<Headers, 'get'>;
};

/** Runs the work inside a span; what it throws marks the span as failed and is thrown on. */
export async function inSpan<Value>(
  name: string,
  { kind = SpanKind.INTERNAL, attributes = {}, headers, isRoot = false }: SpanOptions,
  work: (span: Span) => Promise<Value>,
): Promise<Value> {
  const parent = headers ? contextOf(headers) : isRoot ? ROOT_CONTEXT : context.active();
  return trace.getTracer('daybook').startActiveSpan(name, { kind, attributes }, parent, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

function contextOf(headers: Pick<Headers, 'get'>): Context {
  return propagation.extract(ROOT_CONTEXT, headers, {
    get: (carrier, key) => carrier.get(key) ?? undefined,
    keys: () => ['traceparent', 'tracestate'],
  });
}

/** Adds what lets the receiver of a request continue the present trace (W3C Trace Context). */
export function addTraceHeaders(headers: Headers): void {
  propagation.inject(context.active(), headers, { set: (carrier, key, value) => carrier.set(key, value) });
}

export { SpanKind, SpanStatusCode };
