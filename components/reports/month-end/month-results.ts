import type { FlowPoint } from '@/lib/charts/flow-points';
import type { Aging } from '@/lib/contract/aging';
import type { PeriodReport } from '@/lib/contract/report';
import { unitsOfAmount } from '@/lib/format/amount';
import { cashFlow } from '../cash-flow/cash-flow-kind';
import { cashPoints, hasCashMoved, openingRows } from '../cash-points';
import { profitAndLoss } from '../profit-and-loss/profit-and-loss-kind';
import { columnOf } from '../report-column';
import { type RowKey, reportRows } from '../report-rows';
import { costKeys, incomeKeys, resultPoints } from '../result-points';
import type { MonthPackage } from './month-package';

type Flow = Omit<FlowPoint, 'title'>;

/**
 * What customers owe, or is owed to vendors, in minor units: of it what is overdue, and beside it what is left over of payments
 * and credit notes. None is negative.
 */
type Owed = { units: bigint; overdue: bigint; credit: bigint };

/** What a month comes to, in minor units. */
export type MonthResults = {
  /** Income, costs and net income of the month, and of what it is compared with. */
  result: Flow;
  before: Flow;
  /** What came in and went out, and the cash at the end. */
  cash: Flow;
  startingCash: bigint;
  /** Opening balances of the month, which neither came in nor went out. */
  openingCash: bigint;
  /** Whether the month has entries of them, which may come to nothing. */
  has: { income: boolean; costs: boolean; cash: boolean };
  receivable: Owed;
  payable: Owed;
  /** How many entries up to the end of the month, or today, nobody has confirmed. */
  unreviewed: number;
};

export function resultsOf(month: MonthPackage, currency: string): MonthResults {
  const columns = [0, 1].map((index) => columnOf(index, { key: String(index), title: '' }));
  const results = reportRows(month.profitAndLoss.reports.flat(), currency, profitAndLoss.sideOf);
  const flows = reportRows(month.cashFlow.reports.flat(), currency, cashFlow.sideOf);
  const [result = nothing, before = nothing] = resultPoints(results, columns);
  const [cash = nothing] = cashPoints(flows, columns);
  const [resultNow] = month.profitAndLoss.reports[0] ?? [];
  const [flowNow] = month.cashFlow.reports[0] ?? [];
  return {
    result,
    before,
    cash,
    startingCash: flows.find(({ key }) => key === 'starting_cash')?.totals[0] ?? 0n,
    openingCash: openingRows(flows).reduce((sum, { totals: [units = 0n] }) => sum + units, 0n),
    has: {
      income: hasEntriesIn(resultNow, incomeKeys),
      costs: hasEntriesIn(resultNow, costKeys),
      cash: flowNow !== undefined && hasCashMoved(flowNow),
    },
    receivable: owedOf(month.receivable, currency),
    payable: owedOf(month.payable, currency),
    unreviewed: month.balanceSheet.reports[0]?.[0]?.unreviewed_entries ?? 0,
  };
}

function hasEntriesIn(report: PeriodReport | undefined, keys: readonly RowKey[]): boolean {
  return report?.records.some(({ key, has_entries: has }) => has && keys.includes(key)) ?? false;
}

function owedOf({ amount, bands, outlook }: Aging, currency: string): Owed {
  const band = bands.find((each) => each.band === 'credit');
  const credit = band ? -unitsOfAmount(band.amount, currency) : 0n;
  return {
    units: unitsOfAmount(amount, currency) + credit,
    overdue: unitsOfAmount(outlook.overdue.amount, currency),
    credit,
  };
}

const nothing: Flow = { inflow: 0n, outflow: 0n, left: 0n };
