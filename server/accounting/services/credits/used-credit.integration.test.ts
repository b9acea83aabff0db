import { describe, expect, it } from 'vitest';
import { must } from '../../testing/books';
import { call, faultsOf } from '../../testing/call';
import { openService } from '../../testing/open-service';
import { newOverpaidBill } from '../../testing/overpaid-bill';

const service = openService();

describe('credit of a vendor that is used', () => {
  it('stays with the vendor while any of it is applied or refunded', async () => {
    const books = await newOverpaidBill(service);
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
    const books = await newOverpaidBill(service);
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
    const books = await newOverpaidBill(service);
    const [moneyOut = ''] = await books.transactions([['2026-01-11', -30]]);
    const body = { kind: 'payment', transaction_id: moneyOut, bill_id: books.first?.id, amount: 30 };
    const link = await call(service, 'POST', books.path('transaction-link'), body);
    expect((await books.apply(70)).status).toBe(201);
    const refused = await call(service, 'DELETE', books.path(`transaction-link/${link.data.id}`));
    expect([refused.status, ...faultsOf(refused)]).toEqual([409, ' credit_applied']);
  });

  it('stays as long as any of it is applied or refunded, whatever is changed of its bill', async () => {
    const books = await newOverpaidBill(service);
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
    const books = await newOverpaidBill(service);
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
});
