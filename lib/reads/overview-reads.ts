import type { z } from 'zod';
import type { Aging } from '../contract/aging';
import type { Document } from '../contract/document';
import type { journalEntryCounts } from '../contract/journal-entry';
import type { PeriodReport } from '../contract/report';
import type { Task, TaskCounts } from '../contract/task';
import type { Day } from '../dates/instant';
import { composed } from './read';

/** What an owner wants to see first: cash, and what needs somebody. */
export type Overview = {
  today: Day;
  /** A month each, the present one last. */
  cash_flow: PeriodReport[];
  /** The latest open ones, with their entries. */
  tasks: Task[];
  task_counts: TaskCounts;
  entry_counts: z.output<typeof journalEntryCounts>;
  bills: Aging;
  invoices: Aging;
  /** The latest. */
  documents: Document[];
  unlinked_receipts: number;
};

export const overviewReads = { all: composed<Overview>()('overview') };
