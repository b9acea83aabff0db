import {
  type CashEntries,
  cashEntries,
  cashPoints,
  entriesOfAll,
  openingRows,
} from '@/components/reports/cash-points';
import { columnOf, type ReportColumn } from '@/components/reports/report-column';
import { type ReportRow, reportRows } from '@/components/reports/report-rows';
import type { FlowPoint } from '@/lib/charts/flow-points';
import type { EntriesBehind } from '@/lib/contract/drill-down';
import type { PeriodReport } from '@/lib/contract/report';
import { formatMonth, formatMonthName } from '@/lib/format/day';

/** A month of cash, in minor units; beside its title the name of the month alone, and the entries behind its figures. */
export type CashMonth = FlowPoint & {
  shortTitle: string;
  start: string;
  end: string;
  entries: CashEntries;
  /** Opening balances, less those of cards: neither in nor out, but in what is left. */
  opening: { units: bigint; entries: EntriesBehind | null };
};

/**
 * The months of the cash flow, the present one last. Those before the first in which there was any cash are left out:
 * nothing is known of them.
 */
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
    }),
  );
  const opening = openingRows(rows);
  const points = cashPoints(rows, columns);
  const first = points.findIndex(
    ({ inflow, outflow, left }) => inflow !== 0n || outflow !== 0n || left !== 0n,
  );
  if (first === -1) return [];
  // The year is said where it begins, or at the first month.
  const january = reports.findIndex(
    ({ start_datetime: start }, index) => index >= first && start.slice(5, 7) === '01',
  );
  const yearAt = january === -1 ? first : january;
  return reports.flatMap(({ start_datetime: start, end_datetime: end }, index) => {
    const [point, column] = [points[index], columns[index]];
    if (!point || !column || index < first) return [];
    const shortTitle = index === yearAt ? formatMonth(start, locale) : formatMonthName(start, locale);
    return [
      {
        ...point,
        shortTitle,
        start,
        end,
        entries: cashEntries(rows, column),
        opening: openingOf(opening, column),
      },
    ];
  });
}

function openingOf(rows: readonly ReportRow[], { unitsOf, entriesOf }: ReportColumn): CashMonth['opening'] {
  const held = rows.filter((row) => (unitsOf(row) ?? 0n) !== 0n);
  return {
    units: held.reduce((sum, row) => sum + (unitsOf(row) ?? 0n), 0n),
    entries: entriesOfAll(held.map(entriesOf)),
  };
}
