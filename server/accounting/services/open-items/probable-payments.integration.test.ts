import { expect, it } from 'vitest';
import { must } from '../../testing/books';
import { openService } from '../../testing/open-service';
import { newTwoBanks } from '../../testing/two-banks';

const service = openService();

/** An invoice of 6,960.00 that was due on March 31. */
async function newInvoice() {
  const books = await newTwoBanks(service.client);
  const { parameters } = books;
  const body = {
    customer_id: books.customer.id,
    number: 'QF-309',
    status: 'open' as const,
    sent_at: '2026-03-01T00:00:00Z',
    due_at: '2026-03-31T00:00:00Z',
    lines: [{ ledger_id: books.ledger('Service revenue').id, unit_price: 6960 }],
  };
  const invoice = must(await service.client.createInvoice({ parameters, body })).data;
  const ofInvoice = { ...parameters, invoice_id: invoice.id };
  return {
    ...books,
    read: async () => must(await service.client.getInvoice({ parameters: ofInvoice })).data,
    listed: async () => must(await service.client.listInvoices({ parameters, query: {} })).data[0],
    /** Numbers of those that are probably paid, and of the others. */
    numbers: () =>
      Promise.all(
        (['true', 'false'] as const).map(async (probably_paid) =>
          must(await service.client.listInvoices({ parameters, query: { probably_paid } })).data.map(
            ({ number }) => number,
          ),
        ),
      ),
    /** Overdue and probably paid on the day, and the sum of all bands. */
    outlookOn: async (as_of: string) => {
      const aging = must(await service.client.getInvoiceAging({ parameters, query: { as_of } })).data;
      const { overdue, probably_paid: paid } = aging.outlook;
      return [overdue.count, overdue.amount, paid.count, paid.amount, aging.amount];
    },
  };
}

it('what a transaction probably pays is not overdue; the balance stays until the payment is accepted', async () => {
  const books = await newInvoice();
  expect(await books.outlookOn('2026-04-10')).toEqual([1, 6960, 0, 0, 6960]);
  expect(await books.read()).not.toHaveProperty('probable_payment');
  expect(await books.numbers()).toEqual([[], ['QF-309']]);
  const [into = ''] = await books.importInto(books.checking, [
    ['2026-04-05', 6960, 'BLUE DOOR STUDIO QF-309'],
    ['2026-04-06', 12, 'Interest'],
  ]);
  const payment = { transaction_id: into, datetime: '2026-04-05T00:00:00.000Z', amount: 6960 };
  expect((await books.read()).probable_payment).toMatchObject(payment);
  expect((await books.listed())?.probable_payment).toMatchObject(payment);
  expect(await books.outlookOn('2026-04-10')).toEqual([0, 0, 1, 6960, 6960]);
  expect(await books.numbers()).toEqual([['QF-309'], []]);
  const agedOn = { parameters: books.parameters, query: { as_of: '2026-04-10' } };
  expect(must(await service.client.getInvoiceAging(agedOn)).data.bands).toContainEqual({
    band: '1_30',
    count: 1,
    amount: 6960,
    probably_paid: { count: 1, amount: 6960 },
    on_account: { count: 0, amount: 0 },
  });
  expect(await books.outlookOn('2026-04-04')).toEqual([1, 6960, 0, 0, 6960]);
  expect(await books.outlookOn('2026-03-20')).toEqual([0, 0, 0, 0, 6960]);

  const { parameters } = books;
  const links = must(
    await service.client.listSuggestedLinks({ parameters: { ...parameters, transaction_id: into } }),
  ).data;
  const link = { ...parameters, transaction_link_id: links[0]?.id ?? '' };
  must(await service.client.deleteTransactionLink({ parameters: link, query: {} }));
  expect(await books.outlookOn('2026-04-10')).toEqual([1, 6960, 0, 0, 6960]);
  expect(await books.read()).not.toHaveProperty('probable_payment');
});

it('what is probably paid in part is overdue for all of it', async () => {
  const books = await newInvoice();
  await books.importInto(books.checking, [
    ['2026-04-05', 1960, 'BLUE DOOR STUDIO QF-309'],
    ['2026-04-06', 12, 'Interest'],
  ]);
  expect((await books.read()).probable_payment).toMatchObject({ amount: 1960 });
  expect(await books.numbers()).toEqual([[], ['QF-309']]);
  expect(await books.outlookOn('2026-04-10')).toEqual([1, 6960, 0, 0, 6960]);
  // What the result counts twice until it is matched, receivable holds just as long.
  const inPart = async (as_of: string) =>
    must(await service.client.getInvoiceAging({ parameters: books.parameters, query: { as_of } })).data
      .outlook.probably_paid_in_part;
  expect(await inPart('2026-04-10')).toEqual({ count: 1, amount: 1960 });
  expect(await inPart('2026-04-04')).toEqual({ count: 0, amount: 0 });
  await books.importInto(books.checking, [['2026-04-08', 5000, 'BLUE DOOR STUDIO QF-309']]);
  const [, , count, paid] = await books.outlookOn('2026-04-10');
  expect([count, paid]).toEqual([1, 6960]);
  expect(await inPart('2026-04-10')).toEqual({ count: 0, amount: 0 });
});

it('a deposit probably pays no more than it is, and an invoice is probably paid once', async () => {
  const books = await newInvoice();
  const { parameters } = books;
  const confidencesOf = async (transaction_id: string) =>
    must(await service.client.listSuggestedLinks({ parameters: { ...parameters, transaction_id } })).data.map(
      ({ confidence }) => confidence,
    );
  const [first = '', second = ''] = await books.importInto(books.checking, [
    ['2026-04-05', 6960, 'BLUE DOOR STUDIO'],
    ['2026-04-06', 6960, 'BLUE DOOR STUDIO'],
  ]);
  // Both fit as well: the earlier is taken.
  expect(await books.outlookOn('2026-04-10')).toEqual([0, 0, 1, 6960, 6960]);
  expect((await books.read()).probable_payment).toMatchObject({ transaction_id: first, amount: 6960 });
  const [own = 0] = await confidencesOf(first);
  const [other = 1] = await confidencesOf(second);
  expect(own).toBeGreaterThan(0.9);
  expect(own + other).toBeLessThanOrEqual(1);
  // Sent after the deposits came: each deposit fits two invoices now.
  must(
    await service.client.createInvoice({
      parameters,
      body: {
        customer_id: books.customer.id,
        number: 'QF-310',
        status: 'open',
        sent_at: '2026-03-30T00:00:00Z',
        due_at: '2026-04-02T00:00:00Z',
        lines: [{ ledger_id: books.ledger('Service revenue').id, unit_price: 6960 }],
      },
    }),
  );
  expect(await confidencesOf(first)).toEqual([0.496, 0.496]);
  expect(await books.outlookOn('2026-04-10')).toEqual([2, 13_920, 0, 0, 13_920]);
});
