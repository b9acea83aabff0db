import { beforeEach, describe, expect, it } from 'vitest';
import type { Operation } from '@/lib/contract/operation';
import { operations } from '@/lib/contract/operations';
import { decodeIdentifier } from '@/lib/ids/identifier';
import { linesOf, must } from '../../testing/books';
import { type Answered, call, read } from '../../testing/call';
import { openBooksForEach, openService } from '../../testing/open-service';
import { newPayables } from '../../testing/payables';

const service = openService();
const books = openBooksForEach(service, newPayables);
const ids = { bill: '', invoice: '', draft: '', unpaid: '', out: '', in: '', back: '', entry: '', note: '' };

const newInvoice = (status: 'draft' | 'open') => ({
  customer_id: books.customer.id,
  number: '1',
  status,
  lines: [{ ledger_id: books.ledger('Service revenue').id, unit_price: 100 }],
});
const newEntry = () => ({
  description: 'Sale',
  datetime: '2026-03-02T00:00:00Z',
  lines: linesOf(books.ledger('Savings'), books.ledger('Service revenue'), 10),
});
const newBill = () => ({
  business_id: books.business.id,
  vendor_id: books.vendor.id,
  number: 'A-9',
  description: '',
  issued_at: '2026-03-02T00:00:00Z',
  due_at: '2026-03-02T00:00:00Z',
  lines: [{ ledger_id: books.ledger('Rent').id, amount: 5 }],
});
const post = (rest: string, body: unknown) => call(service, 'POST', `${books.base}${rest}`, body);
const patch = (rest: string, body: unknown) => call(service, 'PATCH', `${books.base}${rest}`, body);
const newCreditNote = () => ({
  vendor_id: books.vendor.id,
  number: 'C-1',
  issued_at: '2026-03-02T00:00:00Z',
  lines: [{ ledger_id: books.ledger('Rent').id, amount: 5 }],
});

async function importRows(...rows: string[]): Promise<Answered> {
  const form = new FormData();
  form.set('external_account_id', books.account.id);
  form.set('file', new File([['Date,Amount,Description', ...rows].join('\n')], 'bank.csv'));
  return read(await service.request(`${books.base}/transactions/import`, { method: 'POST', body: form }));
}

/** Books with something for each door, of a business that was made inactive then. */
beforeEach(async () => {
  const { client } = service;
  const { parameters } = books;
  const [bill, overpaid, unpaid] = await books.bills([
    { issued: '2026-01-05', lines: [['Rent', 60]] },
    { issued: '2026-01-06', lines: [['Rent', 30]] },
    { issued: '2026-01-07', lines: [['Rent', 50]] },
  ]);
  const [out = '', incoming = '', tooMuch = '', back = ''] = await books.transactions([
    ['2026-01-10', -60],
    ['2026-01-11', 100],
    ['2026-01-12', -70],
    ['2026-01-13', 20],
  ]);
  const payment = { bill_id: overpaid?.id ?? '', transaction_id: tooMuch };
  must(await client.createBillPayment({ parameters, body: payment }));
  const invoice = must(await client.createInvoice({ parameters, body: newInvoice('open') })).data;
  const draft = must(await client.createInvoice({ parameters, body: newInvoice('draft') })).data;
  const entry = must(await client.createJournalEntry({ parameters, body: newEntry() })).data;
  const note = must(await client.createCreditNote({ parameters, body: newCreditNote() })).data;
  Object.assign(ids, {
    bill: bill?.id,
    unpaid: unpaid?.id,
    back,
    invoice: invoice.id,
    draft: draft.id,
    out,
    in: incoming,
    entry: entry.id,
    note: note.id,
  });
  expect((await patch('', { status: 'inactive' })).status).toBe(200);
});

/** Every way to bring something new into the books; those that an operation is there for carry its name. */
const doors: Record<string, () => Promise<Answered>> = {
  createJournalEntry: () => post('/journal-entries', newEntry()),
  bulkCreateJournalEntries: () => post('/journal-entries/bulk', [newEntry(), newEntry()]),
  reverseJournalEntry: () => post(`/journal-entries/${ids.entry}/reverse`, {}),
  createBills: () => post('/bills', [newBill()]),
  createBillPayment: () => post('/bill-payment', { bill_id: ids.bill, transaction_id: ids.out }),
  createInvoice: () => post('/invoice', newInvoice('open')),
  'createInvoice as a draft': () => post('/invoice', newInvoice('draft')),
  createCreditNote: () => post('/credit-note', newCreditNote()),
  voidCreditNote: () => post(`/credit-note/${ids.note}/void`, {}),
  createCreditApplication: () =>
    post('/credit-application', { vendor_id: books.vendor.id, bill_id: ids.unpaid, amount: 10 }),
  createRefund: () => post('/refund', { vendor_id: books.vendor.id, transaction_id: ids.back, amount: 20 }),
  'createTransactionLink that is not suggested': () =>
    post('/transaction-link', { kind: 'payment', bill_id: ids.bill, transaction_id: ids.out }),
  createInvoicePayment: () => post('/invoice-payment', { invoice_id: ids.invoice, transaction_id: ids.in }),
  importTransactions: () => importRows('2026-02-01,-3,Coffee'),
  'importTransactions of nothing that is posted': () => importRows('2026-02-01,0.00,Voided cheque'),
  'updateBill to paid with something left': () => patch(`/bills/${ids.bill}`, { status: 'paid' }),
  'updateBill to voided': () => patch(`/bills/${ids.bill}`, { status: 'voided' }),
  'updateInvoice to voided': () => patch(`/invoice/${ids.invoice}`, { status: 'voided' }),
  'updateInvoice from draft to open': () => patch(`/invoice/${ids.draft}`, { status: 'open' }),
};

/** Accepts what is suggested for the payment of the bill of as much, and confirms its entry. */
async function acceptPayment(): Promise<Answered> {
  const suggested = await call(service, 'GET', `${books.base}/transactions/${ids.out}/suggested-links`);
  const [link] = suggested.data as unknown as { id: string; bill_id: string }[];
  expect(link?.bill_id).toBe(ids.bill);
  return post('/transaction-link', { link_id: link?.id, confirm: true });
}

describe('an inactive business', () => {
  it('tries every operation that says it needs an active one, and no other of its own name', () => {
    const all: [string, Operation][] = Object.entries(operations);
    const needing = all.filter(([, operation]) => operation.needsActiveBusiness).map(([name]) => name);
    const tried = all.map(([name]) => name).filter((name) => name in doors);
    expect(tried).toEqual(needing);
  });

  it.each(Object.entries(doors))('does not take %s', async (_, ask) => {
    const business = decodeIdentifier('business', books.business.id);
    const counted = 'SELECT count(*) FROM journal_entry WHERE business_id = $1';
    const count = async () => (await service.owner.query(counted, [business])).rows[0].count;
    const before = await count();
    const answer = await ask();
    expect([answer.status, answer.problem.code]).toEqual([409, 'business_inactive']);
    expect(answer.problem.detail).toBe(
      'The business is inactive: entries cannot be created. Set its status to active first.',
    );
    expect(await count()).toBe(before);
  });

  it.each(Object.entries(doors))('takes %s once it is active again', async (_, ask) => {
    expect((await patch('', { status: 'active' })).status).toBe(200);
    expect((await ask()).status).toBeLessThan(300);
  });

  it.each<[string, () => Promise<Answered>]>([
    ['read', () => call(service, 'GET', `${books.base}/journal-entries/${ids.entry}`)],
    [
      'report',
      () => call(service, 'GET', `${books.base}/reports/trial-balance?end_datetime=2026-12-31T00:00:00Z`),
    ],
    ['review an entry', () => patch(`/journal-entries/${ids.entry}`, { review_status: 'confirmed' })],
    ['accept a suggested payment', acceptPayment],
    ['correct an entry', () => patch(`/journal-entries/${ids.entry}`, { datetime: '2026-03-03T00:00:00Z' })],
    ['change a bill', () => patch(`/bills/${ids.bill}`, { description: 'Rent of January' })],
    ['change a draft', () => patch(`/invoice/${ids.draft}`, { number: '2' })],
    ['ask the owner', () => post('/task', { journal_entry_id: ids.entry, body: 'What is it?' })],
    ['create a vendor', () => post('/vendor', { name: 'Later' })],
    ['lock its books', () => post('/books-lock', { through: '2026-01-31' })],
    ['rename a ledger', () => patch(`/ledger/${books.ledger('Rent').id}`, { name: 'Rents' })],
  ])('lets one %s', async (_, ask) => {
    expect((await ask()).status).toBeLessThan(300);
  });
});
