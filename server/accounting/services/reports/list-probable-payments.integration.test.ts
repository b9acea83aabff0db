import { expect, it } from 'vitest';
import { must } from '../../testing/books';
import { openService } from '../../testing/open-service';
import { newTwoBanks } from '../../testing/two-banks';

const service = openService();

type Settings = { entries_start?: string };

async function newBooks(settings: Settings = {}) {
  const { client } = service;
  const books = await newTwoBanks(client, settings);
  const { parameters, ledger } = books;
  const names = new Map(books.ledgers.map(({ id, name }) => [id, name]));
  return {
    ...books,
    invoice: async (day: string, amount: number, number = 'QF-309') =>
      must(
        await client.createInvoice({
          parameters,
          body: {
            customer_id: books.customer.id,
            number,
            status: 'open',
            sent_at: `${day}T00:00:00Z`,
            due_at: '2026-04-30T00:00:00Z',
            lines: [{ ledger_id: ledger('Service revenue').id, unit_price: amount }],
          },
        }),
      ).data,
    /** What entries of the days probably pay, as `Uncategorized inflow: 6960 0`. */
    probable: async (start: string, end: string) =>
      must(
        await client.listProbablePayments({
          parameters,
          query: { start_datetime: `${start}T00:00:00Z`, end_datetime: `${end}T23:59:59.999Z` },
        }),
      ).data.map(
        ({ ledger_id: id, invoices, bills }) => `${names.get(id ?? '') ?? 'several'}: ${invoices} ${bills}`,
      ),
  };
}

const march = ['2026-03-01', '2026-03-31'] as const;
const april = ['2026-04-01', '2026-04-30'] as const;

it('money that came before its invoice is in the result of the days on which it came', async () => {
  const books = await newBooks();
  await books.importInto(books.checking, [
    ['2026-03-28', 6960, 'BLUE DOOR STUDIO QF-309'],
    ['2026-03-29', -80, 'ACME PAPER A-1'],
  ]);
  await books.invoice('2026-04-03', 6960);
  await books.bills([{ issued: '2026-04-03', lines: [['Rent', 80]] }]);
  expect(await books.probable(...march)).toEqual([
    'Uncategorized inflow: 6960 0',
    'Uncategorized outflow: 0 80',
  ]);
  expect(await books.probable(...april)).toEqual([]);
});

it('what pays a part only is in the result, too', async () => {
  const books = await newBooks();
  await books.invoice('2026-03-03', 6960);
  await books.importInto(books.checking, [
    ['2026-04-05', 1960, 'BLUE DOOR STUDIO QF-309'],
    ['2026-04-06', 12, 'Interest'],
  ]);
  expect(await books.probable(...april)).toEqual(['Uncategorized inflow: 1960 0']);
});

it('it is there while the owner is asked about it, however many entries wait for review after it', async () => {
  const books = await newBooks();
  const { parameters } = books;
  await books.invoice('2026-03-03', 6960);
  const [into = ''] = await books.importInto(books.checking, [
    ['2026-03-05', 6960, 'BLUE DOOR STUDIO QF-309'],
    ...Array.from({ length: 101 }, (_, at) => ['2026-03-06', at + 1, `Stall ${at}`] as const),
  ]);
  expect(await books.probable(...march)).toEqual(['Uncategorized inflow: 6960 0']);
  const { id } = await books.entryOf(into);
  const body = { journal_entry_id: id, body: 'What is this?' };
  must(await service.client.createTask({ parameters, body }));
  expect((await books.entryOf(into)).review_status).toBe('business_pending');
  expect(await books.probable(...march)).toEqual(['Uncategorized inflow: 6960 0']);
});

it('an entry counts on its own day, and not before the books begin', async () => {
  const books = await newBooks({ entries_start: '2026-03-01T00:00:00Z' });
  await books.invoice('2026-03-03', 6960);
  const [into = ''] = await books.importInto(books.checking, [
    ['2026-03-05', 6960, 'BLUE DOOR STUDIO QF-309'],
  ]);
  expect(await books.probable('2026-01-01', '2026-03-31')).toHaveLength(1);
  const { id } = await books.entryOf(into);
  const path = { ...books.parameters, journal_entry_id: id };
  const move = async (datetime: string) =>
    must(await service.client.updateJournalEntry({ parameters: path, body: { datetime } }));
  await move('2026-04-01T00:00:00Z');
  expect(await books.probable(...march)).toEqual([]);
  expect(await books.probable(...april)).toHaveLength(1);
  await move('2026-02-28T00:00:00Z');
  expect(await books.probable('2026-01-01', '2026-03-31')).toEqual([]);
});
