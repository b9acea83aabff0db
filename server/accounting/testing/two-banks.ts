import type { Client } from '@/lib/client/client';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import type { Transaction } from '@/lib/contract/transaction';
import { must } from './books';
import { newPayables } from './payables';

export type Movement = readonly [day: string, amount: number, text: string];

/** Books with accounts on Checking, Savings and Credit card, and short ways to import and to look at links. */
export async function newTwoBanks(client: Client, settings: Parameters<typeof newPayables>[1] = {}) {
  const books = await newPayables(client, settings);
  const { parameters, ledger, account: checking } = books;
  const accountOn = async (name: string, lastFour: string | null = null) =>
    must(
      await client.createExternalAccount({
        parameters,
        body: { name, ledger_id: ledger(name).id, last_four: lastFour },
      }),
    ).data;
  const savings = await accountOn('Savings');
  const read = async (transactionId: string): Promise<Transaction> =>
    must(await client.getTransaction({ parameters: { ...parameters, transaction_id: transactionId } })).data;
  return {
    ...books,
    checking,
    savings,
    accountOn,
    read,
    /** Imports movements into an account; their identifiers in the order given. */
    async importInto(account: { id: string }, movements: readonly Movement[]): Promise<string[]> {
      const rows = movements.map(([day, amount, text]) => `${day},${amount},"${text}"`);
      const form = new FormData();
      form.set('external_account_id', account.id);
      // One by one, movements of a day with the same amount would be in doubt.
      form.set('add_possible_duplicates', 'true');
      form.set('file', new File([['Date,Amount,Description', ...rows].join('\n')], 'bank.csv'));
      return must(await client.importTransactions({ parameters, form })).data.transaction_ids;
    },
    async entryOf(transactionId: string): Promise<JournalEntry> {
      const { journal_entry_id } = await read(transactionId);
      return must(
        await client.getJournalEntry({
          parameters: { ...parameters, journal_entry_id: journal_entry_id ?? '' },
        }),
      ).data;
    },
    /** The lines of the transaction's entry, as `debit Savings 500`. */
    async linesOf(transactionId: string): Promise<string[]> {
      const entry = await this.entryOf(transactionId);
      const names = new Map(
        must(await client.listLedgers({ parameters, query: {} })).data.map((each) => [each.id, each.name]),
      );
      return entry.line_entries.map(
        (line) => `${line.debit_credit} ${names.get(line.ledger_id)} ${Number(line.amount)}`,
      );
    },
  };
}
