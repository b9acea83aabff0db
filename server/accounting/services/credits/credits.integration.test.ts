import { describe, expect, it } from 'vitest';
import { must } from '../../testing/books';
import { call, faultsOf } from '../../testing/call';
import { openService } from '../../testing/open-service';
import { newPayables } from '../../testing/payables';

const service = openService();

/** A bill of 100.00, overpaid by 40.00, and an open one of 70.00; money in of 90.00. */
async function overpaid() {
  const books = await newPayables(service.client);
  const { parameters, vendor } = books;
  const [first, second] = await books.bills([
    { issued: '2026-01-05', lines: [['Rent', 100]] },
    { issued: '2026-02-05', lines: [['Software', 70]] },
  ]);
  const [transaction_id = '', moneyIn = ''] = await books.transactions([
    ['2026-01-10', -140],
    ['2026-03-01', 90],
  ]);
  const body = { bill_id: first?.id ?? '', transaction_id };
  must(await service.client.createBillPayment({ parameters, body }));
  const path = (rest: string) => `/v0/business/${books.business.id}/${rest}`;
  const apply = (amount: number, more: object = {}) =>
    call(service, 'POST', path('credit-application'), {
      vendor_id: vendor.id,
      bill_id: second?.id,
      amount,
      ...more,
    });
  const refund = (amount: number, more: object = {}) =>
    call(service, 'POST', path('refund'), { vendor_id: vendor.id, transaction_id: moneyIn, amount, ...more });
  const aged = async (as_of: string) => {
    const aging = must(await service.client.getBillAging({ parameters, query: { as_of } })).data;
    expect(aging.amount).toBe(await books.payable(as_of));
    return aging.bands.flatMap(({ band, amount }) => (Number(amount) === 0 ? [] : [`${band} ${amount}`]));
  };
  return { ...books, first, second, moneyIn, path, apply, refund, aged };
}

describe('credit of a vendor', () => {
  it('settles a bill from its day on, and is unapplied again when it is taken off', async () => {
    const books = await overpaid();
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
    const books = await overpaid();
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

  it('stays with the vendor while any of it is applied or refunded', async () => {
    const books = await overpaid();
    const { data: other } = await call(service, 'POST', books.path('vendor'), { name: 'Cedar' });
    const move = () =>
      call(service, 'PATCH', books.path(`bills/${books.first?.id}`), { vendor_id: other.id });
    for (const [take, from] of [
      [books.apply, 'credit-application'],
      [books.refund, 'refund'],
    ] as const) {
      const taken = await take(15);
      const refused = await move();
      expect([refused.status, refused.problem.code]).toEqual([409, 'conflict']);
      expect(faultsOf(refused)).toEqual(['/vendor_id credit_applied']);
      expect((await call(service, 'DELETE', books.path(`${from}/${taken.data.id}`))).status).toBe(200);
    }
    expect((await move()).data).toMatchObject({ vendor_id: other.id });
  });

  it('stays as long as any of it is applied or refunded where its payment is removed', async () => {
    const books = await overpaid();
    const ofFirst = await call(service, 'GET', books.path(`bills/${books.first?.id}`));
    const [payment] = ofFirst.data.payments as { id: string }[];
    const remove = () => call(service, 'DELETE', books.path(`bill-payment/${payment?.id}`));
    for (const [take, from] of [
      [books.apply, 'credit-application'],
      [books.refund, 'refund'],
    ] as const) {
      const taken = await take(15);
      const refused = await remove();
      expect([refused.status, refused.problem.detail, ...faultsOf(refused)]).toEqual([
        409,
        'Credit that the vendor has by the bill was applied or refunded. Remove that application or refund first to remove the payment.',
        ' credit_applied',
      ]);
      expect((await call(service, 'DELETE', books.path(`${from}/${taken.data.id}`))).status).toBe(200);
    }
    expect((await remove()).data).toMatchObject({ open_amount: 100, credit_amount: 0 });
  });

  it('is not lost by a link that is deleted, while any of it is applied', async () => {
    const books = await overpaid();
    const [moneyOut = ''] = await books.transactions([['2026-01-11', -30]]);
    const body = { kind: 'payment', transaction_id: moneyOut, bill_id: books.first?.id };
    const link = await call(service, 'POST', books.path('transaction-link'), body);
    expect((await books.apply(70)).status).toBe(201);
    const refused = await call(service, 'DELETE', books.path(`transaction-link/${link.data.id}`));
    expect([refused.status, ...faultsOf(refused)]).toEqual([409, ' credit_applied']);
  });

  it('stays as long as any of it is applied or refunded, whatever is changed of its bill', async () => {
    const books = await overpaid();
    const change = (body: object) => call(service, 'PATCH', books.path(`bills/${books.first?.id}`), body);
    const raise = (amount: number) =>
      change({ line_changes: { create_lines: [{ ledger_id: books.ledger('Rent').id, amount }] } });
    for (const [take, from] of [
      [books.apply, 'credit-application'],
      [books.refund, 'refund'],
    ] as const) {
      const taken = await take(15);
      const refused = await raise(26);
      expect([refused.status, refused.problem.code]).toEqual([409, 'conflict']);
      expect(faultsOf(refused)).toEqual(['/line_changes credit_applied']);
      expect((await call(service, 'DELETE', books.path(`${from}/${taken.data.id}`))).status).toBe(200);
    }
    expect((await books.apply(15)).status).toBe(201);
    expect((await raise(25)).data).toMatchObject({ total_amount: 125, credit_amount: 15 });
    expect((await change({ status: 'voided' })).data).toMatchObject({ credit_amount: 140 });
    expect((await books.apply(55)).status).toBe(201);
    expect(faultsOf(await change({ status: 'open' }))).toEqual(['/status credit_applied']);
  });

  it('of a payment dated ahead is there from its day on, and goes with its bill unless it was applied', async () => {
    const books = await overpaid();
    const [bill, later] = await books.bills([
      { issued: '2098-01-05', lines: [['Rent', 50]] },
      { issued: '2099-02-05', lines: [['Software', 70]] },
    ]);
    const [transaction_id = ''] = await books.transactions([['2099-01-10', -50]]);
    must(
      await service.client.createBillPayment({
        parameters: books.parameters,
        body: { bill_id: bill?.id ?? '', transaction_id },
      }),
    );
    const change = (status: string) => call(service, 'PATCH', books.path(`bills/${bill?.id}`), { status });
    expect((await change('voided')).data).toMatchObject({ credit_amount: 50 });
    expect((await change('open')).data).toMatchObject({ status: 'open', credit_amount: 0 });
    expect((await change('voided')).data).toMatchObject({ credit_amount: 50 });
    const applied = await books.apply(60, { bill_id: later?.id, datetime: '2099-03-01T00:00:00Z' });
    expect(applied.status).toBe(201);
    expect(faultsOf(await change('open'))).toEqual(['/status credit_applied']);
  });

  it('names one party and one thing of theirs', async () => {
    const books = await overpaid();
    const { customer, second } = books;
    expect(faultsOf(await books.apply(1, { vendor_id: null }))).toEqual(['/vendor_id party_required']);
    expect(faultsOf(await books.apply(1, { customer_id: customer.id }))).toEqual([
      '/customer_id party_not_allowed',
    ]);
    expect(faultsOf(await books.apply(1, { vendor_id: null, customer_id: customer.id }))).toEqual([
      '/bill_id item_not_allowed',
      '/invoice_id not_found',
    ]);
    const elsewhere = await overpaid();
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
    const books = await overpaid();
    const twice = await Promise.all([books.apply(40), books.apply(40), books.refund(40), books.apply(25)]);
    const taken = twice.flatMap(({ status, data }) => (status === 201 ? [Number(data.amount)] : []));
    expect(taken.reduce((sum, amount) => sum + amount, 0)).toBeLessThanOrEqual(40);
    expect(taken.length).toBe(1);
    expect(twice.flatMap((each) => (each.status === 201 ? [] : faultsOf(each)))).toEqual(
      Array.from({ length: 3 }, () => '/amount credit_exceeded'),
    );
  });

  it('is paid back by money in, shown with the transaction, and is credit again without it', async () => {
    const books = await overpaid();
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
    const books = await overpaid();
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
  const books = await overpaid();
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
