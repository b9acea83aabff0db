import type { JournalEntry } from '@/lib/contract/journal-entry';
import type { PlannedRequest, Writing } from './planned-request';

type Entry = Pick<JournalEntry, 'id' | 'reversal_of' | 'reversed_by' | 'brings_back'> & {
  line_entries: readonly { id: string }[];
};

/** Requests that create, change and reverse journal entries. */
export function entryRequests({ books, chance, acknowledged: { counts }, path, show, day, said }: Writing) {
  const entries = new Map<string, Entry>();

  function lines() {
    return Array.from({ length: chance.whole(1, 3) }, () => {
      const amount = chance.whole(1, 5_000_000) / 100;
      const [debit, credit] = chance.shuffled(books.ledgerIds);
      return [
        { ledger_id: debit, debit_credit: 'debit', amount },
        { ledger_id: credit, debit_credit: 'credit', amount },
      ];
    }).flat();
  }

  function keepEntries(data: unknown): void {
    for (const entry of data as Entry[]) {
      entries.set(entry.id, { ...entries.get(entry.id), ...entry });
      show(`${path}/journal-entries/${entry.id}`, entry);
    }
  }

  const createEntry = (): PlannedRequest => ({
    ask: {
      method: 'POST',
      path: `${path}/journal-entries`,
      body: { description: said(), datetime: `${day()}T12:00:00Z`, lines: lines() },
    },
    learn(data) {
      counts.journal_entry += 1;
      keepEntries([data]);
    },
  });

  const createEntries = (): PlannedRequest => ({
    ask: {
      method: 'POST',
      path: `${path}/journal-entries/bulk`,
      body: Array.from({ length: chance.whole(2, 20) }, (_, index) => ({
        description: `${said()}.${index}`,
        datetime: `${day()}T12:00:00Z`,
        lines: lines(),
      })),
    },
    learn(data) {
      counts.journal_entry += (data as unknown[]).length;
      keepEntries(data);
    },
  });

  const editEntry = (): PlannedRequest | null => {
    const entry = chance.one([...entries.values()]);
    if (!entry) return null;
    const line_changes = { create_lines: lines(), delete_lines: entry.line_entries.map(({ id }) => id) };
    const body = chance.one([
      { description: said() },
      { datetime: `${day()}T12:00:00Z` },
      ...(keepsLines(entry) ? [] : [{ line_changes }]),
      ...(keepsLines(entry) ? [] : [{ line_changes, datetime: `${day()}T12:00:00Z`, notes: said() }]),
    ]);
    return {
      ask: { method: 'PATCH', path: `${path}/journal-entries/${entry.id}`, body },
      learn: (data) => keepEntries([data]),
    };
  };

  const confirmEntries = (): PlannedRequest | null => {
    const some = chance.shuffled([...entries.keys()]).slice(0, chance.whole(1, 50));
    if (some.length === 0) return null;
    const body = some.map((id) => ({ journal_entry_id: id, changes: { review_status: 'confirmed' } }));
    return { ask: { method: 'PATCH', path: `${path}/journal-entries`, body }, learn: keepEntries };
  };

  const reverseEntry = (): PlannedRequest | null => {
    const entry = chance.one([...entries.values()].filter((each) => each.reversed_by === undefined));
    if (!entry) return null;
    return {
      ask: { method: 'POST', path: `${path}/journal-entries/${entry.id}/reverse`, body: {} },
      learn(data) {
        counts.journal_entry += 1;
        keepEntries([data, { ...entries.get(entry.id), reversed_by: (data as Entry).id }]);
      },
    };
  };

  return { createEntry, createEntries, editEntry, confirmEntries, reverseEntry };
}

/** An entry that is reversed, and what reverses it, keep their lines. */
function keepsLines({ reversal_of, reversed_by, brings_back }: Entry): boolean {
  return reversed_by !== undefined || (reversal_of !== null && brings_back === undefined);
}
