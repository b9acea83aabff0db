import { describe, expect, it } from 'vitest';
import { must } from '../../testing/books';
import { call, faultsOf } from '../../testing/call';
import { openService } from '../../testing/open-service';
import { newOverpaidBill } from '../../testing/overpaid-bill';
import { newPayables } from '../../testing/payables';

const service = openService();

describe('credit of a vendor', () => {
  it('settles a bill from its day on, and is unapplied again when it is taken off', async () => {
    const books = await newOverpaidBill(service);
    expect(await books.aged('2026-02-28')).toEqual(['1_30 70', 'credit -40']);
    const applied = await books.apply(40, { datetime: '2026-02-10T00:00:00Z' });
    expect(applied).toMatchObject({
      status: 201,
      data: { vendor_id: books.vendor.id, bill_id: books.second?.id, customer_id: null, amount: 40 },
    });
    expect(applied.data.bill).toMatchObject({
      status: 'open',
      total_paid: 0,
      credit_applied: 40,
      open_amount: 30,
      credit_applications: [{ id: applied.data.id, amount: 40 }],
    });
    expect(await books.aged('2026-02-09')).toEqual(['1_30 70', 'credit -40']);
    expect(await books.aged('2026-02-28')).toEqual(['1_30 30']);
    const ofVendor = { ...books.parameters, vendor_id: books.vendor.id };
    expect(must(await service.client.getVendor({ parameters: ofVendor })).data).toMatchObject({
      open_amount: 30,
      credit_amount: 0,
    });
    const log = await call(service, 'GET', books.path(`audit-log?resource_id=${books.second?.id}`));
    expect(JSON.stringify(log.data)).toContain('apply_credit');

    const removed = await call(service, 'DELETE', books.path(`credit-application/${applied.data.id}`));
    expect(removed).toMatchObject({
      status: 200,
      data: { bill: { open_amount: 70, credit_applications: [] } },
    });
    expect(await books.aged('2026-02-28')).toEqual(['1_30 70', 'credit -40']);
    expect((await call(service, 'DELETE', books.path(`credit-application/${applied.data.id}`))).status).toBe(
      404,
    );
  });

  it('is applied never beyond what there is, nor what is open, on that day', async () => {
    const books = await newOverpaidBill(service);
    expect(faultsOf(await books.apply(40.01))).toEqual(['/amount credit_exceeded']);
    expect(faultsOf(await books.apply(10, { datetime: '2026-02-04T00:00:00Z' }))).toEqual([
      '/amount open_amount_exceeded',
    ]);
    expect(faultsOf(await books.apply(10, { datetime: '2026-01-09T00:00:00Z' }))).toEqual([
      '/amount credit_exceeded',
    ]);
    expect((await books.apply(30)).status).toBe(201);
    expect(faultsOf(await books.apply(10.01))).toEqual(['/amount credit_exceeded']);
    expect(faultsOf(await books.apply(10, { bill_id: books.first?.id }))).toEqual([
      '/amount open_amount_exceeded',
    ]);
    expect((await books.apply(10)).status).toBe(201);
  });

  it('names one party and one thing of theirs', async () => {
    const books = await newOverpaidBill(service);
    const { customer, second } = books;
    expect(faultsOf(await books.apply(1, { vendor_id: null }))).toEqual(['/vendor_id party_required']);
    expect(faultsOf(await books.apply(1, { customer_id: customer.id }))).toEqual([
      '/customer_id party_not_allowed',
    ]);
    expect(faultsOf(await books.apply(1, { vendor_id: null, customer_id: customer.id }))).toEqual([
      '/bill_id item_not_allowed',
      '/invoice_id not_found',
    ]);
    const elsewhere = await newOverpaidBill(service);
    expect(faultsOf(await books.apply(1, { bill_id: elsewhere.second?.id }))).toEqual(['/bill_id not_found']);
    expect(faultsOf(await elsewhere.apply(1, { vendor_id: books.vendor.id, bill_id: second?.id }))).toEqual([
      '/vendor_id not_found',
      '/bill_id not_found',
    ]);
    const other = must(
      await service.client.createVendor({ parameters: books.parameters, body: { name: 'Birch' } }),
    );
    expect(faultsOf(await books.apply(1, { vendor_id: other.data.id }))).toEqual([
      '/vendor_id party_mismatch',
    ]);
  });

  it('is taken by one of two requests at once, and by one of an application and a refund', async () => {
    const books = await newOverpaidBill(service);
    const twice = await Promise.all([books.apply(40), books.apply(40), books.refund(40), books.apply(25)]);
    const taken = twice.flatMap(({ status, data }) => (status === 201 ? [Number(data.amount)] : []));
    expect(taken.reduce((sum, amount) => sum + amount, 0)).toBeLessThanOrEqual(40);
    expect(taken.length).toBe(1);
    expect(twice.flatMap((each) => (each.status === 201 ? [] : faultsOf(each)))).toEqual(
      Array.from({ length: 3 }, () => '/amount credit_exceeded'),
    );
  });

  it('is paid back by money in, shown with the transaction, and is credit again without it', async () => {
    const books = await newOverpaidBill(service);
    const { client } = service;
    const at = { ...books.parameters, transaction_id: books.moneyIn };
    const { version } = must(await client.getTransaction({ parameters: at })).data;
    expect(faultsOf(await books.refund(40.01))).toEqual(['/amount credit_exceeded']);
    const refunded = await books.refund(30);
    expect(refunded).toMatchObject({ status: 201, data: { vendor_id: books.vendor.id, amount: 30 } });
    const shown = must(await client.getTransaction({ parameters: at })).data;
    expect(shown).toMatchObject({ version: version + 1, refund_payments: [refunded.data] });
    expect(await books.aged('2026-03-01')).toEqual(['1_30 70', 'credit -10']);
    expect(await books.balanceOf('Uncategorized inflow', '2026-12-31')).toBe(60);
    expect(await books.cashFlow('2026-03')).toEqual({ 'Accounts payable': 30, 'Uncategorized inflow': 60 });
    const removed = await call(service, 'DELETE', books.path(`refund/${refunded.data.id}`));
    expect(removed).toMatchObject({ status: 200, data: { id: refunded.data.id } });
    expect(await books.aged('2026-03-01')).toEqual(['1_30 70', 'credit -40']);
    expect(must(await client.getTransaction({ parameters: at })).data).toMatchObject({
      version: version + 2,
      refund_payments: [],
    });
    expect((await call(service, 'DELETE', books.path(`refund/${refunded.data.id}`))).status).toBe(404);
  });

  it('is neither applied nor taken off in locked books', async () => {
    const books = await newOverpaidBill(service);
    const applied = await books.apply(10, { datetime: '2026-02-10T00:00:00Z' });
    const lock = { through: '2026-02-28', reason: 'Filed' };
    must(await service.client.lockBooks({ parameters: books.parameters, body: lock }));
    expect((await books.apply(10, { datetime: '2026-02-10T00:00:00Z' })).problem.code).toBe('period_locked');
    const removed = await call(service, 'DELETE', books.path(`credit-application/${applied.data.id}`));
    expect(removed.problem.code).toBe('period_locked');
  });
});

it("a customer's credit settles an invoice, or is paid back by money out", async () => {
  const books = await newPayables(service.client);
  const { client } = service;
  const { parameters, customer } = books;
  const path = (rest: string) => `/v0/business/${books.business.id}/${rest}`;
  const lines = [{ ledger_id: books.ledger('Service revenue').id, unit_price: 50 }];
  const sent = { customer_id: customer.id, status: 'open' as const, sent_at: '2026-02-01T00:00:00Z', lines };
  const [first, second] = [
    must(await client.createInvoice({ parameters, body: { ...sent, number: '1' } })).data,
    must(await client.createInvoice({ parameters, body: { ...sent, number: '2' } })).data,
  ];
  const [moneyIn = '', moneyOut = ''] = await books.transactions([
    ['2026-02-10', 80],
    ['2026-02-20', -12],
  ]);
  must(
    await client.createInvoicePayment({
      parameters,
      body: { invoice_id: first.id, transaction_id: moneyIn },
    }),
  );
  const applied = await call(service, 'POST', path('credit-application'), {
    customer_id: customer.id,
    invoice_id: second.id,
    amount: 20,
  });
  expect(applied.data.invoice).toMatchObject({ status: 'open', credit_applied: 20, open_amount: 30 });
  const refund = (amount: number, transaction_id: string) =>
    call(service, 'POST', path('refund'), { customer_id: customer.id, transaction_id, amount });
  expect(faultsOf(await refund(5, moneyIn))).toEqual(['/transaction_id transaction_direction']);
  expect(faultsOf(await refund(11, moneyOut))).toEqual(['/amount credit_exceeded']);
  expect((await refund(10, moneyOut)).status).toBe(201);
  const aging = must(await client.getInvoiceAging({ parameters })).data;
  expect([aging.amount, await books.receivable()]).toEqual([30, 30]);
  expect(aging.bands.at(-1)).toMatchObject({ band: 'credit', count: 0, amount: 0 });
});

it('a bill with applied credit stays with its vendor', async () => {
  const books = await newOverpaidBill(service);
  await books.apply(40);
  const { parameters } = books;
  const other = must(await service.client.createVendor({ parameters, body: { name: 'Other Paper' } })).data;
  const change = () =>
    call(service, 'PATCH', books.path(`bills/${books.second?.id}`), { vendor_id: other.id });
  const refused = await change();
  expect(refused.status).toBe(409);
  expect(faultsOf(refused)).toEqual(['/vendor_id credit_applied']);
  const [applied] = must(
    await service.client.getBill({ parameters: { ...parameters, bill_id: books.second?.id ?? '' } }),
  ).data.credit_applications;
  const credit_application_id = applied?.id ?? '';
  must(
    await service.client.deleteCreditApplication({ parameters: { ...parameters, credit_application_id } }),
  );
  expect((await change()).status).toBe(200);
});
