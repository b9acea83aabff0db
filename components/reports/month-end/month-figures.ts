import type { Aging } from '@/lib/contract/aging';
import type { MonthFigure } from '@/lib/contract/month-note';
import { formatAmount, unitsOfAmount } from '@/lib/format/amount';
import { countOf } from '@/lib/format/count';
import { formatMonth } from '@/lib/format/day';
import type { JsonNumber } from '@/lib/json';
import { cashFlow } from '../cash-flow/cash-flow-kind';
import { cashPoints } from '../cash-points';
import { profitAndLoss } from '../profit-and-loss/profit-and-loss-kind';
import { resultPoints } from '../profit-and-loss/result-points';
import { comparedDays } from '../range/compared-days';
import { columnOf } from '../report-column';
import { reportRows } from '../report-rows';
import { percentText } from '../table/change-columns';
import type { MonthPackage } from './month-package';

export type MonthFigures = Record<MonthFigure, string>;

type Look = { currency: string; locale: string };

/** Every figure of a month in words of the locale; each is one of the reports of the package, or counted in it. */
export function figuresOfMonth(month: MonthPackage, { currency, locale }: Look): MonthFigures {
  const amount = (units: bigint) => formatAmount(units, currency, locale);
  const columns = [0, 1].map((index) => columnOf(index, { key: String(index), title: '' }));
  const results = reportRows(month.profitAndLoss.reports.flat(), currency, profitAndLoss.sideOf);
  const flows = reportRows(month.cashFlow.reports.flat(), currency, cashFlow.sideOf);
  const [result = nothing, before = nothing] = resultPoints(results, columns);
  const [cash = nothing] = cashPoints(flows, columns);
  const starting = flows.find(({ key }) => key === 'starting_cash')?.totals[0] ?? 0n;
  const units = (value: JsonNumber) => unitsOfAmount(value, currency);
  const overdue = ({ outlook }: Aging) => amount(units(outlook.overdue.amount));
  const unreviewed = month.balanceSheet.reports[0]?.[0]?.unreviewed_entries ?? 0;
  return {
    month: formatMonth(`${month.month}-01`, locale),
    month_before: formatMonth(comparedDays(month.profitAndLoss.choice, 'period').start, locale),
    income: amount(result.inflow),
    income_change: changeWords(result.inflow, before.inflow, locale),
    costs: amount(result.outflow),
    costs_change: changeWords(result.outflow, before.outflow, locale),
    net_income: amount(result.left),
    net_income_before: amount(before.left),
    starting_cash: amount(starting),
    money_in: amount(cash.inflow),
    money_out: amount(cash.outflow),
    ending_cash: amount(cash.left),
    receivable: amount(units(month.receivable.amount)),
    receivable_overdue: overdue(month.receivable),
    payable: amount(units(month.payable.amount)),
    payable_overdue: overdue(month.payable),
    unreviewed: countOf(unreviewed, 'entry', 'entries', locale),
    questions: countOf(month.questions.length, 'question', 'questions', locale),
  };
}

const nothing = { inflow: 0n, outflow: 0n, left: 0n };

/** `4.3% less than`, `as much as`; where there was nothing to compare with, by how much is not said. */
function changeWords(now: bigint, before: bigint, locale: string): string {
  if (now === before) return 'as much as';
  const word = now > before ? 'more than' : 'less than';
  const percent = percentText(now - before, before, locale);
  return percent === null ? word : `${percent.replace(/^[+−]/, '')} ${word}`;
}
