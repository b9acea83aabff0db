import { afterAll, beforeAll, expect, it } from 'vitest';
import { utcDay } from '@/lib/dates/instant';
import { encodeIdentifier } from '@/lib/ids/identifier';
import { must, newBooks } from '../testing/books';
import { openService } from '../testing/open-service';
import { countingDropped } from '../testing/plans';
import { startServiceApart } from '../testing/start-service';
import { type Database, openDatabase } from './database';
import { findTransactionIds, type TransactionFilter } from './find-transaction-ids';
import type { Keyset } from './keyset';
import type { Limits } from './search/find-ids';
import { findTerms } from './search/terms-of-entries';

/** Of its own: where others write beside it, the planner counts what they have not yet put into an index. */
const service = openService(startServiceApart);
let database: Database;
let books: Awaited<ReturnType<typeof manyTransactions>>;
beforeAll(async () => {
  database = openDatabase(service.databaseUrl, () => undefined, { connections: 1 });
  books = await manyTransactions();
  await service.owner.query(
    'VACUUM (ANALYZE) accounting.transaction, accounting.journal_entry, accounting.line_entry',
  );
});
afterAll(() => database.close());

const count = 3000;

/**
 * Three thousand movements alike, half of them odd, and in their middle one that is unlike them. Two more are reworded, one itself
 * and one in its entry, one is only announced and one is of 0.00: neither of these has an entry.
 */
async function manyTransactions() {
  const made = await newBooks(service.client);
  const { parameters, ledger } = made;
  const account = must(
    await service.client.createExternalAccount({
      parameters,
      body: { name: 'Main account', ledger_id: ledger('Checking').id },
    }),
  ).data;
  const rows = Array.from({ length: count }, (_, n) => {
    const day = utcDay(new Date(Date.UTC(2026, 0, 1 + Math.floor(n / 30))));
    return n === count / 2
      ? `${day},44.89,Unlike,Booked`
      : `${day},-${5 + (n % 9)}.00,Common words ${n} ${n % 2 === 0 ? 'even' : 'odd'},Booked`;
  });
  rows.push('2026-04-20,-3.00,Herbst telephone,Booked', '2026-04-20,-3.00,Winter telephone,Booked');
  rows.push('2026-04-20,-3.00,Announced kiosk,Pending', '2026-04-20,0.00,Void cheque kiosk,Booked');
  const form = new FormData();
  form.set('external_account_id', account.id);
  form.set('file', new Blob([['Date,Amount,Description,Status', ...rows].join('\n')]), 'bank.csv');
  must(await service.client.importTransactions({ parameters, form }));
  const named = async (q: string) => {
    const [one] = must(await service.client.listTransactions({ parameters, query: { q } })).data;
    return { ...parameters, transaction_id: one?.id ?? '', journal_entry_id: one?.journal_entry_id ?? '' };
  };
  const { client } = service;
  must(
    await client.updateTransaction({ parameters: await named('Herbst'), body: { description: 'Autumn' } }),
  );
  must(await client.updateJournalEntry({ parameters: await named('Winter'), body: { description: 'Cold' } }));
  const unlike = await named('Unlike');
  const { line_entries } = must(await client.getJournalEntry({ parameters: unlike })).data;
  const [other] = line_entries.filter(({ ledger_id }) => ledger_id !== ledger('Checking').id);
  const travel = { ledger_id: ledger('Travel').id, debit_credit: 'credit', amount: 44.89 } as const;
  const line_changes = { delete_lines: [other?.id ?? ''], create_lines: [travel] };
  must(await client.updateJournalEntry({ parameters: unlike, body: { line_changes } }));
  return { ...made, account };
}

const firstPage: Keyset = { size: 20, order: 'descending', walk: 'forward', key: null };
/** As in books of millions, where the transactions that are walked are a small part of all. */
const few: Limits = { walkedFirst: 50, walkedMost: 100, found: 100, walkedLast: 100 };
const most: Limits = { walkedFirst: 10_000, walkedMost: 10_000, found: 10_000, walkedLast: 10_000 };

async function find({ search, ...filter }: TransactionFilter & { search?: string }, limits: Limits) {
  const visibility = { tenantId: books.business.tenant_id, businessId: books.business.id };
  return database.read(visibility, async (db) => {
    const counted = countingDropped(db);
    const words = search?.split(' ').map((text) => ({ text, amount: amountOf(text) }));
    const terms = words && (await findTerms(db, books.business.id, words));
    const ids = await findTransactionIds(counted, books.business.id, { ...filter, terms }, firstPage, limits);
    return { ids: ids.map((id) => encodeIdentifier('transaction', id)), dropped: counted.dropped };
  });
}

const amountOf = (text: string) => (/^[\d.]+$/.test(text) ? BigInt(text.replace('.', '')) : null);

it.each<[string, number, () => TransactionFilter & { search?: string }]>([
  ['no filter', 21, () => ({})],
  ['an account', 21, () => ({ externalAccountId: books.account.id })],
  ['reviewed', 0, () => ({ reviewed: true })],
  ['money in', 1, () => ({ direction: 'in' })],
  ['days before all', 0, () => ({ through: '2020-01-01T00:00:00.000Z' })],
  ['a rare word', 1, () => ({ contains: 'nlik' })],
  ['a common word', 21, () => ({ contains: 'common' })],
  ['no such word', 0, () => ({ contains: 'zzqq' })],
  ['two letters', 0, () => ({ contains: 'zq' })],
  ['a word of the transaction alone', 1, () => ({ contains: 'autumn' })],
  ['a word of the entry alone', 0, () => ({ contains: 'cold' })],
  ['a word of one without an entry', 2, () => ({ contains: 'kiosk' })],
  ['search: a rare word', 1, () => ({ search: 'unlike' })],
  ['search: no such word', 0, () => ({ search: 'zzqq' })],
  ['search: no such word, with an accent', 0, () => ({ search: 'zzqq\u00e9' })],
  ['search: an amount', 1, () => ({ search: '44.89' })],
  ['search: a rare ledger', 1, () => ({ search: 'travel' })],
  ['search: a rare word and a ledger that all are on', 1, () => ({ search: 'unlike checking' })],
  ['search: two common words that some have both', 21, () => ({ search: 'odd common' })],
  ['search: two common words that none has both', 0, () => ({ search: 'odd even' })],
  ['search: two common amounts that none has both', 0, () => ({ search: '5.00 6.00' })],
  ['search: a common word and a rare ledger', 0, () => ({ search: 'odd travel' })],
  ['search: words of the transaction, before and after', 1, () => ({ search: 'autumn herbst' })],
  ['search: words of the entry, before and after', 1, () => ({ search: 'cold winter' })],
  ['search: words of both', 2, () => ({ search: 'telephone' })],
  ['search: words of those without an entry', 1, () => ({ search: 'void kiosk' })],
  ['search: the words and the amount of one that is announced', 1, () => ({ search: 'announced 3.00' })],
])('a list of transactions by %s reads what it shows, not what it drops', async (_, found, filter) => {
  const { ids, dropped } = await find(filter(), few);
  expect(ids).toHaveLength(found);
  expect(dropped).toBeLessThan(count / 5);
  expect((await find(filter(), most)).ids).toEqual(ids);
});
