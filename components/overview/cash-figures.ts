import type { FlowPoint } from '@/components/charts/flow-points';
import { cashPoints } from '@/components/reports/cash-points';
import { columnOf } from '@/components/reports/report-column';
import { reportRows } from '@/components/reports/report-rows';
import type { PeriodReport } from '@/lib/contract/report';
import { formatMonth, formatMonthName } from '@/lib/format/day';

/** A month of cash, in minor units; beside its title the name of the month alone. */
export type CashMonth = FlowPoint & { shortTitle: string };

/** The months of the cash flow, the present one last. */
export function monthsOfCash(
  reports: readonly PeriodReport[],
  currency: string,
  locale: string,
): CashMonth[] {
  const rows = reportRows(reports, currency, () => 'credit');
  const columns = reports.map((report, index) =>
    columnOf(index, {
      key: report.period,
      title: formatMonth(report.start_datetime, locale),
      isTotal: false,
    }),
  );
  const points = cashPoints(rows, columns);
  return reports.flatMap(({ start_datetime }, index) => {
    const point = points[index];
    return point ? [{ ...point, shortTitle: formatMonthName(start_datetime, locale) }] : [];
  });
}
