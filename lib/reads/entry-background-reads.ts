import type { Bill } from '../contract/bill';
import type { Document } from '../contract/document';
import type { Invoice } from '../contract/invoice';
import type { JournalEntry, JournalEntryChange } from '../contract/journal-entry';
import type { Task } from '../contract/task';
import type { Transaction } from '../contract/transaction';
import { composed, keyOf } from './read';

/** What was changed of an entry, what was asked about it, its documents, and where it comes from. */
export type EntryBackground = {
  history: JournalEntryChange[];
  tasks: Task[];
  documents: Document[];
  /** Names by user id. */
  people: Record<string, string>;
  /** The applications in which people sign in: who did something is a mere claim of any other. */
  dashboards: string[];
  transaction: Transaction | null;
  bill: Bill | null;
  invoice: Invoice | null;
  /** The bank transaction that has taken over the hand-made entry which it is or reverses. */
  takenOverBy: string | null;
};

export const entryBackgroundReads = {
  one: composed<EntryBackground>()('journal-entries/{journal_entry_id}/background'),
};

/** The key of the background of one version of an entry. */
export function keyOfBackground(businessId: string, { id, version }: Pick<JournalEntry, 'id' | 'version'>) {
  return [
    ...keyOf(entryBackgroundReads.one, businessId, { parameters: { journal_entry_id: id } }),
    version,
  ] as const;
}
