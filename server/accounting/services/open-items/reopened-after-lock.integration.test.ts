import { describe, expect, it } from 'vitest';
import { must } from '../../testing/books';
import { call } from '../../testing/call';
import { openService } from '../../testing/open-service';
import { newPayables } from '../../testing/payables';

const service = openService();

/** A bill and an invoice of January, with short ways to lock the books, to change the two, and to ask what is owed. */
async function lockableBooks() {
  const books = await newPayables(service.client);
  const { parameters } = books;
  const [bill] = await books.bills([{ issued: '2026-01-10', lines: [['Rent', 100]] }]);
  const invoice = must(
    await service.client.createInvoice({
      parameters,
      body: {
        customer_id: books.customer.id,
        number: '7',
        status: 'open',
        sent_at: '2026-01-10T00:00:00Z',
        lines: [{ ledger_id: books.ledger('Service revenue').id, unit_price: 60 }],
      },
    }),
  ).data;
  const change = async (body: object) =>
    (await call(service, 'PATCH', `${books.base}/bills/${bill?.id}`, body)).status;
  return {
    ...books,
    bill,
    change,
    changeInvoice: async (body: object) =>
      (await call(service, 'PATCH', `${books.base}/invoice/${invoice.id}`, body)).status,
    lock: async (through: string | null) =>
      must(await service.client.lockBooks({ parameters, body: { through, reason: 'Filed' } })),
    /** What aging and the ledgers say at the end of a day: both are the same. */
    owed: async (day: string) => {
      const { amount } = must(await service.client.getBillAging({ parameters, query: { as_of: day } })).data;
      expect(amount).toBe(await books.payable(day));
      expect(await books.balanceOf('Service revenue', day)).toBe(await books.receivable(day));
      return [amount, await books.receivable(day)];
    },
  };
}

describe('what was voided while its month was locked', () => {
  it('stands once in the month when it is opened again after the lock was moved back', async () => {
    const books = await lockableBooks();
    await books.lock('2026-01-31');
    expect(await books.change({ status: 'voided' })).toBe(200);
    expect(await books.changeInvoice({ status: 'voided' })).toBe(200);
    await books.lock(null);
    expect(await books.change({ status: 'open' })).toBe(200);
    expect(await books.changeInvoice({ status: 'open' })).toBe(200);
    expect(await books.owed('2026-01-20')).toEqual([100, 60]);
    expect(await books.owed('2026-01-31')).toEqual([100, 60]);
    expect(await books.owed('2026-02-01')).toEqual([100, 60]);
  });

  it('stands once in the month when it gets another day after that', async () => {
    const books = await lockableBooks();
    await books.lock('2026-01-31');
    for (const status of ['voided', 'open']) {
      expect(await books.change({ status })).toBe(200);
      expect(await books.changeInvoice({ status })).toBe(200);
    }
    await books.lock(null);
    expect(await books.change({ issued_at: '2026-01-12T00:00:00Z' })).toBe(200);
    expect(await books.changeInvoice({ sent_at: '2026-01-12T00:00:00Z' })).toBe(200);
    expect(await books.owed('2026-01-31')).toEqual([100, 60]);
    expect(await books.change({ issued_at: '2026-03-05T00:00:00Z' })).toBe(200);
    expect(await books.changeInvoice({ sent_at: '2026-03-05T00:00:00Z' })).toBe(200);
    expect(await books.owed('2026-01-31')).toEqual([100, 60]);
    expect(await books.owed('2026-03-04')).toEqual([0, 0]);
    expect(await books.owed('2026-03-05')).toEqual([100, 60]);
  });

  it('is still paid in the month where it was', async () => {
    const books = await lockableBooks();
    const [transaction_id = ''] = await books.transactions([['2026-01-20', -100]]);
    const body = { bill_id: books.bill?.id ?? '', transaction_id };
    must(await service.client.createBillPayment({ parameters: books.parameters, body }));
    await books.lock('2026-01-31');
    expect(await books.change({ status: 'voided' })).toBe(200);
    await books.lock(null);
    expect(await books.change({ status: 'paid' })).toBe(200);
    expect((await books.owed('2026-01-31'))[0]).toBe(0);
    expect((await books.owed('2026-02-01'))[0]).toBe(0);
  });

  it('is corrected to what was paid, or called paid, where it was opened again after the lock', async () => {
    const books = await lockableBooks();
    const [transaction_id = ''] = await books.transactions([['2026-02-05', -60]]);
    const rent = { ledger_id: books.ledger('Rent').id, amount: 60 };
    const other = { ...rent, amount: 40 };
    const [first] = books.bill?.lines ?? [];
    await books.change({ line_changes: { create_lines: [rent, other], delete_lines: [first?.id] } });
    await books.lock('2026-01-31');
    for (const status of ['voided', 'open']) await books.change({ status });
    const body = { bill_id: books.bill?.id ?? '', transaction_id };
    must(await service.client.createBillPayment({ parameters: books.parameters, body }));
    for (const status of ['paid', 'open']) expect(await books.change({ status })).toBe(200);

    const bill_id = books.bill?.id ?? '';
    const read = async () =>
      must(await service.client.getBill({ parameters: { ...books.parameters, bill_id } })).data;
    const last = (await read()).lines.at(-1)?.id;
    expect(await books.change({ line_changes: { delete_lines: [last] } })).toBe(200);
    expect((await read()).status).toBe('paid');
    expect((await books.owed('2026-02-05'))[0]).toBe(0);
  });

  it('keeps the start of the books from coming between', async () => {
    const books = await lockableBooks();
    await books.lock('2026-01-31');
    expect(await books.change({ status: 'voided' })).toBe(200);
    await books.lock(null);
    const refused = await call(service, 'PATCH', books.base, { entries_start: '2026-02-01T00:00:00Z' });
    expect(refused.problem.detail).toContain('Choose another day: 1 of them was voided after a lock');
  });

  it('is called paid again no earlier than it was opened', async () => {
    const books = await lockableBooks();
    const today = new Date().toISOString().slice(0, 10);
    expect(await books.change({ status: 'paid' })).toBe(200);
    await books.lock(today);
    expect(await books.change({ status: 'voided' })).toBe(200);
    await books.lock(null);
    expect(await books.change({ status: 'paid' })).toBe(200);
    expect((await books.owed(today))[0]).toBe(0);
  });
});

it('what was voided and opened again without a lock gets any earlier day', async () => {
  const books = await lockableBooks();
  for (const status of ['voided', 'open']) {
    expect(await books.change({ status })).toBe(200);
    expect(await books.changeInvoice({ status })).toBe(200);
  }
  expect(await books.change({ issued_at: '2026-01-02T00:00:00Z' })).toBe(200);
  expect(await books.changeInvoice({ sent_at: '2026-01-02T00:00:00Z' })).toBe(200);
  expect(await books.owed('2026-01-01')).toEqual([0, 0]);
  expect(await books.owed('2026-01-02')).toEqual([100, 60]);
});
