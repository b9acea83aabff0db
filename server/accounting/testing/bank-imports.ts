import { vi } from 'vitest';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import type { SuggestionChanges } from '@/lib/contract/suggestion';
import { must, newBooks } from './books';
import { call } from './call';
import { openBooksForEach, openService } from './open-service';
import type { TestService } from './start-service';

/**
 * A service for the tests of a file and, for each of them, a new business with a bank account.
 * @param start for tests that lock a whole table: a service on a database of its own
 */
export function openBankForEach(start?: () => Promise<TestService>) {
  const service = openService(start);
  const books = openBooksForEach(service, newBooks);
  const bank = openBooksForEach(service, () => bankOf(service, books));
  return { service, books, bank };
}

/** A business with a bank account on Checking, whose imports and decisions are one call each. */
export async function bankOf(service: TestService, books: Awaited<ReturnType<typeof newBooks>>) {
  const { parameters, base } = books;
  const account = must(
    await service.client.createExternalAccount({
      parameters,
      body: { name: 'Main account', ledger_id: books.ledger('Checking').id },
    }),
  ).data;

  async function entryOf(id: string): Promise<JournalEntry> {
    const own = { ...parameters, journal_entry_id: id };
    return must(await service.client.getJournalEntry({ parameters: own })).data;
  }

  /** Imports a CSV of rows like `2026-03-03,Hotel Adler,-99.00`, and gives their entries in the same order. */
  async function importRows(rows: readonly string[]): Promise<JournalEntry[]> {
    const form = new FormData();
    form.set('external_account_id', account.id);
    form.set('file', new Blob([['Date,Description,Amount', ...rows].join('\n')]), 'bank.csv');
    const { transaction_ids } = must(await service.client.importTransactions({ parameters, form })).data;
    return Promise.all(
      transaction_ids.map(async (transaction_id) => {
        const own = { ...parameters, transaction_id };
        const { journal_entry_id } = must(await service.client.getTransaction({ parameters: own })).data;
        return entryOf(journal_entry_id ?? '');
      }),
    );
  }

  const otherLine = (entry: JournalEntry) =>
    entry.line_entries.find((line) => line.ledger_id !== books.ledger('Checking').id);

  /** Puts the other side of an entry on the ledger, and confirms it unless `more` gives something else. */
  async function decide(entry: JournalEntry, ledger: string, more: object = { review_status: 'confirmed' }) {
    const line = otherLine(entry);
    const { debit_credit, amount } = line ?? {};
    const created = { ledger_id: books.ledger(ledger).id, debit_credit, amount };
    const line_changes = { delete_lines: [line?.id], create_lines: [created] };
    const path = `${base}/journal-entries/${entry.id}`;
    const answer = await call(service, 'PATCH', path, { ...more, line_changes });
    if (answer.status !== 200) throw new Error(answer.text);
    return entryOf(entry.id);
  }

  /** The name of the ledger on the other side than the bank's. */
  const ledgerOf = (entry: JournalEntry | undefined) =>
    books.ledgers.find(({ id }) => entry && id === otherLine(entry)?.ledger_id)?.name;

  /** Waits until no pending entry is being judged again, and gives what changed since. */
  async function judged(since?: string | null, confidenceFrom = 0): Promise<SuggestionChanges> {
    const ask = async (query: string) => {
      const answer = await call(service, 'GET', `${base}/suggestion-changes${query}`);
      if (answer.status !== 200) throw new Error(answer.text);
      return answer.data as SuggestionChanges;
    };
    const settled = async () => {
      if ((await ask('')).is_judging) throw new Error('still judging');
    };
    await vi.waitFor(settled, { timeout: 120_000, interval: 20 });
    return ask(since ? `?since=${encodeURIComponent(since)}&confidence_from=${confidenceFrom}` : '');
  }

  return { judged, account, base, importRows, entryOf, decide, ledgerOf };
}
