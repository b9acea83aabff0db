import { beforeAll, describe, expect, it } from 'vitest';
import { newBooks } from '../testing/books';
import { call, faultsOf, read } from '../testing/call';
import { openService } from '../testing/open-service';

const service = openService();
let path: string;
beforeAll(async () => {
  path = `/v0/business/${(await newBooks(service.client)).business.id}`;
});

const post = (body: unknown, headers: Record<string, string> = {}) =>
  call(service, 'POST', `${path}/ledger`, body, headers);

describe('a body is not read from whom it would not be accepted', () => {
  it.each([
    ['without a token', {}],
    ['with an unknown token', { authorization: `Bearer dbt_${'x'.repeat(43)}` }],
  ])('%s', async (_, headers) => {
    let isRead = false;
    const body = new ReadableStream(
      {
        pull: (controller) => {
          isRead = true;
          controller.enqueue(Buffer.from('{'));
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const answer = await service.bare(`${path}/ledger`, {
      ...{ method: 'POST', body, duplex: 'half' },
      headers: { 'content-type': 'application/json', 'content-length': '1', ...headers },
    } as RequestInit);
    expect([answer.status, isRead]).toEqual([401, false]);
  });
});

describe('a body that cannot be read is 400', () => {
  it.each([
    ['nothing', ''],
    ['half an object', '{"name":'],
    ['a bare word', 'ledger'],
    ['a trailing comma', '{"name":"x",}'],
    ['two values', '{} {}'],
    ['a key given twice', '{"name":"a","name":"b"}'],
    ['a number with a leading zero', '{"name":01}'],
    ['NaN', '{"name":NaN}'],
    ['a single quote', "{'name':'x'}"],
    ['nesting without end', `${'['.repeat(200_000)}`],
    ['deep nesting', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ])('%s', async (_, text) => {
    const answer = await post(text, { 'content-type': 'application/json' });
    expect([answer.status, answer.problem.code]).toEqual([400, 'invalid_json']);
  });

  it('no body at all, where one is needed', async () => {
    const answer = await call(service, 'POST', `${path}/ledger`);
    expect([answer.status, answer.problem.code]).toEqual([415, 'unsupported_media_type']);
  });

  it('bytes that are no UTF-8', async () => {
    const response = await service.request(`${path}/ledger`, {
      method: 'POST',
      body: new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]),
      headers: { 'content-type': 'application/json' },
    });
    expect((await read(response)).problem.code).toBe('invalid_json');
  });
});

describe('a body of another shape is 422', () => {
  it.each([
    ['null', 'null', ' invalid_type'],
    ['an array', '[]', ' invalid_type'],
    ['text', '"x"', ' invalid_type'],
    ['a prototype', '{"__proto__":{"name":"x"}}', '/__proto__ unknown_field'],
    ['a constructor', '{"constructor":{"prototype":{}}}', '/constructor unknown_field'],
    ['a slash in a name', '{"a/b~c":1}', '/a~1b~0c unknown_field'],
  ])('%s', async (_, text, fault) => {
    const answer = await post(text, { 'content-type': 'application/json' });
    expect(answer.status).toBe(422);
    expect(faultsOf(answer)).toContain(fault);
    expect(({} as { name?: string }).name).toBeUndefined();
  });

  it('names every fault, not only the first', async () => {
    const answer = await post({ name: ' ', type: 'money', report_cash_flow: 'yes', colour: 'red' });
    expect(answer.problem).toMatchObject({
      type: 'about:blank',
      title: 'Unprocessable content',
      status: 422,
      code: 'validation_failed',
      instance: answer.headers.get('x-request-id'),
    });
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(faultsOf(answer).sort()).toEqual([
      '/colour unknown_field',
      '/debit_credit required',
      '/name invalid_value',
      '/report_cash_flow invalid_type',
      '/subtype required',
      '/type invalid_value',
    ]);
  });
});

describe('headers', () => {
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx', ''])(
    'content type %s is 415',
    async (type) => {
      const answer = await post('{}', { 'content-type': type });
      expect([answer.status, answer.problem.code]).toEqual([415, 'unsupported_media_type']);
    },
  );

  it.each(['gzip', 'br', 'gzip, identity', 'unheard-of'])('content encoding %s is 415', async (encoding) => {
    const answer = await post('{}', { 'content-type': 'application/json', 'content-encoding': encoding });
    expect([answer.status, answer.problem.code]).toEqual([415, 'unsupported_media_type']);
    expect(answer.problem.detail).toContain('Content-Encoding');
  });

  it('content encoding identity is read', async () => {
    expect((await post({}, { 'content-encoding': 'identity' })).status).toBe(422);
  });

  it('content type with a charset is read', async () => {
    expect((await post('{}', { 'content-type': 'Application/JSON; charset=utf-8' })).status).toBe(422);
  });

  it.each(['x-user-id', 'idempotency-key'])('%s of 256 characters is 422, of 255 is read', async (name) => {
    const answer = await post({}, { [name]: 'x'.repeat(256) });
    expect(faultsOf(answer)).toEqual([`/${name} too_long`]);
    expect(faultsOf(await post({}, { [name]: 'x'.repeat(255) }))).toContain('/name required');
  });

  it.each([
    ['UTF-8', Buffer.from('zoë 日本', 'utf8'), 'zoë 日本'],
    ['Latin-1', Buffer.from('andré', 'latin1'), 'andré'],
  ])('the user in %s is kept as sent', async (_, bytes, user) => {
    await call(service, 'POST', `${path}/tag`, { name: user }, { 'x-user-id': bytes.toString('latin1') });
    const log = await call(service, 'GET', `${path}/audit-log?user_id=${encodeURIComponent(user)}`);
    expect(log.data).toMatchObject([{ action: 'create', after: { name: user } }]);
  });

  it('a harmless request id is kept, another is replaced', async () => {
    const idOf = async (id: string) =>
      (await call(service, 'GET', path, undefined, { 'x-request-id': id })).headers.get('x-request-id');
    expect(await idOf('mine-1')).toBe('mine-1');
    expect(await idOf('a b')).toMatch(/^req_/);
    expect(await idOf('x'.repeat(65))).toMatch(/^req_/);
  });

  it('every answer tells how long it took', async () => {
    for (const status of [200, 404]) {
      const answer = await call(service, 'GET', status === 200 ? path : `${path}/nothing`);
      expect(answer.status).toBe(status);
      const took = /^total;dur=(\d+(\.\d)?)$/.exec(answer.headers.get('server-timing') ?? '')?.[1];
      expect(Number(took)).toBeGreaterThan(0);
    }
  });

  it('no answer is to be stored or guessed at', async () => {
    for (const answer of [await call(service, 'GET', path), await post({})]) {
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});

describe('a change of nothing', () => {
  it.each([
    ['no field', {}],
    ['null fields', { name: null, status: null, aggregator_user_token: null }],
  ])('with %s leaves the version and the log as they are', async (_, body) => {
    const before = await call(service, 'GET', path);
    const log = () => call(service, 'GET', `${path}/audit-log`).then(({ text }) => text);
    const logBefore = await log();
    const answer = await call(service, 'PATCH', path, body);
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, before.headers.get('etag')]);
    expect(answer.data).toEqual(before.data);
    expect(await log()).toBe(logBefore);
  });

  it('is held to its If-Match all the same', async () => {
    const answer = await call(service, 'PATCH', path, {}, { 'if-match': '"99"' });
    expect([answer.status, answer.problem.code]).toEqual([412, 'stale_version']);
  });

  it('of an unknown resource is 404', async () => {
    expect((await call(service, 'PATCH', `${path}/ledger/ldg_1BoatSLRHtKNngkdXEeobR`, {})).status).toBe(404);
  });

  it('is refused for an unknown field all the same', async () => {
    const answer = await call(service, 'PATCH', path, { name: null, colour: null });
    expect(faultsOf(answer)).toEqual(['/colour unknown_field']);
  });
});

describe('limits', () => {
  it('a body of 1 MiB is read, one byte more is 413', async () => {
    const body = (size: number) => `{"name":"${'x'.repeat(size - '{"name":""}'.length)}"}`;
    expect((await post(body(1024 ** 2), { 'content-type': 'application/json' })).status).toBe(422);
    const answer = await post(body(1024 ** 2 + 1), { 'content-type': 'application/json' });
    expect([answer.status, answer.problem.code]).toEqual([413, 'too_large']);
  });
});

describe('paths and methods', () => {
  it.each([
    ['/', 'GET'],
    ['/v0', 'GET'],
    ['/v1/business', 'GET'],
    ['/v0/businesses', 'GET'],
    ['/v0/business/', 'GET'],
    ['/v0/business/%2e%2e/x', 'GET'],
    ['/v0/business/%zz', 'GET'],
  ])('%s is 404', async (unknown, method) => {
    const answer = await call(service, method, unknown);
    expect([answer.status, answer.problem.code]).toEqual([404, 'not_found']);
  });

  it.each([
    ['PUT', '/v0/business', 'POST, GET, HEAD'],
    ['DELETE', '', 'GET, HEAD, PATCH'],
    ['DELETE', '/ledger', 'GET, HEAD, POST'],
    ['POST', '/reports/balance-sheet', 'GET, HEAD'],
    ['POST', '/v0/openapi.json', 'GET, HEAD'],
    ['GET', '/journal-entries/bulk', 'POST'],
    ['PATCH', '/ledger/balances', 'GET, HEAD'],
    ['GET', '/transactions/import', 'POST'],
  ])('%s %s is 405 and says what is allowed', async (method, rest, allow) => {
    const answer = await call(service, method, rest.startsWith('/v0') ? rest : path + rest);
    expect([answer.status, answer.problem.code]).toEqual([405, 'method_not_allowed']);
    expect(answer.headers.get('allow')).toBe(allow);
  });

  it('HEAD answers like GET, without a body', async () => {
    const answer = await call(service, 'HEAD', path);
    expect([answer.status, answer.text, answer.headers.get('etag')]).toEqual([200, '', '"1"']);
  });
});

describe('a query', () => {
  it.each([
    ['page_size=0', '/page_size out_of_range'],
    ['page_size=101', '/page_size out_of_range'],
    ['page_size=1.5', '/page_size invalid_type'],
    ['page_size=ten', '/page_size invalid_type'],
    ['page_size=', '/page_size invalid_type'],
    ['page_size=-1', '/page_size out_of_range'],
    ['page_size=0x10', '/page_size invalid_type'],
    ['page_size=1e1', '/page_size invalid_type'],
    ['page_size=%205', '/page_size invalid_type'],
    ['page_size=%2B5', '/page_size invalid_type'],
    ['page_size=5.0', '/page_size invalid_type'],
    ['page_size=1&page_size=2', '/page_size invalid_type'],
    ['pagesize=1', '/pagesize unknown_field'],
    ['is_reconciled=yes', '/is_reconciled invalid_value'],
    ['review_status=done', '/review_status invalid_value'],
    ['start_datetime=2026-01-01', '/start_datetime invalid_format'],
    ['ledger_id=x', '/ledger_id not_found'],
    ['q=', '/q too_short'],
    ['sort=amount', '/sort invalid_value'],
  ])('%s is 422', async (query, fault) => {
    const answer = await call(service, 'GET', `${path}/journal-entries?${query}`);
    expect([answer.status, ...faultsOf(answer)]).toEqual([422, fault]);
  });

  it('says of a parameter that is sent twice that this is what is wrong', async () => {
    const answer = await call(service, 'GET', `${path}/journal-entries?page_size=1&page_size=2&sort=amount`);
    expect(answer.problem.errors?.map(({ path, message }) => `${path} ${message}`)).toEqual([
      '/page_size is sent more than once',
      expect.stringMatching(/^\/sort must be/),
    ]);
    expect(answer.problem.detail).toBe('/page_size: is sent more than once (and 1 more)');
  });

  it('takes a plus sign at the offset of a date-time, encoded or not', async () => {
    for (const sign of ['+', '%2B', '%2b']) {
      const query = `start_datetime=2026-01-01T00:00:00${sign}02:00`;
      expect((await call(service, 'GET', `${path}/journal-entries?${query}`)).status).toBe(200);
    }
  });

  it.each(['', '/ledger', '/journal-entries'])(
    'that there is not is called a parameter: %s',
    async (list) => {
      const answer = await call(service, 'GET', `${path}${list}?expand=all&a/b=1`);
      expect(answer.problem.errors).toEqual(
        ['/expand', '/a~1b'].map((path) => ({
          ...{ path, code: 'unknown_field', message: 'is not a parameter of this operation' },
        })),
      );
    },
  );
});
