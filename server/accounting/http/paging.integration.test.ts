import { beforeAll, describe, expect, it } from 'vitest';
import type { JournalEntryListQuery } from '@/lib/contract/journal-entry-queries';
import { linesOf, must, newBooks } from '../testing/books';
import { call } from '../testing/call';
import { openBooks, openService } from '../testing/open-service';

const service = openService();
const books = openBooks(service, newBooks);
let path: string;
beforeAll(async () => {
  path = `/v0/business/${books.business.id}/journal-entries`;
  await post(
    Array.from({ length: 23 }, (_, index) =>
      entry(`2026-01-${String((index % 10) + 1).padStart(2, '0')}T00:00:00Z`),
    ),
  );
});

const entry = (datetime: string, description = 'listed') => ({
  description,
  datetime,
  lines: linesOf(books.ledger('Checking'), books.ledger('Service revenue'), 1),
});
const post = async (body: ReturnType<typeof entry>[]) =>
  must(await service.client.bulkCreateJournalEntries({ parameters: books.parameters, body })).data;

type Query = Partial<Record<'page_token' | 'q', string>> & {
  page_size?: number;
  sort?: JournalEntryListQuery['sort'];
};
const page = async (query: Query) =>
  must(await service.client.listJournalEntries({ parameters: books.parameters, query }));

/** All pages from the start, and the tokens on the way. */
async function walk(query: Query) {
  const ids: string[] = [];
  let last = await page(query);
  ids.push(...last.data.map(({ id }) => id));
  while (last.pagination.next_page_token !== null) {
    last = await page({ ...query, page_token: last.pagination.next_page_token });
    ids.push(...last.data.map(({ id }) => id));
  }
  return { ids, last };
}

describe('a paged list', () => {
  it.each(['datetime', '-datetime'] as const)(
    'by %s gives each once, in order, also entries of one instant',
    async (sort) => {
      const whole = (await page({ sort, page_size: 100 })).data;
      const { ids } = await walk({ sort, page_size: 5 });
      expect(ids).toEqual(whole.map(({ id }) => id));
      const instants = whole.map(({ datetime }) => datetime);
      expect(instants).toEqual(
        [...instants].sort((a, b) => (sort === 'datetime' ? 1 : -1) * a.localeCompare(b)),
      );
    },
  );

  it('walks back to the same pages', async () => {
    const { ids, last } = await walk({ page_size: 5 });
    const back: string[] = last.data.map(({ id }) => id);
    let here = last;
    while (here.pagination.previous_page_token !== null) {
      here = await page({ page_size: 5, page_token: here.pagination.previous_page_token });
      back.unshift(...here.data.map(({ id }) => id));
    }
    expect(back).toEqual(ids);
    expect((await page({ page_size: 5 })).pagination.previous_page_token).toBeNull();
  });

  it('neither skips nor repeats when entries come in between', async () => {
    const before = (await walk({ page_size: 100 })).ids;
    const first = await page({ page_size: 7 });
    await post([entry('2026-12-31T00:00:00Z', 'later'), entry('2020-01-01T00:00:00Z', 'earlier')]);
    const seen = first.data.map(({ id }) => id);
    for (let token = first.pagination.next_page_token; token !== null; ) {
      const next = await page({ page_size: 7, page_token: token });
      seen.push(...next.data.map(({ id }) => id));
      token = next.pagination.next_page_token;
    }
    expect(seen.filter((id) => before.includes(id))).toEqual(before);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('ends without a token, also when the last page is full', async () => {
    await post([entry('2026-05-01T00:00:00Z', 'exactly'), entry('2026-05-02T00:00:00Z', 'exactly')]);
    const { data, pagination } = await page({ q: 'EXACTLY', page_size: 2 });
    expect(data).toHaveLength(2);
    expect(pagination).toEqual({ next_page_token: null, previous_page_token: null });
  });

  it('takes 1 to 100, by default 100', async () => {
    expect((await page({ page_size: 1 })).data).toHaveLength(1);
    const whole = await page({});
    expect((await page({ page_size: 100 })).data).toEqual(whole.data);
  });
});

describe('a page token', () => {
  const tokenOf = async (query: Query = {}) =>
    String((await page({ page_size: 3, ...query })).pagination.next_page_token);
  const statusOf = async (query: string, list = path) => {
    const { status, problem } = await call(service, 'GET', `${list}?${query}`);
    return `${status} ${problem.code ?? ''}`.trim();
  };

  it('may be used with another page size', async () => {
    expect(await statusOf(`page_token=${await tokenOf()}&page_size=9`)).toBe('200');
  });

  it.each([
    ['another filter', 'q=listed'],
    ['another order', 'sort=datetime'],
    ['another time', 'start_datetime=2026-01-02T00:00:00Z'],
  ])('is refused with %s', async (_, filter) => {
    expect(await statusOf(`page_token=${await tokenOf()}&${filter}`)).toBe('400 invalid_page_token');
  });

  it('is refused by another list and another business', async () => {
    const token = await tokenOf();
    const other = (await newBooks(service.client)).business.id;
    const refused = '400 invalid_page_token';
    expect(await statusOf(`page_token=${token}`, '/v0/business')).toBe(refused);
    expect(await statusOf(`page_token=${token}`, path.replace('journal-entries', 'transactions'))).toBe(
      refused,
    );
    expect(await statusOf(`page_token=${token}`, `/v0/business/${other}/journal-entries`)).toBe(refused);
  });

  it('is refused once anything of it is changed', async () => {
    const token = await tokenOf();
    const [payload = '', signature = ''] = token.split('.');
    const forged = Buffer.from(JSON.stringify({ walk: 'forward', key: ["'", "'"], filter: '' })).toString(
      'base64url',
    );
    const wrong = [
      '',
      '.',
      'x',
      payload,
      'x'.repeat(4000),
      `${payload}.`,
      `.${signature}`,
      `${forged}.${signature}`,
      `${token}.`,
      `${token}x`,
      `x${token}`,
      `${payload}.${signature.split('').reverse().join('')}`,
    ];
    for (const each of wrong) {
      expect(await statusOf(`page_token=${encodeURIComponent(each)}`), each).toBe('400 invalid_page_token');
    }
    expect(await statusOf(`page_token=${'x'.repeat(3000)}`)).toMatch(/^4(00|22)/);
  });
});
