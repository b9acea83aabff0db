import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newBooks } from '../testing/books';
import { read } from '../testing/call';
import { openService } from '../testing/open-service';
import { startService } from '../testing/start-service';

const service = openService();

async function ask(fields: Record<string, string> | string, headers: Record<string, string> = {}) {
  const response = await service.bare('/v0/auth/token', {
    method: 'POST',
    body: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const own = () => ({
  client_id: service.credentials.clientId,
  client_secret: service.credentials.clientSecret,
});
const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')}`,
});
const withToken = (token: string, path: string, init: RequestInit = {}) =>
  service.bare(path, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } });

describe('a token is given', () => {
  it('for form fields, never to be stored, with its lifetime and all scopes', async () => {
    const { status, headers, body } = await ask(own());
    expect(status).toBe(200);
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 3600 });
    expect(body.scope.split(' ')).toContain('journal_entry:write');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('pragma')).toBe('no-cache');
    expect((await withToken(body.access_token, '/v0/business')).status).toBe(200);
  });

  it('for HTTP Basic, with form encoding as RFC 6749 says', async () => {
    const { client_id, client_secret } = own();
    const { status } = await ask({ grant_type: 'client_credentials' }, basic(client_id, client_secret));
    expect(status).toBe(200);
  });

  it.each([60, 86_400])('for %d seconds', async (expires_in) => {
    const { body } = await ask({ ...own(), expires_in: `${expires_in}` });
    expect(body.expires_in).toBe(expires_in);
  });

  it('is given where further fields are sent without a value', async () => {
    const empty = { scope: '', expires_in: '', business_id: '', grant_type: '' };
    const answer = await ask({ ...own(), ...empty } as Record<string, string>);
    expect([answer.status, answer.body.expires_in]).toEqual([200, 3600]);
  });

  it('is kept as a hash alone', async () => {
    const { body } = await ask(own());
    const hash = createHash('sha256').update(body.access_token).digest();
    const { rows } = await service.owner.query('SELECT 1 FROM access_token WHERE token_hash = $1', [hash]);
    expect(rows).toHaveLength(1);
  });
});

describe('too many requests for tokens', () => {
  const askFrom = (address: string, client_id: string) =>
    ask({ client_id, client_secret: 'guess' }, { 'x-forwarded-for': address });

  it('by one client from one address wait, others do not', async () => {
    const statuses = new Set<number>();
    for (let time = 0; time < 121; time += 1) statuses.add((await askFrom('203.0.113.9', 'guessed')).status);
    expect([...statuses]).toEqual([401, 429]);
    const refused = await askFrom('203.0.113.9', 'guessed');
    expect(refused.body.error).toBe('temporarily_unavailable');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await askFrom('203.0.113.9', 'another')).status).toBe(401);
    expect((await askFrom('203.0.113.10', 'guessed')).status).toBe(401);
    expect((await ask(own())).status).toBe(200);
  });
});

describe('RFC 6749 §5.2', () => {
  it.each([
    ['no credentials', {}, 400, 'invalid_request'],
    ['no secret', { client_id: 'x' }, 400, 'invalid_request'],
    ['an unknown client', { client_id: 'nobody', client_secret: 'x' }, 401, 'invalid_client'],
    ['a NUL in the client', { client_id: '\u0000', client_secret: 'x' }, 400, 'invalid_request'],
  ])('%s', async (_, fields, status, error) => {
    const answer = await ask(fields as Record<string, string>);
    expect([answer.status, answer.body.error]).toEqual([status, error]);
    expect(Object.keys(answer.body)).toEqual(['error', 'error_description']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['a wrong secret', { client_secret: 'wrong' }, 401, 'invalid_client'],
    ['another grant', { grant_type: 'password' }, 400, 'unsupported_grant_type'],
    ['an unknown scope', { scope: 'business:read everything' }, 400, 'invalid_scope'],
    ['an empty scope', { scope: ' ' }, 400, 'invalid_scope'],
    ['59 seconds', { expires_in: '59' }, 400, 'invalid_request'],
    ['86 401 seconds', { expires_in: '86401' }, 400, 'invalid_request'],
    ['no number of seconds', { expires_in: '1e3' }, 400, 'invalid_request'],
    ['a malformed business', { business_id: 'x' }, 400, 'invalid_request'],
    ['an unknown business', { business_id: 'biz_1BoatSLRHtKNngkdXEeobR' }, 400, 'invalid_request'],
  ])('%s', async (_, changes, status, error) => {
    const answer = await ask({ ...own(), ...changes } as Record<string, string>);
    expect([answer.status, answer.body.error]).toEqual([status, error]);
    expect(answer.headers.get('www-authenticate')).toBe(status === 401 ? 'Basic realm="accounting"' : null);
  });

  it('a scope that no error description can quote', async () => {
    const answer = await ask({ ...own(), scope: 'é"read' } as Record<string, string>);
    expect(answer.body).toEqual({
      error: 'invalid_scope',
      error_description: 'The application does not have this scope.',
    });
  });

  it('JSON instead of a form', async () => {
    const answer = await ask(JSON.stringify(own()), { 'content-type': 'application/json' });
    expect([answer.status, answer.body.error]).toEqual([400, 'invalid_request']);
  });

  it('a field given twice', async () => {
    const form = new URLSearchParams(own());
    form.append('client_id', 'another');
    const answer = await ask(form.toString());
    expect([answer.status, answer.body.error]).toEqual([400, 'invalid_request']);
  });

  it('two ways of authentication at once', async () => {
    const { client_id, client_secret } = own();
    const answer = await ask(own(), basic(client_id, client_secret));
    expect([answer.status, answer.body.error]).toEqual([400, 'invalid_request']);
  });

  it('one client in the form and another by HTTP Basic', async () => {
    const { client_id, client_secret } = own();
    const other = await ask({ client_id: 'another' }, basic(client_id, client_secret));
    expect([other.status, other.body]).toEqual([
      400,
      {
        error: 'invalid_request',
        error_description: 'The client_id in the form is not the one of HTTP Basic.',
      },
    ]);
    expect((await ask({ client_id }, basic(client_id, client_secret))).status).toBe(200);
  });

  it.each([
    [{ scope: 'x'.repeat(4097) }, 'scope must be at most 4096 characters long.'],
    [{ client_secret: 'x'.repeat(256) }, 'client_secret must be at most 255 characters long.'],
    [{ business_id: 'x' }, 'business_id is not the identifier of a business.'],
  ])('says what is wrong with a field, in words', async (changes, description) => {
    const answer = await ask({ ...own(), ...changes } as Record<string, string>);
    expect([answer.status, answer.body]).toEqual([
      400,
      { error: 'invalid_request', error_description: description },
    ]);
  });

  it('another method', async () => {
    const answer = await read(await service.bare('/v0/auth/token'));
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  });
});

describe('a token is refused', () => {
  it.each([
    ['none', undefined, 'unauthorized', 'Bearer realm="accounting"'],
    ['another scheme', 'Basic eDp5', 'unauthorized', 'Bearer realm="accounting"'],
    ['an unknown one', 'Bearer dbt_unknown', 'invalid_token', 'error="invalid_token"'],
  ])('%s', async (_, authorization, code, challenge) => {
    const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
    const answer = await read(await service.bare('/v0/business', { headers }));
    expect([answer.status, answer.problem.code]).toEqual([401, code]);
    expect(answer.headers.get('www-authenticate')).toContain(challenge);
  });

  it('once it has expired', async () => {
    const { body } = await ask(own());
    const hash = createHash('sha256').update(body.access_token).digest();
    await service.owner.query(`UPDATE access_token SET expires_at = now() WHERE token_hash = $1`, [hash]);
    const answer = await read(await withToken(body.access_token, '/v0/business'));
    expect([answer.status, answer.problem.code]).toEqual([401, 'invalid_token']);
  });

  it('by the other environment, and so are its credentials', async () => {
    const production = await startService({ environment: 'production' });
    try {
      const there = new URLSearchParams({
        client_id: production.credentials.clientId,
        client_secret: production.credentials.clientSecret,
      }).toString();
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const given = await production.bare('/v0/auth/token', { method: 'POST', body: there, headers });
      const { access_token } = await given.json();
      expect((await withToken(access_token, '/v0/business')).status).toBe(401);
      expect((await ask(there)).body.error).toBe('invalid_client');
    } finally {
      await production.close();
    }
  });
});

describe('a token for less', () => {
  it('does only what its scopes say', async () => {
    const { body } = await ask({ ...own(), scope: 'business:read' });
    expect(body.scope).toBe('business:read');
    expect((await withToken(body.access_token, '/v0/business')).status).toBe(200);
    const refused = await read(
      await withToken(body.access_token, '/v0/business', {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json' },
      }),
    );
    expect([refused.status, refused.problem.code]).toEqual([403, 'insufficient_scope']);
    expect(refused.headers.get('www-authenticate')).toContain('insufficient_scope');
  });

  it('sees one business alone, and no list of them', async () => {
    const [one, other] = [await newBooks(service.client), await newBooks(service.client)];
    const { body } = await ask({ ...own(), business_id: one.business.id });
    const statusOf = async (path: string) => (await withToken(body.access_token, path)).status;
    expect(await statusOf(`/v0/business/${one.business.id}`)).toBe(200);
    expect(await statusOf(`/v0/business/${other.business.id}`)).toBe(403);
    expect(await statusOf(`/v0/business/${other.business.id}/ledger`)).toBe(403);
    expect(await statusOf('/v0/business')).toBe(403);
  });

  it.each([
    ['/v0/business', 'The token is restricted to one business; this operation is not of a single business.'],
    ['/v0/business/{other}/ledger', 'The token is restricted to another business.'],
  ])('is told why it is refused at %s', async (path, detail) => {
    const [one, other] = [await newBooks(service.client), await newBooks(service.client)];
    const { body } = await ask({ ...own(), business_id: one.business.id });
    const answer = await read(await withToken(body.access_token, path.replace('{other}', other.business.id)));
    expect(answer.problem).toMatchObject({ code: 'business_forbidden', detail });
  });
});
