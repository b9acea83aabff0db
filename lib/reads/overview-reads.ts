import type { z } from 'zod';
import type { Aging } from '../contract/aging';
import type { Document } from '../contract/document';
import type { journalEntryCounts } from '../contract/journal-entry';
import type { CashKind } from '../contract/ledger-kinds';
import type { ProbableMovement } from '../contract/probable-payment';
import type { PeriodReport } from '../contract/report';
import type { Task, TaskCounts } from '../contract/task';
import type { Day } from '../dates/instant';
import type { JsonNumber } from '../json';
import { composed } from './read';

/** What an owner wants to see first: cash, and what needs somebody. */
export type Overview = {
  today: Day;
  /** A month each, the present one, through today, last. */
  cash_flow: PeriodReport[];
  /** As many days of last month as have passed of this one; null where the books begin later. */
  cash_before: PeriodReport | null;
  /** The profit and loss of last month, and of this one through today; of one before the books begin it is empty. */
  results: PeriodReport[];
  /** What of the movements of this month probably pays invoices or bills, by the ledger that it is on. */
  probable: ProbableMovement[];
  /** What cash is made of, today: none of them is at zero. */
  cash_accounts: CashAccount[];
  /** The accounts of cash of which the bank states another balance than the books. */
  bank_differences: BankDifference[];
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

/** A ledger of the cash pool with its balance on the debit side: what a card owes is negative. */
export type CashAccount = {
  ledger_id: string;
  name: string;
  kind: CashKind;
  balance: JsonNumber;
  /** Of a card to which more was paid than the books show was bought with it. */
  overpaid?: {
    /** How many entries on it nobody has confirmed. */
    unreviewed: number;
    /** Whether an account is kept on the ledger, so that what was bought with it can be in the books. */
    has_account: boolean;
  };
};

/** What bank and books say of an account at the end of a day; negative is what the business owes. */
export type BankDifference = {
  ledger_id: string;
  name: string;
  day: Day;
  bank: JsonNumber;
  books: JsonNumber;
};

export const overviewReads = { all: composed<Overview>()('overview') };
