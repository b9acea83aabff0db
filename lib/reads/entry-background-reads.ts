import { z } from 'zod';
import { bill } from '../contract/bill';
import { document } from '../contract/document';
import { invoice } from '../contract/invoice';
import { journalEntryChange } from '../contract/journal-entry';
import { task } from '../contract/task';
import { transaction } from '../contract/transaction';
import { composed, type ReadAnswer } from './read';

/** Apart from the other reads of entries, which every screen needs: it takes the schemas of all that may stand behind one. */
export const entryBackgroundReads = {
  /** What was changed of an entry, what was asked about it, its documents, and where it comes from. */
  one: composed(
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

export type EntryBackground = ReadAnswer<typeof entryBackgroundReads.one>;
