import { z } from 'zod';
import { bill } from '../contract/bill';
import { document } from '../contract/document';
import { invoice } from '../contract/invoice';
import { journalEntryChange } from '../contract/journal-entry';
import { journalEntries } from '../contract/operations/journal-entry-operations';
import { task } from '../contract/task';
import { transaction } from '../contract/transaction';
import { composed, passOn, type ReadAnswer } from './read';

export const journalEntryReads = {
  list: passOn('journal-entries', journalEntries.listJournalEntries),
  /** How many entries await the bookkeeper and the owner. */
  counts: passOn('journal-entries/counts', journalEntries.countJournalEntries),
  /** What the lines that meet a query add up to: the figure of a report, by the entries behind it. */
  sum: passOn('journal-entries/sum', journalEntries.sumJournalEntries),
  one: passOn('journal-entries/{journal_entry_id}', journalEntries.getJournalEntry),
  /** What was changed of an entry, what was asked about it, its documents, and where it comes from. */
  background: composed(
    'journal-entries/{journal_entry_id}/background',
    z.object({
      history: z.array(journalEntryChange),
      tasks: z.array(task),
      documents: z.array(document),
      /** Names by user id. */
      people: z.record(z.string(), z.string()),
      transaction: transaction.nullable(),
      bill: bill.nullable(),
      invoice: invoice.nullable(),
    }),
  ),
};

export type EntryBackground = ReadAnswer<typeof journalEntryReads.background>;
