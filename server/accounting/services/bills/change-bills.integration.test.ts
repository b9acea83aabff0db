import { describe, expect, it } from 'vitest';
import { must } from '../../testing/books';
import { call, faultsOf } from '../../testing/call';
import { openBooks, openService } from '../../testing/open-service';
import { newPayables } from '../../testing/payables';

const service = openService();
const books = openBooks(service, newPayables);

const path = (rest: string) => `/v0/business/${books.business.id}/${rest}`;
const newBill = async (issued: string, ...lines: [string, number][]) => {
  const [bill] = await books.bills([{ issued, lines }]);
  if (!bill) throw new Error('one bill expected');
  return bill;
};
const change = (id: string, body: object) => call(service, 'PATCH', path(`bills/${id}`), body);
const pay = (bill_id: string, transaction_id: string, payment_amount?: number) =>
  call(service, 'POST', path('bill-payment'), { bill_id, transaction_id, payment_amount });
const entriesOf = async (billId: string) => {
  const { data } = must(await service.client.listJournalEntries({ parameters: books.parameters }));
  return data.filter((entry) => entry.bill_id === billId).reverse();
};

describe('changing a bill', () => {
  it('gives it to another vendor, whose credit then is what was paid beyond it', async () => {
    const bill = await newBill('2026-01-04', ['Rent', 10]);
    const [transaction = ''] = await books.transactions([['2026-01-04', -15]]);
    await pay(bill.id, transaction);
    const { data: other } = await call(service, 'POST', path('vendor'), { name: 'Cedar Paper' });
    expect((await change(bill.id, { vendor_id: other.id })).data).toMatchObject({ vendor_id: other.id });
    expect((await change(bill.id, { vendor_id: null })).data).toMatchObject({ vendor_id: other.id });
    expect((await call(service, 'GET', path(`vendor/${other.id}`))).data).toMatchObject({ credit_amount: 5 });

    const elsewhere = await newPayables(service.client);
    const refused = await change(bill.id, { vendor_id: elsewhere.vendor.id, issued_at: null });
    expect([refused.status, faultsOf(refused)]).toEqual([422, ['/vendor_id not_found']]);
  });

  it('shows it with the transaction that pays it, when that is asked for', async () => {
    const bill = await newBill('2026-01-04', ['Rent', 10]);
    const [transaction = ''] = await books.transactions([['2026-01-04', -10]]);
    const { data: paid } = await pay(bill.id, transaction);
    const [payment] = paid.payments as object[];
    const one = path(`transactions/${transaction}`);
    expect((await call(service, 'GET', one)).data).toMatchObject({
      bill_payments: [payment],
      refund_payments: [],
    });
    const included = await call(
      service,
      'GET',
      `${one}?includes=invoice_payments.invoice,bill_payments.bill`,
    );
    expect(included.data.bill_payments).toEqual([{ ...payment, bill: paid }]);
  });

  it('keeps every digit of a number in the metadata', async () => {
    const bill = await newBill('2026-01-04', ['Rent', 10]);
    const metadata = '{"serial":12345678901234567890.125,"pages":2,"fine":0.1234567890123456789}';
    const changed = await call(service, 'PATCH', path(`bills/${bill.id}`), `{"metadata_":${metadata}}`);
    expect(changed.text).toContain(metadata);
    expect((await call(service, 'GET', path(`bills/${bill.id}`))).text).toContain('12345678901234567890.125');
    expect((await call(service, 'GET', path('bills'))).text).toContain('0.1234567890123456789');
  });

  it('takes other metadata in place of all that was there, in locked books too', async () => {
    const bill = await newBill('2026-01-04', ['Rent', 10]);
    expect((await change(bill.id, { metadata_: { po: '1042' } })).data.metadata_).toEqual({ po: '1042' });
    expect((await change(bill.id, { metadata_: null })).data.metadata_).toEqual({ po: '1042' });
    await call(service, 'POST', path('books-lock'), { through: '2026-01-31' });
    expect((await change(bill.id, { metadata_: {} })).data.metadata_).toEqual({});
    await call(service, 'POST', path('books-lock'), { through: null, reason: 'The test goes on' });
  });

  it('posts it again on its entry, and keeps the lines that were', async () => {
    const bill = await newBill('2026-01-05', ['Rent', 10], ['Software', 20]);
    const answer = await change(bill.id, {
      issued_at: '2026-01-06T00:00:00Z',
      line_changes: {
        create_lines: [{ ledger_id: books.ledger('Travel').id, amount: 70 }],
        delete_lines: [bill.lines[0]?.id],
      },
    });
    expect(answer.data).toMatchObject({ total_amount: 90, journal_entry_id: bill.journal_entry_id });
    const [entry] = await entriesOf(bill.id);
    expect(entry).toMatchObject({ datetime: '2026-01-06T00:00:00.000Z', version: 2 });
    expect(entry?.line_entries.map((line) => line.amount)).toEqual([20, 70, 90]);
    const parameters = { ...books.parameters, journal_entry_id: entry?.id ?? '' };
    const history = must(await service.client.listJournalEntryHistory({ parameters })).data;
    expect(history.at(-1)?.superseded_lines.map((line) => line.amount)).toEqual([10, 20, 30]);
  });

  it('opens a paid bill again when it grows, and what its payment counts on follows', async () => {
    const bill = await newBill('2026-05-01', ['Rent', 30]);
    const [transaction = ''] = await books.transactions([['2026-05-10', -30]]);
    expect((await pay(bill.id, transaction)).data).toMatchObject({ status: 'paid' });
    const grown = await change(bill.id, {
      line_changes: { create_lines: [{ ledger_id: books.ledger('Travel').id, amount: 60 }] },
    });
    expect(grown.data).toMatchObject({ status: 'open', total_amount: 90, total_paid: 30 });
    expect(await books.cashFlow('2026-05')).toEqual({ Rent: -10, Travel: -20 });
  });

  it('voids by another entry at its own date, keeps payments as credit, and posts anew when opened', async () => {
    const payable = await books.payable();
    const bill = await newBill('2026-01-09', ['Rent', 25]);
    const [transaction = ''] = await books.transactions([['2026-01-20', -25]]);
    await pay(bill.id, transaction);
    const voided = await change(bill.id, { status: 'voided' });
    expect(voided.data).toMatchObject({ status: 'voided', journal_entry_id: null, credit_amount: 25 });
    const [posting, reversal] = (await entriesOf(bill.id)).filter((entry) => entry.transaction_id === null);
    expect(reversal).toMatchObject({ reversal_of: posting?.id, datetime: '2026-01-09T00:00:00.000Z' });
    const vendorParameters = { ...books.parameters, vendor_id: books.vendor.id };
    const vendor = must(await service.client.getVendor({ parameters: vendorParameters })).data;
    expect(vendor.credit_amount).toBe(25);
    expect(await books.payable()).toBe(payable - 25);
    expect(faultsOf(await pay(bill.id, transaction, 0))).toEqual(['/bill_id bill_voided']);
    expect(faultsOf(await change(bill.id, { issued_at: '2026-01-10T00:00:00Z' }))).toEqual([' bill_voided']);

    const again = await change(bill.id, { status: 'open' });
    expect(again.data).toMatchObject({ status: 'open', voided_at: null, credit_amount: 0 });
    expect(again.data.journal_entry_id).not.toBe(bill.journal_entry_id);
    expect(await books.payable()).toBe(payable);
  });

  it('leaves the entries of bills to the bills', async () => {
    const bill = await newBill('2026-01-11', ['Rent', 40]);
    const entry = path(`journal-entries/${bill.journal_entry_id}`);
    const moved = await call(service, 'PATCH', entry, { datetime: '2026-01-12T00:00:00Z' });
    expect([moved.status, faultsOf(moved)]).toEqual([409, [' entry_of_document']]);
    expect((await call(service, 'POST', `${entry}/reverse`, {})).status).toBe(409);
    expect((await call(service, 'PATCH', entry, { review_status: 'confirmed' })).status).toBe(200);
  });

  it('keeps at least a line, and knows its own', async () => {
    const [bill, other] = [
      await newBill('2026-01-11', ['Rent', 1]),
      await newBill('2026-01-11', ['Rent', 1]),
    ];
    const remove = (id: string | undefined) => ({ line_changes: { delete_lines: [id] } });
    expect(faultsOf(await change(bill.id, remove(bill.lines[0]?.id)))).toEqual([
      '/line_changes out_of_range',
    ]);
    expect(faultsOf(await change(bill.id, remove(other.lines[0]?.id)))).toEqual([
      '/line_changes/delete_lines/0 not_found',
    ]);
  });
});

describe('paying a bill', () => {
  it('takes no more than a transaction has, and two at once not more than all of it', async () => {
    const bills = await books.bills(
      [1, 2].map(() => ({ issued: '2026-06-01', lines: [['Rent', 100]] as const })),
    );
    const [transaction = '', moneyIn = ''] = await books.transactions([
      ['2026-06-02', -150],
      ['2026-06-02', 150],
    ]);
    const [first = '', second = ''] = bills.map((bill) => bill.id);
    expect(faultsOf(await pay(first, transaction, 150.01))).toEqual([
      '/payment_amount payment_exceeds_transaction',
    ]);
    expect(faultsOf(await pay(first, moneyIn))).toEqual(['/transaction_id transaction_direction']);
    expect(faultsOf(await pay(first, second, -1))).toEqual(['/transaction_id not_found']);
    const answers = await Promise.all([pay(first, transaction, 100), pay(second, transaction, 100)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    // Either of the two may have been the one that was taken.
    const nothing = expect.objectContaining({ payment_amount: 0 });
    expect((await pay(second, transaction, 0)).data.payments).toContainEqual(nothing);
  });

  it('never waits in a ring, whoever pays what out of what', async () => {
    const bills = await books.bills(
      [1, 2].map(() => ({ issued: '2026-06-01', lines: [['Rent', 50]] as const })),
    );
    const transactions = await books.transactions([
      ['2026-06-03', -20],
      ['2026-06-04', -20],
    ]);
    const pairs = bills.flatMap((bill) => transactions.map((transaction) => [bill.id, transaction] as const));
    const crossing = [...pairs, ...pairs.toReversed()];
    const answers = await Promise.all(crossing.map(([bill, transaction]) => pay(bill, transaction, 5)));
    expect(answers.map(({ status }) => status)).toEqual(crossing.map(() => 201));
    const shown = must(
      await service.client.listBills({ parameters: books.parameters, query: { sort: '-due_at' } }),
    );
    const paid = shown.data.filter(({ id }) => bills.some((bill) => bill.id === id));
    expect(paid.map((bill) => bill.total_paid)).toEqual([20, 20]);
  });

  it('is undone by deleting the payment: the entry says again what it said', async () => {
    const bill = await newBill('2026-07-01', ['Rent', 60]);
    const [transaction = ''] = await books.transactions([['2026-07-02', -100]]);
    const paid = await pay(bill.id, transaction, 60);
    const shown = must(
      await service.client.getTransaction({
        parameters: { ...books.parameters, transaction_id: transaction },
      }),
    ).data;
    const entry = path(`journal-entries/${shown.journal_entry_id}`);
    const lines = async () =>
      ((await call(service, 'GET', entry)).data.line_entries as { ledger_id: string; amount: number }[]).map(
        (line) => [line.ledger_id, line.amount],
      );
    expect(await lines()).toEqual([
      [books.ledger('Checking').id, 100],
      [books.ledger('Uncategorized outflow').id, 40],
      [books.ledger('Accounts payable').id, 60],
    ]);
    const [payment] = paid.data.payments as { id: string }[];
    const removed = await call(service, 'DELETE', path(`bill-payment/${payment?.id}`));
    expect(removed.data).toMatchObject({ status: 'open', total_paid: 0, payments: [] });
    expect(await lines()).toEqual([
      [books.ledger('Checking').id, 100],
      [books.ledger('Uncategorized outflow').id, 100],
    ]);
    expect((await call(service, 'GET', entry)).data).toMatchObject({
      bill_id: null,
      categorization_method: 'uncategorized',
    });
    expect((await call(service, 'DELETE', path(`bill-payment/${payment?.id}`))).status).toBe(404);
  });
});

describe('locked books', () => {
  it('keep bills as they are, but let them be voided right after the lock', async () => {
    const locked = await newPayables(service.client);
    const [bill] = await locked.bills([{ issued: '2026-01-15', lines: [['Rent', 10]] }]);
    const [inside = '', outside = ''] = await locked.transactions([
      ['2026-01-20', -10],
      ['2026-02-20', -10],
    ]);
    const at = (rest: string) => `/v0/business/${locked.business.id}/${rest}`;
    must(
      await service.client.lockBooks({
        parameters: locked.parameters,
        body: { through: '2026-01-31', reason: 'January is closed' },
      }),
    );
    const patch = (body: object) => call(service, 'PATCH', at(`bills/${bill?.id}`), body);
    const payWith = (transaction_id: string) =>
      call(service, 'POST', at('bill-payment'), { bill_id: bill?.id, transaction_id });
    expect(await patch({ issued_at: '2026-02-02T00:00:00Z' })).toMatchObject({ status: 409 });
    expect(await patch({ status: 'paid' })).toMatchObject({
      status: 409,
      problem: { code: 'period_locked' },
    });
    expect(await payWith(inside)).toMatchObject({ status: 409, problem: { code: 'period_locked' } });
    expect(await patch({ due_at: '2026-03-01T00:00:00Z' })).toMatchObject({
      status: 409,
      problem: { code: 'period_locked', errors: [{ path: '/due_at' }] },
    });
    expect(await patch({ number: 'B-2', due_at: '2026-01-15T12:00:00Z' })).toMatchObject({ status: 200 });
    expect(await payWith(outside)).toMatchObject({ status: 201, data: { status: 'paid' } });
    expect(await patch({ status: 'voided' })).toMatchObject({ status: 200 });
    expect([await locked.payable('2026-01-31'), await locked.payable('2026-02-01')]).toEqual([10, 0]);
    expect(await patch({ status: 'open' })).toMatchObject({ status: 200 });
    expect([await locked.payable('2026-01-31'), await locked.payable('2026-02-01')]).toEqual([10, 10]);
  });
});
