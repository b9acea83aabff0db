import { beforeAll, describe, expect, it } from 'vitest';
import type { JournalEntry, JournalEntryOutline } from '@/lib/contract/journal-entry';
import { bankOf } from '../../testing/bank-imports';
import { must, newBooks } from '../../testing/books';
import { call } from '../../testing/call';
import { openBooks, openService } from '../../testing/open-service';

const service = openService();
const books = openBooks(service, newBooks);
let bank: Awaited<ReturnType<typeof bankOf>>;
let pending: JournalEntry[];

const days = (count: number, month: string, payee: string) =>
  Array.from({ length: count }, (_, at) => `2026-${month}-${`${at + 1}`.padStart(2, '0')},${payee},-25.00`);

/** Some decided by what was learned, one by a rule, one unknown. */
beforeAll(async () => {
  bank = await bankOf(service, books);
  // What is sure is learned from months that were judged by those before them.
  const past = ['01', '02', '03', '04', '05', '06', '07'].flatMap((month) => days(4, month, 'Zyx Qq'));
  for (const entry of await bank.importRows(past)) await bank.decide(entry, 'Software');
  await call(service, 'POST', `${bank.base}/rule`, {
    name: 'Vw',
    conditions: { text: { contains: 'vw uu' } },
    then: { ledger_id: books.ledger('Rent').id },
  });
  const rows = ['2026-08-01,Check 1021,-7.00', ...days(3, '08', 'Zyx Qq'), '2026-09-01,Vw uu,-8.00'];
  pending = await bank.importRows(rows);
  await bank.judged();
});

type Listed = { data: JournalEntry[]; pagination: { next_page_token: string | null } };
const search = (query: object) => new URLSearchParams(query as Record<string, string>);
async function list(query: object): Promise<Listed> {
  const answer = await call(service, 'GET', `${bank.base}/journal-entries?${search(query)}`);
  if (answer.status !== 200) throw new Error(answer.text);
  return JSON.parse(answer.text) as Listed;
}
async function outline(query: object): Promise<JournalEntryOutline> {
  const answer = await call(service, 'GET', `${bank.base}/journal-entries/outline?${search(query)}`);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.data as JournalEntryOutline;
}
const review = { review_status: 'bookkeeper_pending', sort: '-confidence' };
const ids = (entries: readonly JournalEntry[]) => entries.map(({ id }) => id);

describe('the review by confidence', () => {
  it('lists what a rule decided first, then by likelihood, and what nothing is known of last', async () => {
    const { data } = await list(review);
    expect(data).toHaveLength(5);
    expect(data.map(bank.ledgerOf)).toEqual([
      'Rent',
      ...['Software', 'Software', 'Software'],
      'Uncategorized outflow',
    ]);
    const said = data.slice(1, 4).map((entry) => entry.categorization_confidence ?? 0);
    expect(said).toEqual(said.toSorted((one, other) => other - one));
  });

  it('goes on from page to page and back', async () => {
    const whole = ids((await list(review)).data);
    const found: string[] = [];
    let token: string | null = null;
    do {
      const page: Listed = await list({ ...review, page_size: '2', ...(token ? { page_token: token } : {}) });
      found.push(...ids(page.data));
      token = page.pagination.next_page_token;
    } while (token !== null);
    expect(found).toEqual(whole);
  });

  it('is refused without a pending status', async () => {
    for (const query of [{ sort: '-confidence' }, { sort: '-confidence', review_status: 'confirmed' }]) {
      const answer = await call(service, 'GET', `${bank.base}/journal-entries?${search(query)}`);
      expect(answer.status).toBe(422);
      expect(answer.text).toContain('need review_status');
    }
  });

  it('with a search', async () => {
    const { data } = await list({ ...review, search: 'zyx' });
    expect(data.map(bank.ledgerOf)).toEqual(['Software', 'Software', 'Software']);
  });
});

describe('certain entries', () => {
  const count = async (threshold: number) => {
    const business = must(await service.client.getBusiness({ parameters: books.parameters })).data;
    await call(
      service,
      'PATCH',
      bank.base,
      { certain_threshold: threshold },
      { 'if-match': `"${business.version}"` },
    );
    const work = await call(service, 'GET', '/v0/business-work');
    const own = (work.data as unknown as { business: { id: string }; certain: number }[]).find(
      (each) => each.business.id === books.business.id,
    );
    const { data } = await list({ review_status: 'bookkeeper_pending', certain: 'true' });
    expect(own?.certain).toBe(data.length);
    return data;
  };

  it('are those of rules, and suggestions from the threshold of the business on', async () => {
    const confidence = pending[1] && (await bank.entryOf(pending[1].id)).categorization_confidence;
    expect(confidence).toBeGreaterThanOrEqual(0.9);
    expect((await count(confidence ?? 0)).map(bank.ledgerOf)).toContain('Software');
    expect((await count(1)).map(bank.ledgerOf)).toEqual(['Rent']);
  });
});

describe('the outline of a list', () => {
  it('counts what the list has, with any filter', async () => {
    expect(await outline(review)).toEqual({ count: 5, every: 100, tokens: [] });
    expect((await outline({ review_status: 'bookkeeper_pending', search: 'zyx' })).count).toBe(3);
    expect((await outline({ review_status: 'confirmed', direction: 'out' })).count).toBe(28);
    expect((await outline({ search: 'nowhere' })).count).toBe(0);
  });

  it.each(['datetime', '-datetime', '-confidence'])(
    'has tokens between parts that make the list, by %s',
    async (sort) => {
      const more = await newBooks(service.client);
      const entries = Array.from({ length: 250 }, (_, index) => ({
        description: `Entry ${index}`,
        datetime: new Date(Date.UTC(2026, 0, 1 + (index % 40))).toISOString(),
        lines: [
          { ledger_id: more.ledger('Software').id, debit_credit: 'debit' as const, amount: 5 },
          { ledger_id: more.ledger('Checking').id, debit_credit: 'credit' as const, amount: 5 },
        ],
      }));
      must(await service.client.bulkCreateJournalEntries({ parameters: more.parameters, body: entries }));
      const query = { review_status: 'bookkeeper_pending' as const, sort: sort as 'datetime' };
      const { parameters } = more;
      const { count, tokens } = must(await service.client.outlineJournalEntries({ parameters, query })).data;
      expect([count, tokens.length]).toEqual([250, 2]);
      const read = async (page_token?: string, through_token?: string) =>
        must(
          await service.client.listJournalEntries({
            parameters,
            query: { ...query, page_token, through_token },
          }),
        );
      const [first, second, third] = await Promise.all([
        read(undefined, tokens[0]),
        read(tokens[0], tokens[1]),
        read(tokens[1]),
      ]);
      expect([first.data.length, second.data.length, third.data.length]).toEqual([100, 100, 50]);
      expect([first, second, third].map(({ pagination }) => pagination.next_page_token)).toEqual([
        null,
        null,
        null,
      ]);
      const whole = [...first.data, ...second.data, ...third.data];
      expect(new Set(ids(whole)).size).toBe(250);
      const walked = must(
        await service.client.listJournalEntries({ parameters, query: { ...query, page_token: tokens[0] } }),
      );
      expect(ids(walked.data)).toEqual(ids(second.data));
      // A part stays the same part when entries before it leave the list.
      await Promise.all(
        first.data.slice(0, 3).map(({ id, version }) =>
          service.client.bulkUpdateJournalEntries({
            parameters,
            body: [{ journal_entry_id: id, version, changes: { review_status: 'confirmed' } }],
          }),
        ),
      );
      expect(ids((await read(tokens[0], tokens[1])).data)).toEqual(ids(second.data));
    },
  );

  it('is bound to its list', async () => {
    const { data } = await list({ review_status: 'confirmed', page_size: '1' });
    expect(data).toHaveLength(1);
    const page = await list({ review_status: 'confirmed', page_size: '1' });
    const through_token = page.pagination.next_page_token ?? '';
    const other = { review_status: 'bookkeeper_pending', through_token };
    const answer = await call(service, 'GET', `${bank.base}/journal-entries?${search(other)}`);
    expect(answer.status).toBe(400);
    expect((await list({ review_status: 'confirmed', through_token })).data).toEqual(data);
  });
});
