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

test('The request of a page and those that it makes of the service are one trace', async ({ page }) => {
  await signIn(page, 'owner');
  const desk = await demoDesk(page);
  const { spans, stop } = await receiveTraces();
  try {
    await page.goto(`${desk}/overview?of=what-somebody-typed`);
    const pageSpan = () =>
      spans.find(
        ({ program, name }) => program === 'daybook-dashboard' && name === 'GET /b/[businessId]/overview',
      );
    const ofService = () =>
      spans.filter(
        ({ program, traceId }) => program === 'daybook-accounting-service' && traceId === pageSpan()?.traceId,
      );
    await expect
      .poll(() => ofService().map(({ name }) => name), { timeout: 20_000 })
      .toEqual(expect.arrayContaining(['getBusiness', 'countTasks', 'transaction']));
    // Each request of the service was made by a span of the page's trace.
    const known = new Set(spans.map(({ spanId }) => spanId));
    expect(ofService().filter(({ parentSpanId }) => !known.has(parentSpanId ?? ''))).toEqual([]);
    expect(JSON.stringify(spans)).not.toMatch(/what-somebody-typed|owner@daybook\.example/);
  } finally {
    stop();
  }
});
