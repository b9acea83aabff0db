import { describe, expect, it } from 'vitest';
import { dayOf } from '@/lib/dates/instant';
import { call, faultsOf } from '../../testing/call';
import { openService } from '../../testing/open-service';
import { paidSupplies } from '../../testing/paid-supplies';
import type { Movement } from '../../testing/two-banks';

const service = openService();

describe('money back of a bill of 100 that 120 was paid for', () => {
  async function overpaid(...amounts: number[]) {
    const books = await paidSupplies(service);
    const [bill] = await books.bills([{ issued: '2026-03-01', lines: [['Rent', 100]] }]);
    const payment = { kind: 'payment', transaction_id: books.paid, bill_id: bill?.id, amount: 120 };
    expect((await call(service, 'POST', books.path, payment)).status).toBe(201);
    const backs = await books.importInto(
      books.checking,
      amounts.map((amount, at): Movement => [`2026-03-${at + 10}`, amount, 'ALDER PAPER REFUND']),
    );
    const link = (back: string | undefined) =>
      call(service, 'POST', books.path, {
        kind: 'refund',
        transaction_id: back,
        other_transaction_id: books.paid,
      });
    return { ...books, bill, backs, link };
  }

  it('gives back the credit of the vendor and leaves the expense as it is', async () => {
    const books = await overpaid(20);
    const [back = ''] = books.backs;
    const [link] = (await books.read(back)).links;
    expect(link?.reasons[0]).toBe('Refund of Alder Paper, Mar 2, 2026.');
    expect(await books.payable()).toBe(-20);
    expect((await call(service, 'POST', books.path, { link_id: link?.id })).status).toBe(201);
    expect(await books.linesOf(back)).toEqual(['debit Checking 20', 'credit Accounts payable 20']);
    const { line_entries: lines } = await books.entryOf(back);
    expect(lines[1]).toMatchObject({ vendor_id: books.vendor.id });
    expect([await books.payable(), await books.balanceOf('Rent')]).toEqual([0, 100]);
    await call(service, 'DELETE', `${books.path}/${link?.id}?undo=true`);
    expect(await books.payable()).toBe(-20);
  });

  it('gives back what the bill is of after the credit', async () => {
    const books = await overpaid(50, 70);
    const [first = '', second = ''] = books.backs;
    expect((await books.link(first)).status).toBe(201);
    expect(await books.linesOf(first)).toEqual([
      'debit Checking 50',
      'credit Rent 30',
      'credit Accounts payable 20',
    ]);
    expect((await books.link(second)).status).toBe(201);
    expect(await books.linesOf(second)).toEqual(['debit Checking 70', 'credit Rent 70']);
    expect([await books.payable(), await books.balanceOf('Rent')]).toEqual([0, 0]);
  });

  it('gives back no credit that another bill has used', async () => {
    const books = await overpaid(20);
    const [other] = await books.bills([{ issued: '2026-03-01', lines: [['Utilities', 20]] }]);
    const applied = { vendor_id: books.vendor.id, bill_id: other?.id, amount: 20 };
    const { status } = await call(
      service,
      'POST',
      `/v0/business/${books.business.id}/credit-application`,
      applied,
    );
    expect(status).toBe(201);
    expect((await books.link(books.backs[0])).status).toBe(201);
    expect(await books.linesOf(books.backs[0] ?? '')).toEqual(['debit Checking 20', 'credit Rent 20']);
  });

  it('gives back in parts what it gives back at once, where another bill has used the credit', async () => {
    const books = await overpaid(60, 30, 30);
    const [other] = await books.bills([{ issued: '2026-03-01', lines: [['Utilities', 20]] }]);
    const applied = { vendor_id: books.vendor.id, bill_id: other?.id, amount: 20 };
    const path = `/v0/business/${books.business.id}/credit-application`;
    expect((await call(service, 'POST', path, applied)).status).toBe(201);
    for (const back of books.backs) expect((await books.link(back)).status).toBe(201);
    expect(await Promise.all(books.backs.map((back) => books.linesOf(back)))).toEqual([
      ['debit Checking 60', 'credit Rent 60'],
      ['debit Checking 30', 'credit Rent 30'],
      ['debit Checking 30', 'credit Rent 10', 'credit Accounts payable 20'],
    ]);
    expect([await books.payable(), await books.balanceOf('Rent')]).toEqual([20, 0]);
  });

  it('gives back all of it as credit once the bill is voided', async () => {
    const books = await overpaid(50);
    const [back = ''] = books.backs;
    const { status } = await call(
      service,
      'PATCH',
      `/v0/business/${books.business.id}/bills/${books.bill?.id}`,
      { status: 'voided' },
    );
    expect(status).toBe(200);
    expect(await books.payable()).toBe(-120);
    expect((await books.link(back)).status).toBe(201);
    expect(await books.linesOf(back)).toEqual(['debit Checking 50', 'credit Accounts payable 50']);
    expect([await books.payable(), await books.balanceOf('Rent')]).toEqual([-70, 0]);
  });

  it('finds the credit where a person has put it already', async () => {
    const books = await overpaid(20);
    const [back = ''] = books.backs;
    const refund = { vendor_id: books.vendor.id };
    expect((await books.put(back, ['Accounts payable', 20, refund])).status).toBe(200);
    expect((await books.link(back)).status).toBe(201);
    expect(await books.linesOf(back)).toEqual(['debit Checking 20', 'credit Accounts payable 20']);
    expect(await books.payable()).toBe(0);
  });

  it('takes the credit of the vendor who was paid where a person has named another', async () => {
    const books = await overpaid(20);
    const [back = ''] = books.backs;
    const vendors = `/v0/business/${books.business.id}/vendor`;
    const { data: other } = await call(service, 'POST', vendors, { name: 'Cedar' });
    expect((await books.put(back, ['Accounts payable', 20, { vendor_id: other.id }])).status).toBe(200);
    expect((await books.link(back)).status).toBe(201);
    expect(await books.linesOf(back)).toEqual(['debit Checking 20', 'credit Accounts payable 20']);
    expect((await books.entryOf(back)).line_entries[1]).toMatchObject({ vendor_id: books.vendor.id });
    const ofParty = async (id: unknown) => (await call(service, 'GET', `${vendors}/${id}`)).data;
    expect(await ofParty(books.vendor.id)).toMatchObject({ open_amount: 0, credit_amount: 0 });
    expect(await ofParty(other.id)).toMatchObject({ open_amount: 0, credit_amount: 0 });
  });
});

describe('money back of a bill that was paid in full', () => {
  async function paid(back: number) {
    const books = await paidSupplies(service);
    const business = `/v0/business/${books.business.id}`;
    const send = async (method: string, rest: string, body: object) => {
      const answer = await call(service, method, `${business}/${rest}`, body);
      expect([answer.status, ...faultsOf(answer)]).toEqual([method === 'POST' ? 201 : 200]);
      return answer.data;
    };
    const [bill] = await books.bills([{ issued: '2026-03-01', lines: [['Rent', 120]] }]);
    const pay = () =>
      send('POST', 'transaction-link', {
        kind: 'payment',
        transaction_id: books.paid,
        bill_id: bill?.id,
        amount: 120,
      });
    const creditNote = (amount: number) =>
      send('POST', 'credit-note', {
        vendor_id: books.vendor.id,
        number: 'C-1',
        description: '',
        issued_at: '2026-03-05T00:00:00Z',
        lines: [{ ledger_id: books.ledger('Rent').id, amount }],
      });
    /** Accepts the refund as it is suggested once the credit is there. */
    const accept = async () => {
      const [id = ''] = await books.importInto(books.checking, [['2026-03-10', back, 'ALDER PAPER REFUND']]);
      const [link] = (await books.read(id)).links;
      await send('POST', 'transaction-link', { link_id: link?.id });
      return books.linesOf(id);
    };
    return { ...books, bill, send, pay, creditNote, accept };
  }

  it('gives back the credit of a credit note, so that it reduces the expense once', async () => {
    const books = await paid(20);
    await books.pay();
    await books.creditNote(20);
    expect([await books.payable(), await books.balanceOf('Rent')]).toEqual([-20, 100]);
    expect(await books.accept()).toEqual(['debit Checking 20', 'credit Accounts payable 20']);
    expect([await books.payable(), await books.balanceOf('Rent')]).toEqual([0, 100]);
  });

  it('gives back what the bill is of after a credit note', async () => {
    const books = await paid(50);
    await books.pay();
    await books.creditNote(20);
    expect(await books.accept()).toEqual([
      'debit Checking 50',
      'credit Rent 30',
      'credit Accounts payable 20',
    ]);
    expect([await books.payable(), await books.balanceOf('Rent')]).toEqual([0, 70]);
  });

  it('gives back what was settled with a credit note besides', async () => {
    const books = await paid(20);
    await books.creditNote(20);
    const applied = { vendor_id: books.vendor.id, bill_id: books.bill?.id, amount: 20 };
    await books.send('POST', 'credit-application', { ...applied, datetime: '2026-03-05T00:00:00Z' });
    await books.pay();
    expect([await books.payable(), await books.balanceOf('Rent')]).toEqual([-20, 100]);
    expect(await books.accept()).toEqual(['debit Checking 20', 'credit Accounts payable 20']);
    expect([await books.payable(), await books.balanceOf('Rent')]).toEqual([0, 100]);
  });

  it('gives back the credit of a bill that was called paid before, from that day on', async () => {
    const books = await paid(120);
    const settled = await books.send('PATCH', `bills/${books.bill?.id}`, { status: 'paid' });
    expect(settled).toMatchObject({ settled_otherwise: 120 });
    await books.pay();
    const today = dayOf(String(settled.updated_at));
    const [back = ''] = await books.importInto(books.checking, [[today, 120, 'ALDER PAPER REFUND']]);
    const link = { kind: 'refund', transaction_id: back, other_transaction_id: books.paid };
    await books.send('POST', 'transaction-link', link);
    expect(await books.linesOf(back)).toEqual(['debit Checking 120', 'credit Accounts payable 120']);
    expect(await books.balanceOf('Rent')).toBe(120);
  });

  it('gives back what was paid for where the vendor has no credit', async () => {
    const books = await paid(20);
    await books.pay();
    expect(await books.accept()).toEqual(['debit Checking 20', 'credit Rent 20']);
  });
});

it('money back of an invoice that too much was received for is the credit of the customer', async () => {
  const books = await paidSupplies(service);
  const [sale = ''] = await books.importInto(books.checking, [['2026-03-03', 500, 'BLUE DOOR STUDIO']]);
  const invoice = {
    customer_id: books.customer.id,
    number: 'I-1',
    description: '',
    status: 'open',
    sent_at: '2026-03-01T00:00:00Z',
    due_at: '2026-03-31T00:00:00Z',
    lines: [{ ledger_id: books.ledger('Service revenue').id, unit_price: 400, quantity: 1 }],
  };
  const made = await call(service, 'POST', `/v0/business/${books.business.id}/invoice`, invoice);
  expect([made.status, ...faultsOf(made)]).toEqual([201]);
  const payment = { kind: 'payment', transaction_id: sale, invoice_id: made.data.id, amount: 500 };
  expect((await call(service, 'POST', books.path, payment)).status).toBe(201);
  const [back = ''] = await books.importInto(books.checking, [
    ['2026-03-08', -100, 'BLUE DOOR STUDIO REFUND'],
  ]);
  const [link] = (await books.read(back)).links;
  expect((await call(service, 'POST', books.path, { link_id: link?.id })).status).toBe(201);
  expect(await books.linesOf(back)).toEqual(['credit Checking 100', 'debit Accounts receivable 100']);
  expect((await books.entryOf(back)).line_entries[1]).toMatchObject({ customer_id: books.customer.id });
  expect(await books.receivable()).toBe(0);
});
