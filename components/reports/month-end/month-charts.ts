import type { FlowNames, FlowPoint } from '@/lib/charts/flow-points';
import { unitsOfAmount } from '@/lib/format/amount';
import type { AmountFormat } from '@/lib/format/amount-format';
import { formatMonth } from '@/lib/format/day';
import { amountNumber } from '@/lib/json';
import { decimalsOf } from '@/lib/money/currency';
import type { Table } from '@/lib/tables/table';
import { cashFlow } from '../cash-flow/cash-flow-kind';
import { profitAndLoss } from '../profit-and-loss/profit-and-loss-kind';
import type { MonthFlow } from './month-flows';
import type { MonthPackage } from './month-package';

/** The months through that of the package, as bars; `title` is what they are of. */
export type MonthChart = { title: string; points: FlowPoint[]; names: FlowNames };

/** Cash and results of each month. */
export function monthCharts({ year }: MonthPackage, format: AmountFormat): MonthChart[] {
  return [
    { title: 'Cash by month', points: pointsOf(year.cashFlow, format), names: cashFlow.chartNames },
    {
      title: 'Income and costs by month',
      points: pointsOf(year.profitAndLoss, format),
      names: profitAndLoss.chartNames,
    },
  ];
}

function pointsOf(flows: readonly MonthFlow[], { currency, locale }: AmountFormat): FlowPoint[] {
  return flows.map(({ start, inflow, outflow, left }) => ({
    title: formatMonth(start, locale),
    inflow: unitsOfAmount(inflow, currency),
    outflow: unitsOfAmount(outflow, currency),
    left: unitsOfAmount(left, currency),
  }));
}

/** The figures of the charts: a row for each month, three columns for each chart. */
export function chartTable(
  charts: readonly MonthChart[],
  businessName: string,
  { currency }: AmountFormat,
): Table {
  const parts = ['inflow', 'outflow', 'left'] as const;
  const decimals = decimalsOf(currency);
  const months = charts[0]?.points ?? [];
  return {
    title: 'By month',
    time: '',
    heading: [businessName, 'Cash, income and costs by month'],
    columns: [
      { name: '', kind: 'text' },
      ...charts.flatMap(({ names }) => parts.map((part) => ({ name: names[part], kind: 'amount' as const }))),
    ],
    rows: months.map(({ title }, index) => ({
      depth: 0,
      emphasized: false,
      cells: [
        title,
        ...charts.flatMap(({ points }) =>
          parts.map((part) => amountNumber(points[index]?.[part] ?? 0n, decimals)),
        ),
      ],
    })),
    notes: [],
  };
}
