import { describe, expect, it } from 'vitest';
import { dayOf, utcDay } from '@/lib/dates/instant';
import { must } from '../../testing/books';
import { call } from '../../testing/call';
import { openService } from '../../testing/open-service';
import { newPayables } from '../../testing/payables';

const service = openService();

async function billOf(amount: number) {
  const books = await newPayables(service.client);
  const [bill] = await books.bills([{ issued: '2026-01-05', lines: [['Rent', amount]] }]);
  const at = { ...books.parameters, bill_id: bill?.id ?? '' };
  const change = async (status: 'open' | 'paid' | 'voided') =>
    must(await service.client.updateBill({ parameters: at, body: { status } })).data;
  const open = async () =>
    must(await service.client.getBillAging({ parameters: books.parameters })).data.amount;
  return { ...books, billId: at.bill_id, change, open };
}

describe('a bill that is called paid', () => {
  it('posts the rest, pending review, and takes it back when it is opened', async () => {
    const books = await billOf(100);
    const { parameters, change, balanceOf, open } = books;
    const [transaction_id = ''] = await books.transactions([['2026-01-10', -30]]);
    const body = { bill_id: books.billId, transaction_id };
    must(await service.client.createBillPayment({ parameters, body }));

    const began = new Date();
    const paid = await change('paid');
    expect(paid).toMatchObject({ status: 'paid', total_paid: 30, settled_otherwise: 70, open_amount: 0 });
    expect([await open(), await books.payable(), await balanceOf('Uncategorized asset')]).toEqual([
      0, 0, -70,
    ]);
    const journal_entry_id = paid.settlement_entry_id ?? '';
    const entry = must(
      await service.client.getJournalEntry({ parameters: { ...parameters, journal_entry_id } }),
    ).data;
    expect(entry).toMatchObject({ review_status: 'bookkeeper_pending', bill_id: books.billId });
    // Today, or yesterday where midnight came between.
    const days = [began, new Date()].map(utcDay);
    expect(days).toContain(dayOf(entry.datetime));
    expect(await change('paid')).toMatchObject({ settlement_entry_id: journal_entry_id });

    expect(await change('open')).toMatchObject({
      settled_otherwise: 0,
      open_amount: 70,
      settlement_entry_id: null,
    });
    expect([await open(), await books.payable(), await balanceOf('Uncategorized asset')]).toEqual([
      70, 70, 0,
    ]);
  });

  it('has "paid from where?" answered in the entry, but for its line on payable', async () => {
    const books = await billOf(100);
    const { settlement_entry_id: id } = await books.change('paid');
    const path = `/v0/business/${books.business.id}/journal-entries/${id}`;
    const lines = (await call(service, 'GET', path)).data.line_entries as { id: string }[];
    const replace = (index: number, line: object) =>
      call(service, 'PATCH', path, {
        line_changes: { delete_lines: [lines[index]?.id], create_lines: [{ amount: 100, ...line }] },
      });
    const onPayable = { ledger_id: books.ledger('Rent').id, debit_credit: 'debit' };
    expect((await replace(0, onPayable)).problem.errors).toMatchObject([{ code: 'entry_of_document' }]);
    const fromOwner = { ledger_id: books.ledger('Member contributions').id, debit_credit: 'credit' };
    expect((await replace(1, fromOwner)).status).toBe(200);
    expect(await books.balanceOf('Uncategorized asset')).toBe(0);
    await books.change('voided');
    expect([await books.payable(), await books.balanceOf('Member contributions')]).toEqual([0, 0]);
  });

  it('is not paid from a bank that has its own transactions: the payment is one of these', async () => {
    const books = await billOf(100);
    const { settlement_entry_id: id } = await books.change('paid');
    const path = `/v0/business/${books.business.id}/journal-entries/${id}`;
    const { line_entries } = (await call(service, 'GET', path)).data;
    const [, line] = line_entries as { id: string }[];
    const answer = (ledger: string) => {
      const created = { ledger_id: books.ledger(ledger).id, debit_credit: 'credit', amount: 100 };
      const line_changes = { delete_lines: [line?.id], create_lines: [created] };
      return call(service, 'PATCH', path, { line_changes });
    };
    await books.transactions([['2026-01-10', -100]]);
    const refused = await answer('Checking');
    expect([refused.status, refused.problem.errors]).toMatchObject([
      409,
      [{ path: '/line_changes', code: 'account_has_transactions' }],
    ]);
    expect(refused.problem.detail).toContain('Open the bill again and pay it with the transaction of');
    expect((await answer('Savings')).status).toBe(200);
  });

  it('is paid from such a bank before its first transaction', async () => {
    const books = await billOf(100);
    await books.transactions([['2099-01-10', -100]]);
    const { settlement_entry_id: id } = await books.change('paid');
    const path = `/v0/business/${books.business.id}/journal-entries/${id}`;
    const { line_entries } = (await call(service, 'GET', path)).data;
    const [, line] = line_entries as { id: string }[];
    const created = { ledger_id: books.ledger('Checking').id, debit_credit: 'credit', amount: 100 };
    const line_changes = { delete_lines: [line?.id], create_lines: [created] };
    expect((await call(service, 'PATCH', path, { line_changes })).status).toBe(200);
  });
});

it('a bill that is called paid leaves no credit once its total is less', async () => {
  const books = await billOf(100);
  const paid = await books.change('paid');
  const at = { ...books.parameters, bill_id: books.billId };
  const line_changes = {
    delete_lines: [paid.lines[0]?.id ?? ''],
    create_lines: [{ ledger_id: books.ledger('Rent').id, amount: 60 }],
  };
  const less = must(await service.client.updateBill({ parameters: at, body: { line_changes } })).data;
  expect(less).toMatchObject({ status: 'paid', settled_otherwise: 60, open_amount: 0, credit_amount: 0 });
  expect([await books.open(), await books.payable(), await books.balanceOf('Uncategorized asset')]).toEqual([
    0, 0, -60,
  ]);
  const vendor = { ...books.parameters, vendor_id: less.vendor_id };
  expect(must(await service.client.getVendor({ parameters: vendor })).data.credit_amount).toBe(0);
  expect(await books.change('open')).toMatchObject({ settled_otherwise: 0, open_amount: 60 });
  expect(await service.differences()).toEqual([]);
});

it('an invoice that is called paid is settled likewise, a draft too', async () => {
  const books = await newPayables(service.client);
  const { parameters } = books;
  const body = {
    customer_id: books.customer.id,
    number: 'I-1',
    sent_at: '2026-02-01T00:00:00Z',
    lines: [{ ledger_id: books.ledger('Service revenue').id, unit_price: 50 }],
  };
  const draft = must(await service.client.createInvoice({ parameters, body })).data;
  const at = { ...parameters, invoice_id: draft.id };
  const paid = must(await service.client.updateInvoice({ parameters: at, body: { status: 'paid' } })).data;
  expect(paid).toMatchObject({ status: 'paid', settled_otherwise: 50, open_amount: 0 });
  expect([await books.receivable(), await books.balanceOf('Uncategorized asset')]).toEqual([0, 50]);
  expect(await books.receivable('2026-02-01')).toBe(50);
});

it('the version of a transaction rises with every payment that comes or goes', async () => {
  const books = await billOf(100);
  const { parameters } = books;
  const [transaction_id = ''] = await books.transactions([['2026-01-10', -30]]);
  const read = async () =>
    must(await service.client.getTransaction({ parameters: { ...parameters, transaction_id } })).data;
  const { version } = await read();
  const body = { bill_id: books.billId, transaction_id };
  const paid = must(await service.client.createBillPayment({ parameters, body })).data;
  expect(await read()).toMatchObject({ version: version + 1, bill_payments: [{ payment_amount: 30 }] });
  const bill_payment_id = paid.payments[0]?.id ?? '';
  must(await service.client.deleteBillPayment({ parameters: { ...parameters, bill_payment_id } }));
  expect(await read()).toMatchObject({ version: version + 2, bill_payments: [] });
});
