import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { call, faultsOf } from '../../testing/call';
import { openService } from '../../testing/open-service';
import { startService } from '../../testing/start-service';

const service = openService();

const valid = () => ({
  name: 'Harbor Bakery',
  entity_type: 'llc',
  entries_start: '2026-01-01T00:00:00+01:00',
  fiscal_year: '12/31',
  external_id: randomUUID(),
});
const create = (changes: object = {}) => call(service, 'POST', '/v0/business', { ...valid(), ...changes });

describe('creating a business', () => {
  it('answers every field, with the defaults, and the same when read again', async () => {
    const { status, data, headers } = await create();
    expect(status).toBe(201);
    expect(data).toMatchObject({
      id: expect.stringMatching(/^biz_[1-9A-HJ-NP-Za-km-z]{22}$/),
      tenant_id: expect.stringMatching(/^ten_/),
      industry: null,
      entries_start: '2025-12-31T23:00:00.000Z',
      status: 'active',
      aggregator_user_token: null,
      currency: 'USD',
      books_locked_through: null,
      version: 1,
    });
    const again = await call(service, 'GET', `/v0/business/${data.id}`);
    expect(again.data).toEqual(data);
    expect([headers.get('etag'), again.headers.get('etag')]).toEqual(['"1"', '"1"']);
  });

  it.each(['c-corp', 'llc', 'partnership', 's-corp', 'sole-prop'])(
    '%s gets its chart of accounts',
    async (entity_type) => {
      const { data } = await create({ entity_type });
      const chart = await call(service, 'GET', `/v0/business/${data.id}/ledger`);
      const names = (chart.data as unknown as { name: string }[]).map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(['Checking', 'Accounts payable', 'Accounts receivable']));
    },
  );

  it.each([
    [{ status: 'inactive' }, { status: 'inactive' }],
    [
      { status: null, industry: null, currency: null },
      { status: 'active', currency: 'USD' },
    ],
    [
      { currency: 'JPY', industry: 'Bakery' },
      { currency: 'JPY', industry: 'Bakery' },
    ],
    [{ fiscal_year: '02/28' }, { fiscal_year: '02/28' }],
    [{ fiscal_year: '02/29' }, { fiscal_year: '02/29' }],
    [{ name: 'ü'.repeat(255) }, { name: 'ü'.repeat(255) }],
    [{ external_id: '🧾'.repeat(100) }, { external_id: '🧾'.repeat(100) }],
    [{ name: '__proto__' }, { name: '__proto__' }],
  ])('takes %j', async (changes, expected) => {
    expect((await create(changes)).data).toMatchObject(expected);
  });

  it.each(Object.keys(valid()))('needs %s', async (field) => {
    expect(faultsOf(await create({ [field]: undefined }))).toEqual([`/${field} required`]);
    expect((await create({ [field]: null })).status).toBe(422);
  });

  it.each([
    [{ name: 'x'.repeat(256) }, '/name too_long'],
    [{ name: ' \t' }, '/name invalid_value'],
    [{ external_id: '' }, '/external_id too_short'],
    [{ external_id: 'x'.repeat(256) }, '/external_id too_long'],
    [{ external_id: 'a\u0000b' }, '/external_id invalid_text'],
    [{ entity_type: 'LLC' }, '/entity_type invalid_value'],
    [{ status: 'closed' }, '/status invalid_value'],
    [{ fiscal_year: '02/30' }, '/fiscal_year invalid_value'],
    [{ fiscal_year: '13/01' }, '/fiscal_year invalid_value'],
    [{ fiscal_year: '00/10' }, '/fiscal_year invalid_value'],
    [{ fiscal_year: '04/31' }, '/fiscal_year invalid_value'],
    [{ fiscal_year: '6/30' }, '/fiscal_year invalid_format'],
    [{ fiscal_year: '06-30' }, '/fiscal_year invalid_format'],
    [{ currency: 'usd' }, '/currency invalid_value'],
    [{ currency: 'XXY' }, '/currency invalid_value'],
    [{ entries_start: '2026-01-01' }, '/entries_start invalid_format'],
    [{ id: 'biz_1BoatSLRHtKNngkdXEeobR' }, '/id unknown_field'],
    [{ tenant_id: 'ten_1BoatSLRHtKNngkdXEeobR' }, '/tenant_id unknown_field'],
    [{ aggregator_user_token: 'x' }, '/aggregator_user_token unknown_field'],
    [{ books_locked_through: '2026-01-01' }, '/books_locked_through unknown_field'],
  ])('refuses %j', async (changes, fault) => {
    const answer = await create(changes);
    expect([answer.status, ...faultsOf(answer)]).toContain(fault);
  });

  it('refuses an external_id twice in a tenant, and not in two', async () => {
    const { external_id } = valid();
    expect((await create({ external_id })).status).toBe(201);
    const again = await create({ external_id });
    expect([again.status, again.problem.code, ...faultsOf(again)]).toEqual([
      409,
      'duplicate',
      '/external_id duplicate',
    ]);
    const stranger = await startService();
    try {
      expect((await call(stranger, 'POST', '/v0/business', { ...valid(), external_id })).status).toBe(201);
    } finally {
      await stranger.close();
    }
  });

  it('makes one of several at once with one external_id', async () => {
    const { external_id } = valid();
    const answers = await Promise.all([1, 2, 3, 4].map(() => create({ external_id })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });
});

describe('changing a business', () => {
  it('leaves absent and null fields, and refuses what cannot change', async () => {
    const { data } = await create({ industry: 'Bakery' });
    const patch = (body: object, headers = {}) =>
      call(service, 'PATCH', `/v0/business/${data.id}`, body, headers);
    const changed = await patch({
      name: 'Pier Bakery',
      status: null,
      aggregator_user_token: 't'.repeat(255),
    });
    expect(changed.data).toEqual({
      ...data,
      name: 'Pier Bakery',
      aggregator_user_token: 't'.repeat(255),
      version: 2,
      updated_at: changed.data.updated_at,
    });
    expect((await patch({ status: 'inactive' })).data.status).toBe('inactive');
    expect((await patch({ status: 'active' })).data.status).toBe('active');
    for (const field of ['entity_type', 'external_id', 'currency', 'books_locked_through']) {
      expect(faultsOf(await patch({ [field]: 'x' }))).toEqual([`/${field} unknown_field`]);
    }
    expect(faultsOf(await patch({ aggregator_user_token: 't'.repeat(256) }))).toEqual([
      '/aggregator_user_token too_long',
    ]);
    expect((await patch({ name: 'Stale' }, { 'if-match': '"1"' })).status).toBe(412);
  });

  it('writes its secret to the audit log as a hash', async () => {
    const { data } = await create();
    const secret = 'user-token-of-the-bank';
    await call(service, 'PATCH', `/v0/business/${data.id}`, { aggregator_user_token: secret });
    await call(service, 'PATCH', `/v0/business/${data.id}`, { aggregator_user_token: 'another' });
    const log = await call(service, 'GET', `/v0/business/${data.id}/audit-log`);
    expect(log.text).not.toContain(secret);
    const hash = `sha256:${createHash('sha256').update(secret).digest('hex')}`;
    expect(log.text.split(hash)).toHaveLength(3);
  });

  it('is told by the audit log, with who asked', async () => {
    const { data } = await create();
    await call(service, 'PATCH', `/v0/business/${data.id}`, { name: 'Renamed' }, { 'x-user-id': 'owner-7' });
    const log = await call(service, 'GET', `/v0/business/${data.id}/audit-log?resource_type=business`);
    expect(log.data).toMatchObject([
      { action: 'update', user_id: 'owner-7', before: { name: 'Harbor Bakery' }, after: { name: 'Renamed' } },
      { action: 'create', user_id: null, before: null },
    ]);
  });

  it.each([
    ['user_id=owner-7', ['update']],
    ['user_id=nobody', []],
    ['action=create&resource_type=business', ['create']],
    ['action=update&user_id=owner-7&resource_type=business', ['update']],
  ])('is found in the audit log by %s', async (search, actions) => {
    const { data } = await create();
    await call(service, 'PATCH', `/v0/business/${data.id}`, { name: 'Renamed' }, { 'x-user-id': 'owner-7' });
    const log = await call(service, 'GET', `/v0/business/${data.id}/audit-log?${search}`);
    expect(log.data).toMatchObject(actions.map((action) => ({ action })));
    expect(log.data).toHaveLength(actions.length);
  });
});
