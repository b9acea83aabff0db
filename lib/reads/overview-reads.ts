import { z } from 'zod';
import { aging } from '../contract/aging';
import { document } from '../contract/document';
import { journalEntryCounts } from '../contract/journal-entry';
import { day } from '../contract/primitives';
import { periodReport } from '../contract/report';
import { task, taskCounts } from '../contract/task';
import { composed, type ReadAnswer } from './read';

export const overviewReads = {
  /** What an owner wants to see first: cash, and what needs somebody. */
  all: composed(
    'overview',
    z.object({
      today: day,
      /** A month each, the present one last. */
      cash_flow: z.array(periodReport),
      /** The latest open ones, with their entries. */
      tasks: z.array(task),
      task_counts: taskCounts,
      entry_counts: journalEntryCounts,
      bills: aging,
      invoices: aging,
      /** The latest. */
      documents: z.array(document),
      unlinked_receipts: z.number(),
    }),
  ),
};

export type Overview = ReadAnswer<typeof overviewReads.all>;
