import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openSmallService } from '../accounting/testing/small-service';
import { dashboardDatabase } from '../session/storage/pool';
import { beginRequest } from '../session/testing/request-at-hand';
import { businessId, makePerson, openSmallDesk, origin, signInAs } from '../session/testing/small-desk';
import {
  applyCredit,
  createCreditNote,
  refundCredit,
  removeCredit,
  removeRefund,
  voidCreditNote,
} from './credits';

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
const note = {
  id: 'crn_1BoatSLRHtKNngkdXEeobR',
  business_id: businessId,
  vendor_id,
  customer_id: null,
  number: '7',
  description: '',
  total_amount: 12.5,
  issued_at: at,
  voided_at: null,
  status: 'open',
  lines: [],
  journal_entry_id: 'je_1BoatSLRHtKNngkdXEeobR',
  version: 1,
  created_at: at,
  updated_at: at,
};
const refund = {
  id: 'rfp_1BoatSLRHtKNngkdXEeobR',
  transaction_id: 'txn_1BoatSLRHtKNngkdXEeobR',
  vendor_id,
  customer_id: null,
  amount: 5,
  datetime: at,
};
/** What the service answers with, by the last part of the address that says what it is about. */
const answers: Record<string, unknown> = { 'credit-note': note, refund };
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
const service = openSmallService(({ method, path }) => {
  if (method === 'POST' && !hasCredit) return { status: 422, body: exceeded };
  const about = Object.keys(answers).find((each) => path.includes(`/${each}`)) ?? '';
  const isNew = method === 'POST' && !path.endsWith('/void');
  return { status: isNew ? 201 : 200, body: { data: answers[about] ?? application } };
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
const ledger_id = 'ldg_1BoatSLRHtKNngkdXEeobR';
const credit = (amount = '12.50') =>
  createCreditNote(businessId, {
    idempotencyKey,
    note: { vendor_id, number: '7', issued_at: at, lines: [{ ledger_id, amount }] },
  });
const cancel = () => voidCreditNote(businessId, { idempotencyKey, creditNoteId: note.id });
const payBack = (amount = '5.00') =>
  refundCredit(businessId, {
    idempotencyKey,
    refund: { vendor_id, transaction_id: refund.transaction_id, amount },
  });
const keepCredit = () => removeRefund(businessId, { refundPaymentId: refund.id });
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

  it('enters a credit note and voids it, each once for an idempotency key', async () => {
    expect(await credit()).toMatchObject({ ok: true, data: { id: note.id, total_amount: 12.5 } });
    expect(await cancel()).toMatchObject({ ok: true, data: { id: note.id } });
    const notes = `POST /v0/business/${businessId}/credit-note`;
    expect(sent()).toEqual([notes, `${notes}/${note.id}/void`]);
    expect(service.received.map(({ headers }) => headers['idempotency-key'])).toEqual([
      idempotencyKey,
      idempotencyKey,
    ]);
  });

  it('records a refund and removes it', async () => {
    expect(await payBack()).toMatchObject({ ok: true, data: { id: refund.id, amount: 5 } });
    expect(await keepCredit()).toMatchObject({ ok: true, data: { id: refund.id } });
    const refunds = `/v0/business/${businessId}/refund`;
    expect(sent()).toEqual([`POST ${refunds}`, `DELETE ${refunds}/${refund.id}`]);
  });

  it('sends neither a credit note nor a refund of what is no amount', async () => {
    expect(await credit('1e3')).toMatchObject({ problem: { errors: [{ path: '/note/lines/0/amount' }] } });
    expect(await payBack('x')).toMatchObject({ problem: { errors: [{ path: '/refund/amount' }] } });
    expect(sent()).toEqual([]);
  });
});

it.each([
  ['apply credit', apply],
  ['remove credit', remove],
  ['enter a credit note', credit],
  ['void a credit note', cancel],
  ['record a refund', payBack],
  ['remove a refund', keepCredit],
])('an owner may not %s', async (_, act) => {
  await signInAs(await makePerson('owner'));
  expect(await act()).toMatchObject({ ok: false, problem: { status: 403 } });
  expect(sent()).toEqual([]);
});
