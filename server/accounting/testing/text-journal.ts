import type { Client } from '@/lib/client/client';
import type { JournalEntryCreate } from '@/lib/contract/journal-entry';
import { type JsonNumber, parseJson } from '@/lib/json';
import { must, type newBooks } from './books';
import { partiesOnControl } from './control-parties';

type Books = Awaited<ReturnType<typeof newBooks>>;

/**
 * Posts a journal that is written as accountants read it: a day (or an instant) and a description, and indented
 * below it a ledger and its amount, debits positive. A basis other than `all` comes after the amount.
 */
export async function postJournal(client: Client, { parameters, ledger }: Books, journal: string) {
  const needsParties = journal.includes('  Accounts payable ') || journal.includes('  Accounts receivable ');
  const parties = needsParties ? await partiesOnControl(client, parameters) : {};
  const entries = journal
    .split(/\n(?=\S)/)
    .filter((part) => part.trim() !== '')
    .map((part) => entryOf(part.trim(), (name) => ({ ledger_id: ledger(name).id, ...parties[name] })));
  const answer = must(await client.bulkCreateJournalEntries({ parameters, body: entries }));
  return answer.data;
}

type OnLedger = { ledger_id: string; vendor_id?: string; customer_id?: string };

function entryOf(text: string, on: (name: string) => OnLedger): JournalEntryCreate {
  const [head = '', ...lines] = text.split('\n');
  const [, moment = '', description = ''] = /^(\S+)\s*(.*)$/.exec(head) ?? [];
  return {
    datetime: moment.length === 10 ? `${moment}T00:00:00Z` : moment,
    description,
    lines: lines.map((line) => {
      const parts = /^\s+(.*?)\s+(-?)([\d.]+)(?: (accrual|cash))?\s*$/.exec(line);
      if (!parts) throw new Error(`not a line of a journal: ${line}`);
      const [, name = '', minus, amount = '', basis = 'all'] = parts;
      return {
        ...on(name),
        debit_credit: minus ? 'credit' : 'debit',
        amount: parseJson(amount) as JsonNumber,
        basis: basis as 'all' | 'accrual' | 'cash',
      };
    }),
  };
}
