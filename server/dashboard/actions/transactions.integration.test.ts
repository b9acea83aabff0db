import { beforeEach, expect, it, vi } from 'vitest';
import { openSmallService } from '../accounting/testing/small-service';
import { dashboardDatabase } from '../session/storage/pool';
import { beginRequest } from '../session/testing/request-at-hand';
import { businessId, makePerson, openSmallDesk, origin, signInAs } from '../session/testing/small-desk';
import { createAccountAndLedger } from './transactions';

vi.mock('next/headers', async () => (await import('../session/testing/request-at-hand')).nextHeaders);

const at = '2026-03-01T00:00:00.000Z';
const idempotencyKey = '0f3c9a52-52b4-4bb5-9a0c-0b7c2d3f9f10';
const card = {
  name: 'Second card',
  type: 'liability' as const,
  subtype: 'current_liability' as const,
  debit_credit: 'credit' as const,
  financial_account_type: 'credit_card' as const,
  report_cash_flow: true,
};
const ledger = {
  ...card,
  id: 'ldg_1BoatSLRHtKNngkdXEeobR',
  business_id: businessId,
  sort_code: null,
  parent_id: null,
  archived: false,
  version: 1,
  created_at: at,
  updated_at: at,
};
const account = {
  id: 'eac_1BoatSLRHtKNngkdXEeobR',
  business_id: businessId,
  name: 'Second card',
  institution: null,
  last_four: null,
  ledger_id: ledger.id,
  version: 1,
  created_at: at,
  updated_at: at,
};
const refused = { code: 'service_unavailable', status: 503, detail: 'The service is not ready.' };

let takesAccounts = true;
const service = openSmallService(({ path }) => {
  if (path.endsWith('/ledger')) return { status: 201, body: { data: ledger } };
  return takesAccounts ? { status: 201, body: { data: account } } : { status: 503, body: refused };
});
openSmallDesk(service);
beforeEach(async () => {
  takesAccounts = true;
  service.received.length = 0;
  beginRequest({ origin });
  await dashboardDatabase().query('delete from dashboard.users');
  await signInAs(await makePerson('bookkeeper'));
});

const create = (name = card.name) =>
  createAccountAndLedger(businessId, {
    idempotencyKey,
    account: { name, institution: null, last_four: null },
    ledger: { ...card, name },
  });
/** The keys of the requests that made a ledger, or an account. */
const keysOf = (resource: string) =>
  service.received
    .filter(({ path }) => path.endsWith(`/${resource}`))
    .map(({ headers }) => headers['idempotency-key']);

it('makes an account and its ledger', async () => {
  expect(await create()).toEqual({ ok: true, data: { id: account.id } });
  expect(service.received.map(({ path }) => path.split('/').at(-1))).toEqual(['ledger', 'external-account']);
});

it('makes the ledger once where the account is sent again', async () => {
  takesAccounts = false;
  expect(await create()).toMatchObject({ ok: false });
  takesAccounts = true;
  expect(await create()).toMatchObject({ ok: true });
  expect(new Set(keysOf('ledger')).size).toBe(1);
  expect(new Set(keysOf('external-account'))).toEqual(new Set([idempotencyKey]));
});

it('makes a ledger of the name that was changed before it was sent again', async () => {
  await create();
  await create('Travel card');
  expect(new Set(keysOf('ledger')).size).toBe(2);
});

it('makes no ledger where the account could not be made', async () => {
  expect(await create('')).toMatchObject({ ok: false, problem: { errors: [{ path: '/account/name' }, {}] } });
  expect(service.received).toEqual([]);
});
