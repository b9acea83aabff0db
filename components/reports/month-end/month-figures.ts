import type { MonthFigure } from '@/lib/contract/choices';
import type { Day } from '@/lib/dates/instant';
import { daysOfMonth, monthsEarlier } from '@/lib/dates/months';
import { formatAmount } from '@/lib/format/amount';
import { countOf } from '@/lib/format/count';
import { formatMonth } from '@/lib/format/day';
import { formatChangeSize } from '@/lib/format/percent';
import { comparisonOf } from '../range/compared-days';
import { growthInPercent } from '../table/change-columns';
import { type MonthFormat, type MonthPackage, timeOf } from './month-package';
import { resultsOf } from './month-results';

export type MonthFigures = Record<MonthFigure, string>;

/** Every figure of a month in words of the locale; each is one of the reports of the package, or counted in it. */
export function figuresOfMonth(month: MonthPackage, format: MonthFormat): MonthFigures {
  const { currency, locale } = format;
  const { days, against, isFair } = comparisonOf(month.profitAndLoss.choice, timeOf(month, format));
  const amount = (units: bigint) => formatAmount(units, currency, locale);
  const results = resultsOf(month, currency);
  const { result, before, cash, receivable, payable } = results;
  return {
    month: formatMonth(`${month.month}-01`, locale),
    month_before: monthBefore(month.month, days.end, locale),
    income: amount(result.inflow),
    income_change: isFair ? changeWords(result.inflow, before.inflow, locale) : notComparable,
    costs: amount(result.outflow),
    costs_change: isFair ? changeWords(result.outflow, before.outflow, locale) : notComparable,
    net_income: amount(result.left),
    net_income_before: against ? amount(before.left) : 'not in the books',
    net_result: resultWords(result.left, amount),
    net_result_before: against ? resultWords(before.left, amount) : 'not in the books',
    starting_cash: amount(results.startingCash),
    opening_cash: amount(results.openingCash),
    money_in: amount(cash.inflow),
    money_out: amount(cash.outflow),
    ending_cash: amount(cash.left),
    receivable: amount(receivable.units),
    receivable_overdue: amount(receivable.overdue),
    receivable_credit: amount(receivable.credit),
    payable: amount(payable.units),
    payable_overdue: amount(payable.overdue),
    payable_credit: amount(payable.credit),
    unreviewed: countOf(results.unreviewed, 'entry', 'entries', locale),
    questions: countOf(month.questionCount, 'question', 'questions', locale),
  };
}

function resultWords(units: bigint, amount: (units: bigint) => string): string {
  return units < 0n ? `a net loss of ${amount(-units)}` : `a net income of ${amount(units)}`;
}

/** Of a month that is not over, what it is compared with are as many days of the month before. */
function monthBefore(month: string, lastDay: Day, locale: string): string {
  const { start, end } = daysOfMonth(month);
  const name = formatMonth(monthsEarlier(start, 1), locale);
  return lastDay === end ? name : `the same days of ${name}`;
}

const notComparable = 'not to be compared with that';

/**
 * `4.3% less than`, `as much as`, `about as much as`; where there was nothing to compare with, or less than nothing, by how much is
 * not said.
 */
function changeWords(now: bigint, before: bigint, locale: string): string {
  if (now === before) return 'as much as';
  const word = now > before ? 'more than' : 'less than';
  const percent = before < 0n ? null : growthInPercent(now - before, before);
  if (percent === 0) return 'about as much as';
  return percent === null ? word : `${formatChangeSize(percent, locale)} ${word}`;
}
