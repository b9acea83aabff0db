import { expect, it } from 'vitest';
import type { Aging } from '@/lib/contract/aging';
import type { RecordKey } from '@/lib/contract/record-key';
import type { PeriodReport, ReportRecord } from '@/lib/contract/report';
import { figuresOfMonth } from './month-figures';
import { type MonthPackage, monthChoices } from './month-package';
import { usualSentences, withFigures } from './sentences';

const record = (key: RecordKey, total: number, children: ReportRecord[] = []): ReportRecord => ({
  key,
  name: key,
  ledger_id: null,
  amount: 0,
  total_amount: total,
  has_entries: true,
  children,
});

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

const result = (income: number, costs: number) =>
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

const none = { count: 0, amount: 0 };
const aging = (amount: number, overdue: number): Aging => ({
  as_of: '2026-10-31',
  basis: 'accrual',
  count: 1,
  amount,
  bands: [],
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

const { range, sheet, trial } = monthChoices('2026-10', '2024-01-01');
const month = (now: PeriodReport, before: PeriodReport): MonthPackage => ({
  month: '2026-10',
  profitAndLoss: { choice: range, reports: [[now], [before]] },
  cashFlow: { choice: range, reports: [[cash], [cash]] },
  balanceSheet: { choice: sheet, reports: [[report([])], [report([])]] },
  trialBalance: { choice: trial, reports: [] },
  receivable: aging(250, 40),
  payable: aging(70, 0),
  questions: [],
  note: { month: '2026-10', sentences: [], version: 1, updated_at: null },
});

const sentences = (each: MonthPackage) => {
  const figures = figuresOfMonth(each, { currency: 'USD', locale: 'en-US' });
  return usualSentences.map((sentence) => withFigures(sentence, figures));
};

it('tells the month in sentences of its reports', () => {
  expect(sentences(month(result(500, 300), result(400, 320)))).toEqual([
    'Income in Oct 2026, other inflow included, was 500.00, 25.0% more than in Sep 2026.',
    'Costs were 300.00, 6.3% less than in Sep 2026, which leaves a net income of 200.00 after 80.00.',
    'Cash went from 100.00 to 130.00: 90.00 came in and 60.00 went out.',
    'Customers owe 250.00, of which 40.00 is overdue; vendors are owed 70.00, of which 0.00 is overdue.',
    'Not reviewed yet: 1 entry up to the end of the month, so figures may change. Not answered yet: 0 questions.',
  ]);
});

it.each([
  [
    result(500, 0),
    result(500, 0),
    'Income in Oct 2026, other inflow included, was 500.00, as much as in Sep 2026.',
  ],
  [
    result(500, 0),
    result(0, 0),
    'Income in Oct 2026, other inflow included, was 500.00, more than in Sep 2026.',
  ],
])('claims no percentage where there is none', (now, before, sentence) => {
  expect(sentences(month(now, before))[0]).toBe(sentence);
});
