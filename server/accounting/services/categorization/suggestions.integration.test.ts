import { beforeEach, describe, expect, it } from 'vitest';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { must, newBooks } from '../../testing/books';
import { call } from '../../testing/call';
import { openBooksForEach, openService } from '../../testing/open-service';

const service = openService();
const books = openBooksForEach(service, newBooks);
let accountId: string;
beforeEach(async () => {
  const account = await service.client.createExternalAccount({
    parameters: books.parameters,
    body: { name: 'Main account', ledger_id: books.ledger('Checking').id },
  });
  accountId = must(account).data.id;
});

const base = () => `/v0/business/${books.business.id}`;
const idOf = (name: string) => books.ledger(name).id;

/** Imports a CSV of these rows and gives their entries in the same order. */
async function importRows(rows: readonly string[]): Promise<JournalEntry[]> {
  const form = new FormData();
  form.set('external_account_id', accountId);
  form.set('file', new Blob([['Date,Description,Amount', ...rows].join('\n')]), 'bank.csv');
  const { transaction_ids } = must(
    await service.client.importTransactions({ parameters: books.parameters, form }),
  ).data;
  return Promise.all(
    transaction_ids.map(async (transaction_id) => {
      const parameters = { ...books.parameters, transaction_id };
      const { journal_entry_id } = must(await service.client.getTransaction({ parameters })).data;
      return entryOf(journal_entry_id ?? '');
    }),
  );
}

async function entryOf(id: string): Promise<JournalEntry> {
  return must(
    await service.client.getJournalEntry({ parameters: { ...books.parameters, journal_entry_id: id } }),
  ).data;
}

/** Puts the other side of an entry on the ledger, and confirms it. */
async function decide(entry: JournalEntry, ledger: string): Promise<JournalEntry> {
  const other = entry.line_entries.find((line) => line.ledger_id !== idOf('Checking'));
  const { debit_credit, amount } = other ?? entry.line_entries[0] ?? {};
  const changes = {
    review_status: 'confirmed',
    line_changes: {
      delete_lines: [other?.id],
      create_lines: [{ ledger_id: idOf(ledger), debit_credit, amount }],
    },
  };
  const answer = await call(service, 'PATCH', `${base()}/journal-entries/${entry.id}`, changes);
  expect(answer.status).toBe(200);
  return entryOf(entry.id);
}

const otherLedger = (entry: JournalEntry) =>
  entry.line_entries.find((line) => line.ledger_id !== idOf('Checking'))?.ledger_id;

describe('the entry of an imported transaction', () => {
  it('in a new business goes where words say, as a guess', async () => {
    const [airline, unknown] = await importRows([
      '2026-03-03,Hawaiian Airlines,-420.00',
      '2026-03-04,Zyx Qq,-5.00',
    ]);
    expect(airline).toMatchObject({
      categorization_method: 'similarity',
      categorization_reasons: ['The word “airlines” suggests Travel.'],
    });
    expect(airline && otherLedger(airline)).toBe(idOf('Travel'));
    expect(airline?.categorization_confidence).toBeGreaterThan(0.2);
    expect(airline?.categorization_confidence).toBeLessThan(0.9);
    expect(unknown).toMatchObject({
      categorization_method: 'uncategorized',
      categorization_confidence: null,
    });
    expect(unknown && otherLedger(unknown)).toBe(idOf('Uncategorized outflow'));
  });

  it('goes where the payee was decided to go, and says why', async () => {
    const first = await importRows([1, 2, 3, 4].map((month) => `2026-0${month}-03,Zyx Qq,-25.00`));
    for (const entry of first) await decide(entry, 'Software');
    const [next] = await importRows(['2026-05-03,Zyx Qq,-25.00']);
    expect(next && otherLedger(next)).toBe(idOf('Software'));
    expect(next).toMatchObject({
      categorization_method: 'similarity',
      categorization_reasons: [
        '4 of 4 entries of this payee; last on Apr 3, 2026.',
        'The same amount 4 times before.',
      ],
    });
    expect(next?.categorization_confidence).toBeGreaterThan(0.5);
    expect(next?.categorization_confidence).toBeLessThan(0.98);
  });

  it('says nothing of likelihood once a person chose the ledger, and keeps it when confirmed', async () => {
    const [airline, hotel] = await importRows([
      '2026-03-03,Hawaiian Airlines,-420.00',
      '2026-03-03,Hotel Adler,-99.00',
    ]);
    if (!airline || !hotel) throw new Error('two entries expected');
    const path = `${base()}/journal-entries/${hotel.id}`;
    await call(service, 'PATCH', path, { review_status: 'confirmed' });
    const confirmed = await entryOf(hotel.id);
    expect(confirmed.categorization_confidence).toBe(hotel.categorization_confidence);
    const history = await call(service, 'GET', `${path}/history`);
    const changes = Object.values(history.data) as { after: object }[];
    expect(Object.keys(changes.at(-1)?.after ?? {})).toEqual(['version', 'updated_at', 'review_status']);
    // Last: after a decision the queue judges what is pending anew.
    expect(await decide(airline, 'Meals')).toMatchObject({
      categorization_method: 'manual',
      categorization_confidence: null,
      categorization_reasons: [],
      categorization_alternatives: [],
    });
  });
});
