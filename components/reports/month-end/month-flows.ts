import type { PeriodReport } from '@/lib/contract/report';
import { amountNumber, type JsonNumber } from '@/lib/json';
import { decimalsOf } from '@/lib/money/currency';
import { cashFlow } from '../cash-flow/cash-flow-kind';
import { profitAndLoss } from '../profit-and-loss/profit-and-loss-kind';
import type { RangeReportKind } from '../range/range-report-kind';
import { columnOf } from '../report-column';
import { reportRows } from '../report-rows';

/** What came in and went out in a month, and what was left of it, as amounts. */
export type MonthFlow = { start: string; inflow: JsonNumber; outflow: JsonNumber; left: JsonNumber };

/** The months of the charts. */
export type YearOfFlows = { cashFlow: MonthFlow[]; profitAndLoss: MonthFlow[] };

/** Three figures of each month's report: all of a year's rows are several times as much as the rest of the package. */
export function yearOfFlows(year: Record<keyof YearOfFlows, PeriodReport[]>, currency: string): YearOfFlows {
  return {
    cashFlow: flowsOf(cashFlow, year.cashFlow, currency),
    profitAndLoss: flowsOf(profitAndLoss, year.profitAndLoss, currency),
  };
}

function flowsOf(kind: RangeReportKind, reports: readonly PeriodReport[], currency: string): MonthFlow[] {
  const columns = reports.map(({ start_datetime: start }, index) =>
    columnOf(index, { key: start, title: start }),
  );
  const amount = (units: bigint) => amountNumber(units, decimalsOf(currency));
  return kind
    .pointsOf(reportRows(reports, currency, kind.sideOf), columns)
    .map(({ title: start, inflow, outflow, left }) => ({
      start,
      inflow: amount(inflow),
      outflow: amount(outflow),
      left: amount(left),
    }));
}
