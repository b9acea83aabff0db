import { describe, expect, it } from 'vitest';
import { must } from '../../testing/books';
import { call, faultsOf } from '../../testing/call';
import { openService } from '../../testing/open-service';
import { newPayables } from '../../testing/payables';

const service = openService();

/** A bill of 100.00 issued on one day and paid with so much on others. */
async function paidBill(
  issued: string,
  payments: readonly (readonly [day: string, amount: number])[],
  startsOn = '2025-01-01',
) {
  const books = await newPayables(service.client, { entries_start: `${startsOn}T00:00:00.000Z` });
  const { parameters } = books;
  const [bill] = await books.bills([{ issued, lines: [['Rent', 100]] }]);
  for (const transaction_id of await books.transactions(payments)) {
    const body = { bill_id: bill?.id ?? '', transaction_id };
    must(await service.client.createBillPayment({ parameters, body }));
  }
  const business = `/v0/business/${books.business.id}`;
  const start = (day: string) => call(service, 'PATCH', business, { entries_start: `${day}T00:00:00.000Z` });
  const vendorNow = async () =>
    must(await service.client.getVendor({ parameters: { ...parameters, vendor_id: books.vendor.id } })).data;
  return { ...books, bill, start, vendorNow, path: business };
}

describe('the start of the books', () => {
  it.each<[string, string, [day: string, amount: number][]]>([
    ['a bill and its payment', '2026-01-10', [['2026-02-10', -100]]],
    ['a payment and its bill', '2026-02-10', [['2026-01-10', -100]]],
    [
      'a bill and the rest of its payment',
      '2026-01-10',
      [
        ['2026-01-20', -40],
        ['2026-02-10', -60],
      ],
    ],
    ['a bill and a payment of more', '2026-01-10', [['2026-02-10', -140]]],
  ])('does not come between %s', async (_, issued, payments) => {
    const books = await paidBill(issued, payments);
    const before = await books.vendorNow();
    const refused = await books.start('2026-02-01');
    expect([refused.status, refused.problem.code, ...faultsOf(refused)]).toEqual([
      409,
      'conflict',
      '/entries_start settled_across_start',
    ]);
    expect(refused.problem.detail).toContain('1 bill (A-1)');
    expect(await books.vendorNow()).toMatchObject(before);
    // After both, the books have neither; before both again, both.
    expect((await books.start('2026-03-01')).status).toBe(200);
    expect(await books.vendorNow()).toMatchObject({ open_amount: 0, credit_amount: 0 });
    expect((await books.start('2026-02-01')).status).toBe(409);
    expect((await books.start('2025-06-01')).status).toBe(200);
    expect(await books.vendorNow()).toMatchObject(before);
  });

  it.each<[string, string, [day: string, amount: number][]]>([
    ['a bill that is open', '2026-01-10', []],
    ['a bill that was paid before', '2026-01-10', [['2026-01-20', -100]]],
    ['a bill that is paid after it', '2026-02-10', [['2026-02-20', -100]]],
    [
      'what was paid beyond a bill that was paid',
      '2026-01-10',
      [
        ['2026-01-20', -100],
        ['2026-02-20', -40],
      ],
    ],
  ])('comes after, before or between %s', async (_, issued, payments) => {
    const books = await paidBill(issued, payments);
    expect((await books.start('2026-02-01')).status).toBe(200);
  });

  it('may move where a bill is in the books in part already, and take the whole bill in', async () => {
    const books = await paidBill('2024-12-10', [['2026-02-10', -100]]);
    expect((await books.start('2026-02-01')).status).toBe(200);
    expect((await books.start('2024-12-01')).status).toBe(200);
    expect(await books.vendorNow()).toMatchObject({ open_amount: 0, credit_amount: 0 });
  });

  it('does not come between a bill and the credit that settles it', async () => {
    const books = await paidBill('2026-01-10', []);
    const note = {
      vendor_id: books.vendor.id,
      number: 'C-1',
      issued_at: '2026-02-10T00:00:00Z',
      lines: [{ ledger_id: books.ledger('Rent').id, amount: 100 }],
    };
    expect((await call(service, 'POST', `${books.path}/credit-note`, note)).status).toBe(201);
    const applied = { vendor_id: books.vendor.id, bill_id: books.bill?.id, amount: 100 };
    expect((await call(service, 'POST', `${books.path}/credit-application`, applied)).status).toBe(201);
    expect(faultsOf(await books.start('2026-02-01'))).toEqual(['/entries_start settled_across_start']);
  });

  it('is not passed by a bill with the payment that stays after it, which would be left as credit', async () => {
    const books = await paidBill('2026-02-05', [['2026-02-10', -100]], '2026-02-01');
    const before = await books.vendorNow();
    const bill = `${books.path}/bills/${books.bill?.id}`;
    const move = (day: string) => call(service, 'PATCH', bill, { issued_at: `${day}T00:00:00Z` });
    const refused = await move('2026-01-10');
    expect([refused.status, ...faultsOf(refused)]).toEqual([409, '/issued_at settled_across_start']);
    expect(refused.problem.detail).toContain('would be left as credit of the vendor. Remove that payment');
    expect((await move('2026-02-01')).status).toBe(200);
    expect(await books.vendorNow()).toMatchObject({
      open_amount: before.open_amount,
      credit_amount: before.credit_amount,
    });
    expect(await books.balanceOf('Rent')).toBe(100);
  });

  it('is not passed by an invoice with what was received for it', async () => {
    const books = await paidBill('2026-02-05', [], '2026-02-01');
    const { parameters, customer } = books;
    const lines = [{ ledger_id: books.ledger('Service revenue').id, unit_price: 50 }];
    const invoice = must(
      await service.client.createInvoice({
        parameters,
        body: {
          customer_id: customer.id,
          number: '7',
          status: 'open',
          sent_at: '2026-02-05T00:00:00Z',
          lines,
        },
      }),
    ).data;
    const [transaction_id = ''] = await books.transactions([['2026-02-10', 50]]);
    const body = { invoice_id: invoice.id, transaction_id };
    must(await service.client.createInvoicePayment({ parameters, body }));
    const refused = await call(service, 'PATCH', `${books.path}/invoice/${invoice.id}`, {
      sent_at: '2026-01-10T00:00:00Z',
    });
    expect([refused.status, ...faultsOf(refused)]).toEqual([409, '/sent_at settled_across_start']);
  });

  it('does not come between an invoice and what was received for it', async () => {
    const books = await paidBill('2026-01-10', []);
    const { parameters, customer } = books;
    const lines = [{ ledger_id: books.ledger('Service revenue').id, unit_price: 50 }];
    const sent = {
      customer_id: customer.id,
      number: '7',
      status: 'open' as const,
      sent_at: '2026-01-15T00:00:00Z',
    };
    const invoice = must(await service.client.createInvoice({ parameters, body: { ...sent, lines } })).data;
    const [transaction_id = ''] = await books.transactions([['2026-02-10', 50]]);
    const body = { invoice_id: invoice.id, transaction_id };
    must(await service.client.createInvoicePayment({ parameters, body }));
    const refused = await books.start('2026-02-01');
    expect([refused.status, refused.problem.detail]).toEqual([
      409,
      'The books cannot start at 2026-02-01T00:00:00.000Z: 1 invoice (7) would be owed on one side of it and settled on the other. Choose another day, or remove what settles them first.',
    ]);
  });
});
