import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { demoDesk, signIn } from './desk';

type Attribute = { key: string; value: { stringValue?: string } };
type Sent = { traceId: string; spanId: string; parentSpanId?: string; name: string; attributes: Attribute[] };
type Received = {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Sent[] }[] }[];
};
type Span = Sent & { program: string | undefined };

/** Takes what both programs send by OTLP over HTTP. */
async function receiveTraces(): Promise<{ spans: Span[]; stop: () => void }> {
  const spans: Span[] = [];
  const server = createServer(async (request, response) => {
    for (const { resource, scopeSpans } of ((await json(request)) as Received).resourceSpans) {
      const program = textOf(resource.attributes, 'service.name');
      spans.push(...scopeSpans.flatMap((each) => each.spans).map((span) => ({ ...span, program })));
    }
    response.setHeader('content-type', 'application/json').end('{}');
  });
  server.listen(Number(process.env.DAYBOOK_E2E_TRACES_PORT), '127.0.0.1');
  await once(server, 'listening');
  return { spans, stop: () => server.close() };
}

function textOf(attributes: readonly Attribute[], key: string): string | undefined {
  return attributes.find((each) => each.key === key)?.value.stringValue;
}

/** What a trace lacks: requests of the service that a page makes, and for each of them the span that made it. */
function faultsOf(spans: readonly Span[], traceId: string): string[] {
  const known = new Set(spans.map(({ spanId }) => spanId));
  const ofService = spans.filter(
    (span) => span.program === 'daybook-accounting-service' && span.traceId === traceId,
  );
  const names = new Set(ofService.map(({ name }) => name));
  const missing = ['getBusiness', 'countTasks', 'transaction'].filter((name) => !names.has(name));
  const orphans = ofService.filter(({ parentSpanId }) => !known.has(parentSpanId ?? ''));
  return [...missing, ...orphans.map(({ name }) => `${name} made by nobody`)];
}

test('The request of a page and those that it makes of the service are one trace', async ({ page }) => {
  await signIn(page, 'owner');
  const desk = await demoDesk(page);
  const { spans, stop } = await receiveTraces();
  try {
    await page.goto(`${desk}/overview?of=what-somebody-typed`);
    // Of a page that was loaded before the receiver listened, only the last spans come.
    const traces = () =>
      spans.flatMap(({ program, name, traceId }) =>
        program === 'daybook-dashboard' && name === 'GET /b/[businessId]/overview' ? [traceId] : [],
      );
    await expect(() => {
      const faults = traces().map((traceId) => faultsOf(spans, traceId));
      expect(faults).toContainEqual([]);
    }).toPass({ timeout: 20_000 });
    expect(JSON.stringify(spans)).not.toMatch(/what-somebody-typed|owner@daybook\.example/);
  } finally {
    stop();
  }
});
