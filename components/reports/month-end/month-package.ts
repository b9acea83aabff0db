import type { Aging } from '@/lib/contract/aging';
import type { MonthNote } from '@/lib/contract/month-note';
import type { TrialBalanceReport } from '@/lib/contract/report';
import type { Task } from '@/lib/contract/task';
import type { Day } from '@/lib/dates/instant';
import type { SheetChoice, SheetReading } from '../balance-sheet/balance-sheet-search';
import type { RangeReading } from '../range/range-columns';
import type { RangeChoice } from '../range/range-search';
import type { TrialBalanceChoice } from '../trial-balance/trial-balance-search';
import type { Reading } from '../use-reading';
import { daysOfMonth } from './month-days';

/** A month's reports, each with what it is compared with, and what is open at its end. */
export type MonthPackage = {
  /** `2026-10`. */
  month: string;
  profitAndLoss: RangeReading;
  cashFlow: RangeReading;
  balanceSheet: SheetReading;
  trialBalance: Reading<TrialBalanceChoice, TrialBalanceReport>;
  receivable: Aging;
  payable: Aging;
  /** Those that nobody has answered, of whatever month. */
  questions: Task[];
  /** What the bookkeeper says of it. */
  note: MonthNote;
};

/** What is read for a month: the month and the one before it. */
export function monthChoices(month: string, booksStart: Day) {
  const { start, end } = daysOfMonth(month);
  const range: RangeChoice = { start, end, by: 'all', compare: 'period' };
  const sheet: SheetChoice = { date: end, compare: 'month', booksStart };
  const trial: TrialBalanceChoice = { date: end, compare: 'month' };
  return { range, sheet, trial };
}
