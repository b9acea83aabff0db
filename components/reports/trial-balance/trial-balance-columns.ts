import type { Day } from '@/lib/dates/instant';
import { formatDayOfYear } from '@/lib/format/day';
import { earlierDay } from '../day/earlier-day';
import type { ReportColumn } from '../report-column';
import { comparedColumns, sideColumns } from './trial-balance-rows';
import type { TrialBalanceChoice } from './trial-balance-search';

/** The sides on the day, and where it is compared those of the earlier one. */
export function trialBalanceColumns({ date, compare }: TrialBalanceChoice, locale: string): ReportColumn[] {
  const on = (column: ReportColumn, day: Day) => ({
    ...column,
    when: `as of ${formatDayOfYear(day, locale)}`,
  });
  if (compare === null) return sideColumns.map((column) => on(column, date));
  const before = earlierDay(date, compare);
  return comparedColumns(formatDayOfYear(before, locale), locale).map((column) =>
    on(column, column.key.endsWith('-earlier') ? before : date),
  );
}
