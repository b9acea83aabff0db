import { describe, expect, inject, it } from 'vitest';
import { scopes } from '@/lib/contract/token';
import { registerApplication } from '../../store/register-application';
import { must } from '../../testing/books';
import { call, faultsOf } from '../../testing/call';
import { openService } from '../../testing/open-service';
import { startService } from '../../testing/start-service';
import { hashSecret } from '../access/secrets';

const service = openService();

async function register(body: object = { name: 'Payroll' }) {
  const { data } = await call(service, 'POST', '/v0/application', body);
  return data as { id: string; client_id: string; client_secret: string };
}

async function tokenOf(client_id: string, client_secret: string, narrowed: { scope?: string } = {}) {
  const response = await service.bare('/v0/auth/token', {
    method: 'POST',
    body: new URLSearchParams({ client_id, client_secret, ...narrowed }),
  });
  const { access_token: token } = await response.json();
  return { status: response.status, token: String(token) };
}

const listWith = async (token: string) =>
  (await service.bare('/v0/business', { headers: { authorization: `Bearer ${token}` } })).status;

describe('registering', () => {
  it('gives a secret once, which works, for the same tenant', async () => {
    const made = await register();
    const { status, token } = await tokenOf(made.client_id, made.client_secret);
    expect(status).toBe(200);
    expect(await listWith(token)).toBe(200);
    const list = await call(service, 'GET', '/v0/application');
    expect(list.text).toContain(made.client_id);
    expect(list.text).not.toContain(made.client_secret);
    const log = await call(service, 'GET', `/v0/audit-log?resource_id=${made.id}`);
    expect(log.data).toMatchObject([{ action: 'create', resource_type: 'application', business_id: null }]);
    expect(log.text).not.toContain(made.client_secret);
  });

  it('keeps no secret for a replay', async () => {
    const key = { 'idempotency-key': 'register-once' };
    const first = await call(service, 'POST', '/v0/application', { name: 'Replayed' }, key);
    const again = await call(service, 'POST', '/v0/application', { name: 'Replayed' }, key);
    expect(again.headers.get('idempotent-replay')).toBe('true');
    expect(again.data).toEqual({ ...first.data, client_secret: null });
    const { rows } = await service.owner.query('SELECT body FROM idempotency_key WHERE body LIKE $1', [
      `%${first.data.client_secret}%`,
    ]);
    expect(rows).toEqual([]);
  });

  it('gives no more than the one who asks has', async () => {
    const few = await register({
      name: 'Few',
      scopes: ['application:write', 'business:read'],
      requests_per_minute: 50,
    });
    const { token } = await tokenOf(few.client_id, few.client_secret);
    const ask = (body: object) =>
      call(
        {
          request: (path, init) =>
            service.bare(path, { ...init, headers: { ...init?.headers, authorization: `Bearer ${token}` } }),
        },
        'POST',
        '/v0/application',
        body,
      );
    expect(faultsOf(await ask({ name: 'More', scopes: ['business:read', 'ledger:read'] }))).toEqual([
      '/scopes/1 scope_exceeded',
    ]);
    expect(faultsOf(await ask({ name: 'Faster', requests_per_minute: 51 }))).toEqual([
      '/requests_per_minute out_of_range',
    ]);
    expect((await ask({ name: 'Equal' })).data).toMatchObject({
      scopes: ['application:write', 'business:read'],
      requests_per_minute: 50,
    });
  });

  it.each([
    [{}, '/name required'],
    [{ name: ' ' }, '/name invalid_value'],
    [{ name: 'x', scopes: [] }, '/scopes out_of_range'],
    [{ name: 'x', scopes: ['books:burn'] }, '/scopes/0 invalid_value'],
    [{ name: 'x', requests_per_minute: 0 }, '/requests_per_minute out_of_range'],
    [{ name: 'x', secret: 'mine' }, '/secret unknown_field'],
  ])('is refused with %j', async (body, fault) => {
    expect(faultsOf(await call(service, 'POST', '/v0/application', body))).toContain(fault);
  });
});

describe('the rights of the token that asks', () => {
  const asked = (token: string, verb: string, id: string) =>
    call(
      {
        request: (path, init) =>
          service.bare(path, { ...init, headers: { ...init?.headers, authorization: `Bearer ${token}` } }),
      },
      'POST',
      `/v0/application/${id}/${verb}`,
      verb === 'rotate' ? {} : undefined,
    );

  it.each(['rotate', 'revoke'])('must include those of the application to %s', async (verb) => {
    const scopes = ['application:write', 'business:read'];
    const manager = await register({ name: 'Manager', scopes });
    const { token } = await tokenOf(manager.client_id, manager.client_secret);
    const stronger = await register({ name: 'Stronger', scopes: [...scopes, 'journal_entry:write'] });
    const refused = await asked(token, verb, stronger.id);
    expect([refused.status, refused.problem.code]).toEqual([403, 'insufficient_scope']);
    expect(refused.problem.detail).toContain('journal_entry:write');
    expect((await tokenOf(stronger.client_id, stronger.client_secret)).status).toBe(200);
    const equal = await register({ name: 'Equal', scopes });
    expect((await asked(token, verb, equal.id)).status).toBe(200);
  });

  it('count as the token has them, for its own application too', async () => {
    const made = await register();
    const { token } = await tokenOf(made.client_id, made.client_secret, { scope: 'application:write' });
    const refused = await asked(token, 'rotate', made.id);
    expect([refused.status, refused.problem.code]).toEqual([403, 'insufficient_scope']);
  });
});

describe('the application of the dashboard', () => {
  const register = (name: string, secret: string) =>
    registerApplication(inject('databaseUrl'), 'Daybook', {
      name,
      environment: 'sandbox',
      clientId: name,
      secretHash: hashSecret(secret),
      scopes,
      requestsPerMinute: null,
      isDashboard: true,
    });

  it.each(['rotate', 'revoke'])('is not to %s through the API', async (verb) => {
    const clientId = `dashboard-${verb}-${Date.now()}`;
    await register(clientId, 'kept');
    const { token } = await tokenOf(clientId, 'kept');
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const listed = await service.bare('/v0/application', { headers });
    const [own] = (await listed.json()).data;
    // Another application of the same tenant, with the same rights.
    const made = await service.bare('/v0/application', { method: 'POST', headers, body: '{"name":"Admin"}' });
    const { data: admin } = await made.json();
    expect([own.is_dashboard, admin.is_dashboard]).toEqual([true, false]);
    const { token: other } = await tokenOf(admin.client_id, admin.client_secret);
    const answer = await service.bare(`/v0/application/${own.id}/${verb}`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${other}` },
      ...(verb === 'rotate' ? { body: '{}' } : {}),
    });
    expect([answer.status, (await answer.json()).code]).toEqual([409, 'conflict']);
    expect((await tokenOf(clientId, 'kept')).status).toBe(200);
  });

  it('loses its tokens and earlier secrets when the service starts with another secret', async () => {
    const clientId = `dashboard-changed-${Date.now()}`;
    await register(clientId, 'earlier');
    const { token } = await tokenOf(clientId, 'earlier');
    await register(clientId, 'earlier');
    expect(await listWith(token)).toBe(200);
    await register(clientId, 'later');
    expect(await listWith(token)).toBe(401);
    expect((await tokenOf(clientId, 'earlier')).status).toBe(401);
    expect((await tokenOf(clientId, 'later')).status).toBe(200);
  });

  it('is good again when the service starts, should it have been revoked', async () => {
    const clientId = `dashboard-revoked-${Date.now()}`;
    await register(clientId, 'kept');
    await service.owner.query('UPDATE application SET revoked_at = now() WHERE client_id = $1', [clientId]);
    expect((await tokenOf(clientId, 'kept')).status).toBe(401);
    await register(clientId, 'kept');
    expect((await tokenOf(clientId, 'kept')).status).toBe(200);
  });
});

describe('the last use', () => {
  const lastUse = async (id: string) =>
    must(await service.client.listApplications({})).data.find((each) => each.id === id)?.last_used_at;

  it('is unknown at first, and told from the first token on', async () => {
    const made = await register();
    expect(await lastUse(made.id)).toBeNull();
    await tokenOf(made.client_id, made.client_secret);
    expect(await lastUse(made.id)).toEqual(expect.stringMatching(/Z$/));
  });

  it('moves on with requests, long after the token was given', async () => {
    const made = await register();
    const { token } = await tokenOf(made.client_id, made.client_secret);
    await service.owner.query(
      `UPDATE application SET last_token_at = '2020-01-01T00:00:00Z' WHERE client_id = $1`,
      [made.client_id],
    );
    expect(await lastUse(made.id)).toBe('2020-01-01T00:00:00.000Z');
    await listWith(token);
    expect(Date.parse((await lastUse(made.id)) ?? '')).toBeGreaterThan(Date.parse('2026-01-01'));
  });
});

describe('rotating', () => {
  it('lets both secrets in for a while, and a second rotation drops the oldest', async () => {
    const made = await register();
    const rotate = async (body: object) =>
      String((await call(service, 'POST', `/v0/application/${made.id}/rotate`, body)).data.client_secret);
    const second = await rotate({});
    const statusOf = async (secret: string) => (await tokenOf(made.client_id, secret)).status;
    expect([await statusOf(made.client_secret), await statusOf(second)]).toEqual([200, 200]);
    const third = await rotate({ grace_seconds: 3600 });
    expect([await statusOf(made.client_secret), await statusOf(second), await statusOf(third)]).toEqual([
      401, 200, 200,
    ]);
    await service.owner.query(`UPDATE application SET previous_secret_until = now() WHERE client_id = $1`, [
      made.client_id,
    ]);
    expect([await statusOf(second), await statusOf(third)]).toEqual([401, 200]);
    const fourth = await rotate({ grace_seconds: 0 });
    expect([await statusOf(third), await statusOf(fourth)]).toEqual([401, 200]);
  });

  it('without grace ends the tokens of the earlier secret at once', async () => {
    const made = await register();
    const { token } = await tokenOf(made.client_id, made.client_secret);
    expect(await listWith(token)).toBe(200);
    const rotated = await call(service, 'POST', `/v0/application/${made.id}/rotate`, { grace_seconds: 0 });
    expect(await listWith(token)).toBe(401);
    const next = await tokenOf(made.client_id, String(rotated.data.client_secret));
    expect(await listWith(next.token)).toBe(200);
  });

  it('with a grace ends tokens of the earlier secret, old and new, with the grace', async () => {
    const made = await register();
    await tokenOf(made.client_id, made.client_secret);
    await call(service, 'POST', `/v0/application/${made.id}/rotate`, { grace_seconds: 90 });
    const body = new URLSearchParams({ client_id: made.client_id, client_secret: made.client_secret });
    const response = await service.bare('/v0/auth/token', { method: 'POST', body });
    expect((await response.json()).expires_in).toBeLessThanOrEqual(90);
    const { rows } = await service.owner.query(
      `SELECT extract(epoch FROM max(expires_at) - now())::float8 AS longest FROM access_token
       JOIN application ON application.id = application_id WHERE client_id = $1`,
      [made.client_id],
    );
    expect(rows[0].longest).toBeGreaterThan(0);
    expect(rows[0].longest).toBeLessThanOrEqual(91);
  });
});

describe('revoking', () => {
  it('ends tokens at once, and no new one is given', async () => {
    const made = await register();
    const { token } = await tokenOf(made.client_id, made.client_secret);
    expect(await listWith(token)).toBe(200);
    expect((await call(service, 'POST', `/v0/application/${made.id}/revoke`)).data.revoked_at).toEqual(
      expect.any(String),
    );
    expect(await listWith(token)).toBe(401);
    expect((await tokenOf(made.client_id, made.client_secret)).status).toBe(401);
    const rotated = await call(service, 'POST', `/v0/application/${made.id}/rotate`, {});
    expect([rotated.status, rotated.problem.code]).toEqual([409, 'conflict']);
  });

  it('is never done to oneself', async () => {
    const { data } = must(await service.client.listApplications({}));
    const own = data.find((each) => each.client_id === service.credentials.clientId);
    expect((await call(service, 'POST', `/v0/application/${own?.id}/revoke`)).status).toBe(409);
  });

  it.each(['rotate', 'revoke'])('another tenant finds nothing to %s', async (verb) => {
    const made = await register();
    const stranger = await startService();
    try {
      const body = verb === 'rotate' ? {} : undefined;
      expect((await call(stranger, 'POST', `/v0/application/${made.id}/${verb}`, body)).status).toBe(404);
      expect((await call(stranger, 'GET', `/v0/audit-log?resource_id=${made.id}`)).data).toEqual([]);
    } finally {
      await stranger.close();
    }
    expect((await tokenOf(made.client_id, made.client_secret)).status).toBe(200);
  });
});
