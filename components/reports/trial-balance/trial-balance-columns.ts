import type { Day } from '@/lib/dates/instant';
import { formatDayOfYear } from '@/lib/format/day';
import { earlierDay } from '../day/earlier-day';
import type { ReportColumn } from '../report-column';
import { earlierColumns, sideColumns } from './trial-balance-rows';
import type { TrialBalanceChoice } from './trial-balance-search';

/** The sides on the day, and where it is compared those of the earlier one. */
export function trialBalanceColumns({ date, compare }: TrialBalanceChoice, locale: string): ReportColumn[] {
  const on = (columns: readonly ReportColumn[], day: Day) =>
    columns.map((column) => ({ ...column, when: `as of ${formatDayOfYear(day, locale)}` }));
  if (compare === null) return on(sideColumns, date);
  const before = earlierDay(date, compare);
  return [...on(sideColumns, date), ...on(earlierColumns(formatDayOfYear(before, locale)), before)];
}
