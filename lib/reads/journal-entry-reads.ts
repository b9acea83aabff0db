import { journalEntries } from '../contract/operations/journal-entry-operations';
import { passOn } from './read';

export const journalEntryReads = {
  list: passOn('journal-entries', journalEntries.listJournalEntries),
  /** How many entries await the bookkeeper and the owner. */
  counts: passOn('journal-entries/counts', journalEntries.countJournalEntries),
  /** What the lines that meet a query add up to: the figure of a report, by the entries behind it. */
  sum: passOn('journal-entries/sum', journalEntries.sumJournalEntries),
  one: passOn('journal-entries/{journal_entry_id}', journalEntries.getJournalEntry),
};
