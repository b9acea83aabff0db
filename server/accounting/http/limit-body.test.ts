import { describe, expect, it } from 'vitest';
import { createApp } from './app';
import type { Service } from './service';

const limitBytes = 1000;

/** The service up to where it would look a token up: every one is taken. */
function appOfAnyToken() {
  const logger = { info() {}, warn() {}, error() {} };
  const requests = {
    checkUnlessAccepted: async () => null,
    check: async () => null,
    run: async (_: unknown, work: () => Promise<unknown>) => work(),
  };
  const newSpool = () => ({ clear: async () => undefined });
  const limits = { jsonLimitBytes: limitBytes, uploadLimitBytes: limitBytes };
  return createApp({ logger, requests, newSpool, ...limits } as unknown as Service);
}

/** A body without a length; what was taken of it is counted. */
function unannounced(parts: readonly string[], isEnded: boolean) {
  const left = [...parts];
  const taken = { bytes: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const part = left.shift();
        if (part === undefined) return isEnded ? controller.close() : new Promise(() => undefined);
        taken.bytes += part.length;
        controller.enqueue(new TextEncoder().encode(part));
      },
    },
    { highWaterMark: 0 },
  );
  return { body, taken };
}

function post(body: ReadableStream, headers: Record<string, string>) {
  const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body };
  return appOfAnyToken().request('/v0/business', { ...init, duplex: 'half' } as RequestInit);
}

const authorization = 'Bearer any';

describe('a body whose length is not announced', () => {
  it('is not read of whoever has no token', async () => {
    const { body, taken } = unannounced(['{'], false);
    expect((await post(body, {})).status).toBe(401);
    expect(taken.bytes).toBe(0);
  });

  it('is read no further than the limit', async () => {
    const { body, taken } = unannounced(['x'.repeat(limitBytes), 'x', 'x'.repeat(limitBytes)], false);
    const answer = await post(body, { authorization });
    expect([answer.status, (await answer.json()).code]).toEqual([413, 'too_large']);
    expect(taken.bytes).toBe(limitBytes + 1);
  });

  it('is read up to the limit', async () => {
    const text = `{"name":"${'x'.repeat(limitBytes - '{"name":""}'.length)}"}`;
    const { body } = unannounced([text.slice(0, 10), text.slice(10)], true);
    const answer = await post(body, { authorization });
    expect((await answer.json()).errors).toContainEqual(expect.objectContaining({ path: '/name' }));
  });
});
