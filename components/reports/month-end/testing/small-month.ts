import type { Aging } from '@/lib/contract/aging';
import type { RecordKey } from '@/lib/contract/record-key';
import type { PeriodReport, ReportRecord, TrialBalanceReport } from '@/lib/contract/report';
import type { Day } from '@/lib/dates/instant';
import { reportRecord as record } from '../../testing/report-record';
import { yearOfFlows } from '../month-flows';
import { type MonthPackage, monthChoices } from '../month-package';

const report = (records: ReportRecord[]): PeriodReport => ({
  period: 'all',
  start_datetime: '2026-10-01T00:00:00.000Z',
  end_datetime: '2026-10-31T23:59:59.999Z',
  unreviewed_entries: 1,
  drill_down: {
    start_datetime: '2026-10-01T00:00:00.000Z',
    end_datetime: '2026-10-31T23:59:59.999Z',
    basis: ['all', 'accrual'],
  },
  records,
});

/** Of October: income and costs. */
export const result = (income: number, costs: number) =>
  report([
    record('revenue', income),
    record('operating_expenses', costs),
    record('net_income', income - costs),
  ]);
const cash = report([
  record('starting_cash', 100),
  record('operating_activities', 30, [record('ledger:a', 90), record('ledger:b', -60)]),
  record('ending_cash', 130),
]);

const balances: TrialBalanceReport = { ...report([]), records: [], total_debit: 0, total_credit: 0 };

const none = { count: 0, amount: 0 };
/** What is owed, what of it is overdue, and what is left over of payments and credit notes. */
export const aging = (owed: number, overdue: number, credit = 0): Aging => ({
  as_of: '2026-10-31',
  basis: 'accrual',
  count: 1,
  amount: owed - credit,
  bands: [
    { band: 'current', count: 1, amount: owed - overdue, probably_paid: none, on_account: none },
    { band: '1_30', count: 1, amount: overdue, probably_paid: none, on_account: none },
    { band: 'credit', count: 1, amount: -credit, probably_paid: none, on_account: none },
  ],
  parties: [],
  outlook: {
    overdue: { count: 1, amount: overdue },
    due_in_7_days: none,
    due_in_30_days: none,
    due_later: none,
    probably_paid: none,
    on_account: none,
  },
});

/** October is over. */
const today = '2026-11-23';
const { range, sheet, trial } = monthChoices('2026-10', '2024-01-01', today);
/** October with the month before; one entry of each report is unreviewed. */
export const smallMonth = (now: PeriodReport, before: PeriodReport): MonthPackage => ({
  month: '2026-10',
  profitAndLoss: { choice: range, reports: [[now], [before]] },
  cashFlow: { choice: range, reports: [[cash], [cash]] },
  balanceSheet: { choice: sheet, reports: [[report([])], [report([])]] },
  trialBalance: { choice: trial, reports: [[balances], [balances]] },
  receivable: aging(250, 40),
  payable: aging(70, 0),
  probable: [],
  accountTypes: [],
  year: yearOfFlows({ cashFlow: [cash], profitAndLoss: [now] }, 'USD'),
  questions: [],
  questionCount: 0,
  note: { month: '2026-10', sentences: [], version: 1, updated_at: null },
});

/** October in books that begin on the day, with nothing to compare it with where they begin with it. */
export function monthIn(booksStart: Day, now: PeriodReport): MonthPackage {
  const choices = monthChoices('2026-10', booksStart, today);
  const whole = smallMonth(now, now);
  return {
    ...whole,
    profitAndLoss: { choice: choices.range, reports: [[now]] },
    cashFlow: { choice: choices.range, reports: whole.cashFlow.reports.slice(0, 1) },
    balanceSheet: { choice: choices.sheet, reports: whole.balanceSheet.reports.slice(0, 1) },
    trialBalance: { choice: choices.trial, reports: whole.trialBalance.reports.slice(0, 1) },
  };
}

/** October in the first month of books, in which all that came in went out again, on the same ledgers. */
export function monthInAndOut(startingCash: number): MonthPackage {
  const moved = (key: RecordKey) => ({ ...record(key, 0), has_entries: true });
  const now = report([moved('revenue'), moved('operating_expenses'), record('net_income', 0)]);
  const flow = report([
    record('starting_cash', startingCash),
    { ...moved('operating_activities'), children: [moved('ledger:a')] },
    record('ending_cash', startingCash),
  ]);
  const month = monthIn('2026-10-01', now);
  return { ...month, cashFlow: { choice: month.cashFlow.choice, reports: [[flow]] } };
}

/** October in the first month of books, with an opening balance of 500. */
export function monthOfOpening(): MonthPackage {
  const opening = record('financing_activities:opening_balance', 500, [record('ledger:c', 500)]);
  const flow = report([
    record('starting_cash', 0),
    record('operating_activities', 30, [record('ledger:a', 90), record('ledger:b', -60)]),
    record('financing_activities', 500, [opening]),
    record('ending_cash', 530),
  ]);
  const month = monthIn('2026-10-01', result(90, 60));
  return { ...month, cashFlow: { choice: month.cashFlow.choice, reports: [[flow]] } };
}

const still = { ...report([]), unreviewed_entries: 0 };
/** The first October of books in which nothing is posted. */
export const emptyMonth: MonthPackage = {
  ...monthIn('2026-10-01', still),
  cashFlow: { choice: range, reports: [[still]] },
  balanceSheet: { choice: monthChoices('2026-10', '2026-10-01', today).sheet, reports: [[still]] },
  receivable: aging(0, 0),
  payable: aging(0, 0),
  year: yearOfFlows({ cashFlow: [still], profitAndLoss: [still] }, 'USD'),
};
