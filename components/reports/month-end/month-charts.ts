import type { FlowNames, FlowPoint } from '@/lib/charts/flow-points';
import type { PeriodReport } from '@/lib/contract/report';
import { formatMonth } from '@/lib/format/day';
import { amountNumber } from '@/lib/json';
import { decimalsOf } from '@/lib/money/currency';
import type { Table } from '@/lib/tables/table';
import { cashFlow } from '../cash-flow/cash-flow-kind';
import { profitAndLoss } from '../profit-and-loss/profit-and-loss-kind';
import type { RangeReportKind } from '../range/range-report-kind';
import { columnOf } from '../report-column';
import { reportRows } from '../report-rows';
import type { MonthPackage } from './month-package';

/** The months through that of the package, as bars; `title` is what they are of. */
export type MonthChart = { title: string; points: FlowPoint[]; names: FlowNames };

type Look = { currency: string; locale: string };

/** Cash and results of each month. */
export function monthCharts({ year }: MonthPackage, look: Look): MonthChart[] {
  return [
    { title: 'Cash by month', ...chartOf(cashFlow, year.cashFlow, look) },
    { title: 'Income and costs by month', ...chartOf(profitAndLoss, year.profitAndLoss, look) },
  ];
}

function chartOf(kind: RangeReportKind, reports: readonly PeriodReport[], { currency, locale }: Look) {
  const columns = reports.map(({ period, start_datetime: start }, index) =>
    columnOf(index, { key: period, title: formatMonth(start, locale) }),
  );
  const rows = reportRows(reports, currency, kind.sideOf);
  return { points: kind.pointsOf(rows, columns), names: kind.chartNames };
}

/** The figures of the charts: a row for each month, three columns for each chart. */
export function chartTable(charts: readonly MonthChart[], businessName: string, { currency }: Look): Table {
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
