import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openSmallService } from '../accounting/testing/small-service';
import { dashboardDatabase } from '../session/storage/pool';
import { beginRequest } from '../session/testing/request-at-hand';
import { businessId, makePerson, openSmallDesk, origin, signInAs } from '../session/testing/small-desk';
import { applyCredit, removeCredit } from './credits';

vi.mock('next/headers', async () => (await import('../session/testing/request-at-hand')).nextHeaders);

const vendor_id = 'ven_1BoatSLRHtKNngkdXEeobR';
const bill_id = 'bill_1BoatSLRHtKNngkdXEeobR';
const creditApplicationId = 'cap_1BoatSLRHtKNngkdXEeobR';
const idempotencyKey = '0f3c9a52-52b4-4bb5-9a0c-0b7c2d3f9f10';
const at = '2026-03-01T00:00:00.000Z';

const application = {
  id: creditApplicationId,
  business_id: businessId,
  vendor_id,
  customer_id: null,
  bill_id,
  invoice_id: null,
  amount: 30,
  datetime: at,
  created_at: at,
};
const exceeded = {
  type: 'about:blank',
  title: 'Unprocessable content',
  status: 422,
  detail: 'The request is invalid.',
  instance: 'req_small',
  code: 'validation_failed',
  errors: [{ path: '/amount', code: 'credit_exceeded', message: 'is 30.00; the unapplied credit is 20.00' }],
};

let hasCredit = true;
const service = openSmallService(({ method }) => {
  if (method === 'POST' && !hasCredit) return { status: 422, body: exceeded };
  return { status: method === 'POST' ? 201 : 200, body: { data: application } };
});
openSmallDesk(service);
beforeEach(async () => {
  hasCredit = true;
  service.received.length = 0;
  beginRequest({ origin });
  await dashboardDatabase().query('delete from dashboard.users');
});

const apply = (amount = '30.00') =>
  applyCredit(businessId, { idempotencyKey, application: { vendor_id, bill_id, amount } });
const remove = () => removeCredit(businessId, { creditApplicationId });
const sent = () => service.received.map(({ method, path }) => `${method} ${path}`);

describe('a bookkeeper', () => {
  beforeEach(async () => {
    await signInAs(await makePerson('bookkeeper'));
  });

  it('applies credit, once for an idempotency key', async () => {
    expect(await apply()).toMatchObject({ ok: true, data: { id: creditApplicationId, amount: 30 } });
    expect(sent()).toEqual([`POST /v0/business/${businessId}/credit-application`]);
    expect(service.received[0]?.headers['idempotency-key']).toBe(idempotencyKey);
  });

  it('is told at the amount that there is less credit', async () => {
    hasCredit = false;
    expect(await apply()).toMatchObject({ ok: false, problem: { status: 422, errors: exceeded.errors } });
  });

  it('sends nothing that is no amount', async () => {
    const refused = { ok: false, problem: { errors: [{ path: '/application/amount' }] } };
    expect(await apply('-1')).toMatchObject(refused);
    expect(sent()).toEqual([]);
  });

  it('removes applied credit', async () => {
    expect(await remove()).toMatchObject({ ok: true, data: { id: creditApplicationId } });
    expect(sent()).toEqual([`DELETE /v0/business/${businessId}/credit-application/${creditApplicationId}`]);
  });
});

it('an owner neither applies nor removes credit', async () => {
  await signInAs(await makePerson('owner'));
  expect(await apply()).toMatchObject({ ok: false, problem: { status: 403 } });
  expect(await remove()).toMatchObject({ ok: false, problem: { status: 403 } });
  expect(sent()).toEqual([]);
});
