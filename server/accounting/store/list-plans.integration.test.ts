import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linesOf, must, newBooks } from '../testing/books';
import { openService } from '../testing/open-service';
import { countingDropped } from '../testing/plans';
import { startServiceApart } from '../testing/start-service';
import { type AuditFilter, listAuditRecords } from './audit-store';
import { type Database, openDatabase } from './database';
import type { EntryFilter } from './journal-entry/entry-filter';
import { findEntryIds } from './journal-entry/find-entry-ids';
import { outlineEntries } from './journal-entry/outline-entries';
import type { Keyset } from './keyset';
import type { Limits } from './search/find-ids';
import { findTerms } from './search/terms-of-entries';

/**
 * What lists read as the role of the service, under row-level security. An operator that is not leakproof cannot be used by an
 * index there, unless the statement reads a view for searches; then the list reads all rows and drops most of them.
 */

/** Of its own: where others write beside it, the planner counts what they have not yet put into an index. */
const service = openService(startServiceApart);
let database: Database;
let books: Awaited<ReturnType<typeof manyEntries>>;
beforeAll(async () => {
  database = openDatabase(service.databaseUrl, () => undefined, { connections: 1 });
  books = await manyEntries();
  await service.owner.query(
    "UPDATE accounting.journal_entry SET clean_description = 'Renamed payee' WHERE description = 'Unlike'",
  );
  await service.owner.query(
    'VACUUM (ANALYZE) accounting.journal_entry, accounting.line_entry, accounting.audit_log',
  );
});
afterAll(() => database.close());

const count = 3000;

/** Three thousand confirmed entries alike, half of them odd, and one, in their middle, that is unlike them in everything. */
async function manyEntries() {
  const made = await newBooks(service.client);
  const { parameters, ledger } = made;
  const tag = must(await service.client.createTag({ parameters, body: { name: 'rare' } })).data;
  const bulks = Array.from({ length: count / 1000 }, (_, bulk) =>
    Array.from({ length: 1000 }, (_, index) => ({
      description: `Common words ${index} ${index % 2 === 0 ? 'even' : 'odd'}`,
      datetime: new Date(Date.UTC(2026, 0, 1, 0, bulk * 1000 + index)).toISOString(),
      review_status: 'confirmed' as const,
      lines: linesOf(ledger('Software'), ledger('Checking'), 5),
    })),
  );
  bulks[1]?.splice(500, 1, {
    ...{ description: 'Unlike', datetime: '2026-01-02T01:00:00.000Z', review_status: 'confirmed' },
    ...{ review_status: 'business_pending' as never, tag_ids: [tag.id] },
    lines: linesOf(ledger('Rent'), ledger('Credit card'), 44.89),
  });
  for (const body of bulks) must(await service.client.bulkCreateJournalEntries({ parameters, body }));
  return { ...made, tag };
}

const firstPage: Keyset = { size: 20, order: 'descending', walk: 'forward', key: null };
/** As in books of millions, where the entries that are walked are a small part of all. */
const few: Limits = { walkedFirst: 50, walkedMost: 100, found: 100, walkedLast: 100 };
const most: Limits = { walkedFirst: 10_000, walkedMost: 10_000, found: 10_000, walkedLast: 10_000 };

async function find(filter: EntryFilter & { search?: string }, limits: Limits) {
  const visibility = { tenantId: books.business.tenant_id, businessId: books.business.id };
  return database.read(visibility, async (db) => {
    const counted = countingDropped(db);
    const words = filter.search?.split(' ').map((text) => ({ text, amount: amountOf(text) }));
    const terms = words && (await findTerms(db, books.business.id, words));
    const ids = await findEntryIds(counted, books.business.id, { ...filter, terms }, firstPage, limits);
    return { ids, dropped: counted.dropped, indexes: counted.indexes };
  });
}

const amountOf = (text: string) => (/^[\d.]+$/.test(text) ? BigInt(text.replace('.', '')) : null);

describe('the audit log of a business reads what it shows', () => {
  const filters: [string, number, Partial<AuditFilter>][] = [
    ['a common type', 21, { resourceType: 'journal_entry' }],
    ['a rare type', 1, { resourceType: 'tag' }],
    ['a type that none has', 0, { resourceType: 'bill' }],
    ['a rare action', 0, { action: 'import' }],
    ['an unknown user', 0, { userId: 'nobody' }],
    ['days before the first record', 0, { through: '2020-01-01T00:00:00.000Z' }],
    ['days after the last record', 0, { from: '2099-01-01T00:00:00.000Z' }],
  ];

  it.each(filters)('%s', async (_, found, filter) => {
    const { tenant_id: tenantId, id: businessId } = books.business;
    const [items, dropped] = await database.read({ tenantId, businessId }, async (db) => {
      const counted = countingDropped(db);
      const page = await listAuditRecords(counted, tenantId, { businessId, ...filter }, firstPage);
      return [page.next ? 21 : page.items.length, counted.dropped];
    });
    expect(items).toBe(found);
    expect(dropped).toBeLessThan(count / 5);
  });
});

describe('a list of journal entries reads what it shows, not what it drops', () => {
  const filters: [string, number, () => EntryFilter & { search?: string }][] = [
    ['none', 21, () => ({})],
    ['a common state', 21, () => ({ reviewStatus: 'confirmed' })],
    ['a rare state', 1, () => ({ reviewStatus: 'business_pending' })],
    ['no state', 0, () => ({ reviewStatus: 'bookkeeper_pending' })],
    ['by doubt', 1, () => ({ reviewStatus: 'business_pending', rankedBy: 'doubt' })],
    ['answered first', 1, () => ({ reviewStatus: 'business_pending', rankedBy: 'answered_rank' })],
    ['reconciled', 0, () => ({ isReconciled: true })],
    ['a method that none has', 0, () => ({ methods: ['uncategorized'] })],
    ['a rare ledger', 1, () => ({ ledgerIds: [books.ledger('Rent').id] })],
    ['a ledger without lines', 0, () => ({ ledgerIds: [books.ledger('Travel').id] })],
    [
      'a rare ledger in a common state',
      1,
      () => ({ ledgerIds: [books.ledger('Rent').id], isReconciled: false }),
    ],
    [
      'a ledger without lines in a common state',
      0,
      () => ({ ledgerIds: [books.ledger('Travel').id], reviewStatus: 'confirmed' }),
    ],
    [
      'a cash movement of a ledger without lines',
      0,
      () => ({ ledgerIds: [books.ledger('Travel').id], cashMovement: true }),
    ],
    ['a basis that none has', 0, () => ({ bases: ['accrual'] })],
    ['certain', 0, () => ({ reviewStatus: 'bookkeeper_pending', certainFrom: 0.9 })],
    ['a rare tag', 1, () => ({ tagIds: [books.tag.id] })],
    ['a rare word', 1, () => ({ contains: 'nlik' })],
    ['a common word', 21, () => ({ contains: 'common' })],
    ['no such word', 0, () => ({ contains: 'zzqq' })],
    ['two letters', 0, () => ({ contains: 'zq' })],
    ['two letters that begin a word', 1, () => ({ contains: 'un' })],
    ['search: a rare word', 1, () => ({ search: 'unlike' })],
    ['search: the name that a row shows', 1, () => ({ search: 'renamed payee' })],
    ['search: no such word', 0, () => ({ search: 'zzqq' })],
    ['search: no such word, with an accent', 0, () => ({ search: 'zzqq\u00e9' })],
    ['q: no such word, with an accent', 0, () => ({ contains: 'zzqq\u00e9' })],
    ['search: two letters', 0, () => ({ search: 'zq' })],
    ['search: an amount', 1, () => ({ search: '44.89' })],
    ['search: a ledger', 1, () => ({ search: 'rent' })],
    ['search: a tag', 1, () => ({ search: 'rare' })],
    ['search: two common words that no entry has both', 0, () => ({ search: 'odd even' })],
    ['search: a common word and a rare ledger', 1, () => ({ search: 'unlike rent' })],
    ['search: a common word and a ledger that all are on', 21, () => ({ search: 'odd software' })],
    ['search: two ledgers of the same entry', 1, () => ({ search: 'rent credit' })],
  ];

  it.each(filters)('%s', async (_, found, filter) => {
    const { ids, dropped } = await find(filter(), few);
    expect(ids).toHaveLength(found);
    expect(dropped).toBeLessThan(count / 5);
    expect((await find(filter(), most)).ids).toEqual(ids);
  });
});

it('rows that are tested in the order of the list are looked up, not sought by their words', async () => {
  // What the planner expects to be rare may be common: then all rows with the word would be read, to test a few.
  const { ids, indexes } = await find({ search: 'unlike' }, most);
  expect(ids).toHaveLength(1);
  const tested = indexes.flat();
  expect(tested).toContain('journal_entry_pkey');
  expect(tested).not.toContain('journal_entry_words');
});

describe('the outline of the entries has the key of every so many', () => {
  const days = { from: '2026-01-01T05:00:00.000Z', through: '2026-01-02T20:00:00.000Z' };

  it.each<[string, EntryFilter, 'ascending' | 'descending', number, number]>([
    ['of all', {}, 'ascending', 100, 2000],
    ['of all, by the latest first', {}, 'descending', 100, 2000],
    ['twice as many where there are too many', {}, 'descending', 10, 256],
    ['four times as many', {}, 'ascending', 10, 75],
    ['and none after the last', {}, 'ascending', 300, 4],
    ['of some days', days, 'descending', 7, 50],
    ['of a state', { reviewStatus: 'confirmed' }, 'ascending', 100, 2000],
    ['of a search', { contains: 'even' }, 'descending', 100, 2000],
  ])('%s', async (_, filter, order, every, most) => {
    const { tenant_id: tenantId, id: businessId } = books.business;
    const [outline, dropped, all] = await database.read({ tenantId, businessId }, async (db) => {
      const counted = countingDropped(db);
      const outlined = await outlineEntries(counted, businessId, filter, order, { every, most });
      const everything = { ...firstPage, size: count + 1, order };
      return [outlined, counted.dropped, await findEntryIds(db, businessId, filter, everything)];
    });
    expect(outline.count).toBe(all.length);
    expect(outline.every % every).toBe(0);
    expect(outline.keys.length).toBeLessThanOrEqual(most);
    expect(outline.keys.map((key) => key.at(-1))).toEqual(
      all.filter((_id, at) => (at + 1) % outline.every === 0 && at + 1 < all.length),
    );
    expect(dropped).toBeLessThan(count / 5);
  });
});
