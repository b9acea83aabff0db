import type { Aging } from '@/lib/contract/aging';
import type { Ledger } from '@/lib/contract/ledger';
import type { MonthNote } from '@/lib/contract/month-note';
import type { ProbableMovement } from '@/lib/contract/probable-payment';
import type { Task } from '@/lib/contract/task';
import type { Day } from '@/lib/dates/instant';
import { daysOfMonth, firstDayOfMonth, monthsEarlier } from '@/lib/dates/months';
import type { AmountFormat } from '@/lib/format/amount-format';
import type { SheetChoice, SheetReading } from '../balance-sheet/balance-sheet-search';
import { comparisonWithin } from '../day/earlier-day';
import { type BooksTime, lastKnown } from '../range/compared-days';
import type { RangeReading } from '../range/range-columns';
import type { RangeChoice } from '../range/range-search';
import type { TrialBalanceReading } from '../trial-balance/trial-balance-columns';
import type { TrialBalanceChoice } from '../trial-balance/trial-balance-search';
import type { YearOfFlows } from './month-flows';

/** A month's reports, each with what it is compared with, and what is open at its end. */
export type MonthPackage = {
  /** `2026-10`. */
  month: string;
  profitAndLoss: RangeReading;
  cashFlow: RangeReading;
  balanceSheet: SheetReading;
  trialBalance: TrialBalanceReading;
  receivable: Aging;
  payable: Aging;
  /** What the entries of the month probably pay. */
  probable: ProbableMovement[];
  /** Of the ledgers of financial accounts, of which kind each is. */
  accountTypes: Pick<Ledger, 'id' | 'financial_account_type'>[];
  /** The months through this one, for the charts. */
  year: YearOfFlows;
  /** Those that nobody has answered about entries up to the end of the month: the newest. */
  questions: Task[];
  /** How many there are of them, those that are not listed included. */
  questionCount: number;
  /** What the bookkeeper says of it. */
  note: MonthNote;
};

/** How the package is written, and on what its comparisons depend. */
export type MonthFormat = AmountFormat & Pick<BooksTime, 'fiscalYear' | 'today'>;

/** What the comparisons of a month depend on. */
export function timeOf(
  { balanceSheet }: MonthPackage,
  { today, fiscalYear }: Pick<BooksTime, 'today' | 'fiscalYear'>,
): BooksTime {
  return { today, fiscalYear, booksStart: balanceSheet.choice.booksStart };
}

/**
 * What is read for a month: the month and the one before it. All of it ends on the same day, which is today in a month
 * that is not over (the comparison of the range sees to that), so that the reports agree with one another.
 */
export function monthChoices(month: string, booksStart: Day, today: Day) {
  const { start, end } = daysOfMonth(month);
  const date = lastKnown({ start, end }, today);
  const range: RangeChoice = { start, end, by: 'all', compare: 'period' };
  const compare = comparisonWithin(date, 'month', booksStart);
  const sheet: SheetChoice = { date, compare, booksStart };
  const trial: TrialBalanceChoice = { date, compare };
  const first = monthsEarlier(start, monthsBefore);
  const months: RangeChoice = {
    start: first < booksStart && booksStart <= end ? firstDayOfMonth(booksStart) : first,
    end: date,
    by: 'month',
    compare: null,
  };
  return { range, sheet, trial, months };
}

/** How many months stand before the month in its charts. */
const monthsBefore = 11;
