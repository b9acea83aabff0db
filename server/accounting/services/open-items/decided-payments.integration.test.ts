import { expect, it } from 'vitest';
import type { EntityType } from '@/lib/contract/business';
import { must } from '../../testing/books';
import { openService } from '../../testing/open-service';
import { newTwoBanks } from '../../testing/two-banks';

const service = openService();

type Line = { ledger_id: string; customer_id?: string; vendor_id?: string };

/** An invoice and a bill of 6,960.00, each due on March 31, and the movements of April 5 that probably pay them. */
async function probablyPaid(settings: { entity_type?: EntityType } = {}) {
  const { client } = service;
  const books = await newTwoBanks(client, settings);
  const { parameters, ledger } = books;
  const dates = { due_at: '2026-03-31T00:00:00Z' };
  const invoice = must(
    await client.createInvoice({
      parameters,
      body: {
        ...dates,
        customer_id: books.customer.id,
        number: 'QF-309',
        status: 'open',
        sent_at: '2026-03-01T00:00:00Z',
        lines: [{ ledger_id: ledger('Service revenue').id, unit_price: 6960 }],
      },
    }),
  ).data;
  const [bill] = await books.bills([{ issued: '2026-03-31', lines: [['Rent', 6960]] }]);
  const [into = '', out = ''] = await books.importInto(books.checking, [
    ['2026-04-05', 6960, 'BLUE DOOR STUDIO QF-309'],
    ['2026-04-05', -6960, 'ACME PAPER A-1'],
  ]);
  const query = { as_of: '2026-04-10' };
  const update = async (transactionId: string, changes: object) => {
    const entry = await books.entryOf(transactionId);
    const path = { ...parameters, journal_entry_id: entry.id };
    return must(await client.updateJournalEntry({ parameters: path, body: changes })).data;
  };
  return {
    ...books,
    invoice,
    bill,
    into,
    out,
    update,
    /** Puts the money opposite the bank on another line, as a person does. */
    recode: async (transactionId: string, line: Line, changes: object = {}) => {
      const { line_entries: lines } = await books.entryOf(transactionId);
      const [gone] = lines.filter(({ ledger_id: id }) => id !== ledger('Checking').id);
      const create = { ...line, debit_credit: gone?.debit_credit, amount: gone?.amount };
      return update(transactionId, {
        ...changes,
        line_changes: { delete_lines: [gone?.id ?? ''], create_lines: [create] },
      });
    },
    /** What is probably paid of invoices and of bills, and what of the entries of April probably pays them. */
    probable: async () => {
      const [invoices, bills] = await Promise.all([
        client.getInvoiceAging({ parameters, query }),
        client.getBillAging({ parameters, query }),
      ]);
      return [must(invoices), must(bills)].map(({ data }) => data.outlook.probably_paid.amount);
    },
    suggested: async (transaction_id: string) =>
      must(await client.listSuggestedLinks({ parameters: { ...parameters, transaction_id } })).data.map(
        (link) => link.invoice_id ?? link.bill_id,
      ),
  };
}

it('nothing is probable of money that somebody has put on receivable or payable', async () => {
  const books = await probablyPaid();
  expect(await books.probable()).toEqual([6960, 6960]);
  const { into, out, ledger, customer, vendor } = books;
  const confirmed = { review_status: 'confirmed' };
  await books.recode(
    into,
    { ledger_id: ledger('Accounts receivable').id, customer_id: customer.id },
    confirmed,
  );
  await books.recode(out, { ledger_id: ledger('Accounts payable').id, vendor_id: vendor.id }, confirmed);
  expect(await books.probable()).toEqual([0, 0]);
  expect([await books.receivable(), await books.payable()]).toEqual([0, 0]);
  const { parameters } = books;
  const read = await service.client.getInvoice({
    parameters: { ...parameters, invoice_id: books.invoice.id },
  });
  expect(must(read).data).not.toHaveProperty('probable_payment');
  // It stays an offer: accepting it settles the invoice by that very money.
  expect(await books.suggested(into)).toEqual([books.invoice.id]);
  expect(await books.suggested(out)).toEqual([books.bill?.id]);
});

it.each([
  ['put by hand on a ledger of income', 'Service revenue', {}],
  ['put by hand on customer deposits', 'Customer deposits', { review_status: 'confirmed' }],
])('nothing is probable of money that somebody has %s', async (_, name, changes) => {
  const books = await probablyPaid();
  await books.recode(books.into, { ledger_id: books.ledger(name).id }, changes);
  expect(await books.probable()).toEqual([0, 6960]);
});

it('nothing is probable of an entry that was confirmed as it was', async () => {
  const books = await probablyPaid();
  await books.update(books.out, { review_status: 'confirmed' });
  expect(await books.probable()).toEqual([6960, 0]);
});

it.each([
  ['money of the owner’s own', 'My own money', 0],
  ['income', 'Service revenue', 6960],
])(
  'what the owner calls %s, pending review, is probable as long as it counts as income',
  async (_, word, paid) => {
    const books = await probablyPaid({ entity_type: 'sole-prop' });
    const { client } = service;
    const { id } = await books.entryOf(books.into);
    const { parameters } = books;
    const body = { journal_entry_id: id, body: 'What is this?' };
    const task = must(await client.createTask({ parameters, body })).data;
    expect(await books.probable()).toEqual([6960, 6960]);
    const ofTask = { ...parameters, task_id: task.id };
    const ledger = books.ledger(word === 'My own money' ? 'Owner contributions' : word);
    must(
      await client.addTaskMessage({ parameters: ofTask, body: { ledger_id: ledger.id }, userId: 'owner' }),
    );
    expect((await books.entryOf(books.into)).review_status).toBe('bookkeeper_pending');
    expect(await books.linesOf(books.into)).toContain(`credit ${ledger.name} 6960`);
    expect(await books.probable()).toEqual([paid, 6960]);
  },
);

it.each([
  ['income', 'Service revenue', 6960],
  ['customer deposits', 'Customer deposits', 0],
])('what a rule puts on %s is probable as long as it counts as income', async (_, name, paid) => {
  const books = await probablyPaid();
  const { parameters } = books;
  const text = { contains: 'blue door' };
  must(
    await service.client.createRule({
      parameters,
      body: { name: 'Studio', conditions: { text }, then: { ledger_id: books.ledger(name).id } },
    }),
  );
  await expect.poll(() => books.linesOf(books.into), { timeout: 10_000 }).toContain(`credit ${name} 6960`);
  expect(await books.probable()).toEqual([paid, 6960]);
});

it('where somebody has put one deposit elsewhere, the other one probably pays the invoice', async () => {
  const books = await probablyPaid();
  const [second] = await books.importInto(books.checking, [['2026-04-07', 6960, 'BLUE DOOR STUDIO']]);
  const read = async () =>
    must(
      await service.client.getInvoice({ parameters: { ...books.parameters, invoice_id: books.invoice.id } }),
    ).data.probable_payment?.transaction_id;
  expect(await read()).toBe(books.into);
  await books.recode(books.into, { ledger_id: books.ledger('Customer deposits').id });
  expect(await read()).toBe(second);
  expect(await books.probable()).toEqual([6960, 6960]);
});
