import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uploadLimitBytes } from '@/lib/upload-limit';
import { accountingClient } from '../accounting/client';
import { type Received, startSmallService } from '../accounting/testing/small-service';
import { forwardUpload } from './forward-upload';

let service: Awaited<ReturnType<typeof startSmallService>>;
const imported = { data: { imported: 1 } };
const unauthorized = {
  type: 'about:blank',
  title: 'Unauthorized',
  status: 401,
  detail: 'The token has expired.',
  instance: 'r1',
  code: 'invalid_token',
};
let answers: { status: number; body: unknown }[] = [];

beforeAll(async () => {
  service = await startSmallService(() => answers.shift() ?? { status: 201, body: imported });
  Object.assign(process.env, {
    DATABASE_URL: 'postgres://unused',
    NEXTAUTH_SECRET: 'a secret of at least 32 characters',
    ACCOUNTING_URL: service.url,
    ACCOUNTING_CLIENT_ID: 'dashboard',
    ACCOUNTING_CLIENT_SECRET: 'secret',
  });
});
afterAll(() => service.stop());
beforeEach(() => {
  service.received.length = 0;
  answers = [];
});

function upload(bytes: number, headers: Record<string, string> = {}): Request {
  const form = new FormData();
  form.set('external_account_id', 'eac_1');
  form.set('file', new File([new Uint8Array(bytes)], 'bank.qif'));
  return new Request('http://127.0.0.1/import', { method: 'POST', body: form, headers });
}

/** A form that never ends, in pieces of a megabyte. */
function endlessUpload(): Request {
  const piece = new Uint8Array(1024 ** 2);
  const body = new ReadableStream({ pull: (controller) => controller.enqueue(piece) });
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  return new Request('http://127.0.0.1/import', {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit);
}

const forward = (request: Request) =>
  forwardUpload(request, '/v0/business/biz_1/transactions/import', 'user-1');

describe('forwardUpload', () => {
  it('sends the form on as it is, in the name of the user, with the key of the form', async () => {
    const outcome = await forward(upload(1000, { 'idempotency-key': 'key-1' }));
    expect(outcome).toEqual({ ok: true, value: imported });
    const [received] = service.received as [Received];
    expect(received).toMatchObject({ method: 'POST', path: '/v0/business/biz_1/transactions/import' });
    expect(received.bytes).toBeGreaterThan(1000);
    expect(received.headers).toMatchObject({
      authorization: 'Bearer a-token',
      'x-user-id': 'user-1',
      'idempotency-key': 'key-1',
      'content-type': expect.stringMatching(/^multipart\/form-data; boundary=/),
    });
    expect(received.headers.cookie).toBeUndefined();
  });

  it('tells the problem that the service answers with', async () => {
    answers = [{ status: 401, body: unauthorized }];
    expect(await forward(upload(10))).toEqual({
      ok: false,
      problem: { code: 'invalid_token', status: 401, detail: 'The token has expired.' },
    });
  });

  it('stops in the middle of a file that is too large, whatever length it announced', async () => {
    expect(await forward(endlessUpload())).toMatchObject({ problem: { code: 'too_large', status: 413 } });
  });

  it('does not begin with a file that announces too much', async () => {
    const request = upload(10, { 'content-length': String(uploadLimitBytes * 2) });
    expect(await forward(request)).toMatchObject({ problem: { code: 'too_large', status: 413 } });
    expect(service.received).toHaveLength(0);
  });

  it.each([
    ['text/plain', 'file'],
    ['application/json', '{}'],
  ])('refuses a body of type %s', async (type, body) => {
    const request = new Request('http://127.0.0.1/import', {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    });
    expect(await forward(request)).toMatchObject({
      problem: { code: 'unsupported_media_type', status: 415 },
    });
  });
});

describe('accountingClient', () => {
  it('labels every change with the user', async () => {
    await accountingClient('user-2').updateBusiness({ parameters: { business_id: 'biz_1' }, body: {} });
    expect(service.received[0]?.headers['x-user-id']).toBe('user-2');
  });
});
