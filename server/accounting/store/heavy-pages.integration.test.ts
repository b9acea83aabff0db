import { expect, it } from 'vitest';
import { linesOf, must, newBooks } from '../testing/books';
import { openBooks, openService } from '../testing/open-service';
import { mostLinesOfPage } from './keyset';

const service = openService();
const books = openBooks(service, newBooks);

type Query = { page_size: number; page_token?: string | undefined };
type Answer = {
  data: { id: string }[];
  pagination: Record<`${'next' | 'previous'}_page_token`, string | null>;
};

/** The pages of a list from one end to the other, as the identifiers on each. */
async function walk(list: (query: Query) => Promise<Answer>, from?: string | null) {
  const direction = from === undefined ? 'next_page_token' : 'previous_page_token';
  const pages: string[][] = [];
  let last: Answer;
  let token = from ?? undefined;
  do {
    last = await list({ page_size: 100, page_token: token });
    pages.push(last.data.map(({ id }) => id));
    token = last.pagination[direction] ?? undefined;
  } while (token);
  return { pages, last };
}

it('the journal has shorter pages where entries have many lines, and none is passed over either way', async () => {
  const pair = linesOf(books.ledger('Checking'), books.ledger('Service revenue'), 1);
  const lines = Array.from({ length: 300 }, () => pair).flat();
  const entries = Array.from({ length: 20 }, (_, index) => ({
    description: 'Many lines',
    datetime: `2026-01-${10 + index}T00:00:00Z`,
    lines: index % 2 === 0 ? lines : pair,
  }));
  const { parameters } = books;
  const made = must(await service.client.bulkCreateJournalEntries({ parameters, body: entries })).data;
  const list = async (query: Query) => must(await service.client.listJournalEntries({ parameters, query }));
  const forward = await walk(list);
  expect(forward.pages.flat()).toEqual(made.map(({ id }) => id).reverse());
  expect(forward.pages.length).toBeGreaterThan(1);
  expect(Math.max(...forward.pages.map((page) => page.length)) * 300).toBeLessThan(mostLinesOfPage);
  const back = await walk(list, forward.last.pagination.previous_page_token);
  expect([...back.pages].reverse().flat()).toEqual(forward.pages.slice(0, -1).flat());
});

it('so have bills', async () => {
  const { parameters } = books;
  const vendor = must(await service.client.createVendor({ parameters, body: { name: 'Many lines' } })).data;
  const line = { ledger_id: books.ledger('Office supplies').id, amount: 1 };
  const bills = Array.from({ length: 12 }, (_, index) => ({
    business_id: books.business.id,
    description: '',
    number: `B-${index}`,
    vendor_id: vendor.id,
    issued_at: '2026-01-01T00:00:00Z',
    due_at: '2026-02-01T00:00:00Z',
    lines: Array.from({ length: 600 }, () => line),
  }));
  const made = must(await service.client.createBills({ parameters, body: bills })).data;
  const list = async (query: Query) => must(await service.client.listBills({ parameters, query }));
  const { pages } = await walk(list);
  expect(pages.flat().sort()).toEqual(made.map(({ id }) => id).sort());
  expect(pages.length).toBeGreaterThan(1);
});
