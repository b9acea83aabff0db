import { cashPoints } from '@/components/reports/cash-flow/cash-points';
import type { FlowPoint } from '@/components/reports/chart/flow-points';
import { columnOf } from '@/components/reports/table/report-column';
import { reportRows } from '@/components/reports/table/report-rows';
import type { PeriodReport } from '@/lib/contract/report';
import { formatMonth } from '@/lib/format/day';

/** The months of the cash flow as points, in minor units, the present month last. */
export function monthsOfCash(
  reports: readonly PeriodReport[],
  currency: string,
  locale: string,
): FlowPoint[] {
  const rows = reportRows(reports, currency, () => 'credit');
  const columns = reports.map((report, index) =>
    columnOf(index, {
      key: report.period,
      title: formatMonth(report.start_datetime, locale),
      isTotal: false,
    }),
  );
  return cashPoints(rows, columns);
}
