import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json, text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';

type Sent = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  status: { code?: number };
  attributes: { key: string; value: { stringValue?: string } }[];
};
type Received = {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] };
    scopeSpans: { spans: Sent[] }[];
  }[];
};

/** Takes what an OTLP exporter posts. */
const received: { path: string | undefined; body: Received }[] = [];
const receiver = createServer(async (request, response) => {
  received.push({ path: request.url, body: (await json(request)) as Received });
  response.setHeader('content-type', 'application/json').end('{}');
});
beforeEach(async () => {
  received.length = 0;
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
});
afterEach(() => receiver.close());

const endpoint = () => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;

const parent = { trace: '0af7651916cd43dd8448eb211c80319c', span: 'b7ad6b7169203331' };

/** A process of its own: what is registered, and what is loaded, is that of a process. */
const program = `
  import { addTraceHeaders, inSpan, startTracing } from './server/platform/tracing.ts';
  const stop = await startTracing('accounting-service');
  const sent = new Headers();
  const headers = new Headers({ traceparent: '00-${parent.trace}-${parent.span}-01' });
  await inSpan('request', { headers, attributes: { 'http.target': '/sign-in?token=secret' } }, () =>
    inSpan('transaction', {}, async () => {
      addTraceHeaders(sent);
      throw new Error('refused');
    }).catch(() => undefined),
  );
  const asked = 'fetch GET http://127.0.0.1/transactions?search=divorce';
  await inSpan(asked, { attributes: { 'next.span_name': asked } }, async () => undefined);
  await inSpan('request', {}, () => inSpan('job', { isRoot: true }, async () => undefined));
  await stop();
  const { createRequire } = await import('node:module');
  const loaded = Object.keys(createRequire(import.meta.url).cache).some((path) => path.includes('sdk-trace'));
  console.log(JSON.stringify({ traceparent: sent.get('traceparent'), loaded }));
`;

async function run(env: Record<string, string>): Promise<{ traceparent: string | null; loaded: boolean }> {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(await text(child.stdout));
}

it('sends spans to the receiver that the environment names, as part of the trace of the sender', async () => {
  const env = {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint(),
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.region=north',
  };
  const { traceparent, loaded } = await run(env);
  expect(loaded).toBe(true);
  expect(received.map(({ path }) => path)).toEqual(['/v1/traces']);
  const [resourceSpans] = received[0]?.body.resourceSpans ?? [];
  const attributes = Object.fromEntries(
    (resourceSpans?.resource.attributes ?? []).map(({ key, value }) => [key, value.stringValue]),
  );
  expect(attributes).toMatchObject({
    'service.name': 'daybook-accounting-service',
    'daybook.program': 'accounting-service',
    'deployment.region': 'north',
  });
  const spans = resourceSpans?.scopeSpans.flatMap((each) => each.spans) ?? [];
  const [transaction, request, asked, job] = spans;
  expect(spans.slice(0, 2)).toMatchObject([
    { name: 'transaction', traceId: parent.trace, parentSpanId: request?.spanId, status: { code: 2 } },
    { name: 'request', traceId: parent.trace, parentSpanId: parent.span },
  ]);
  const name = 'fetch GET http://127.0.0.1/transactions';
  expect(asked).toMatchObject({
    name,
    attributes: [{ key: 'next.span_name', value: { stringValue: name } }],
  });
  expect(request?.attributes).toEqual([{ key: 'http.target', value: { stringValue: '/sign-in' } }]);
  expect([job?.name, job?.parentSpanId || null]).toEqual(['job', null]);
  expect(traceparent).toBe(`00-${parent.trace}-${transaction?.spanId}-01`);
});

it.each([
  ['no receiver is named', () => ({})],
  [
    'it is turned off',
    (): Record<string, string> => ({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint(), OTEL_SDK_DISABLED: 'true' }),
  ],
])('loads and sends nothing where %s', async (_, env) => {
  expect(await run(env())).toEqual({ traceparent: null, loaded: false });
  expect(received).toEqual([]);
});
