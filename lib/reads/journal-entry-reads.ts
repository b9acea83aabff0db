import { passOn } from './read';

export const journalEntryReads = {
  list: passOn('journal-entries', 'listJournalEntries'),
  /** How long a list is, and tokens for its parts. */
  outline: passOn('journal-entries/outline', 'outlineJournalEntries'),
  /** How many entries await the bookkeeper and the owner. */
  counts: passOn('journal-entries/counts', 'countJournalEntries'),
  /** What the lines that meet a query add up to: the figure of a report, by the entries behind it. */
  sum: passOn('journal-entries/sum', 'sumJournalEntries'),
  one: passOn('journal-entries/{journal_entry_id}', 'getJournalEntry'),
};
