import type { PeriodReport, ReportRecord } from '@/lib/contract/report';
import { type Day, endOfDay, startOfDay } from '@/lib/dates/instant';
import { periodTitle, spanTitle } from '../period-title';
import { columnOf, type ReportColumn } from '../report-column';
import { changeColumns } from '../table/change-columns';
import type { Reading } from '../use-reading';
import { comparedDays } from './compared-days';
import type { RangeChoice } from './range-search';

export type RangeReading = Reading<RangeChoice, PeriodReport>;

/** The columns of a reading; `periods` are those that a chart has beside one another. */
export type RangeColumns = { periods: ReportColumn[]; all: ReportColumn[] };

/** The periods, their total where there are several, and what they are compared with. */
export function rangeColumns(
  reading: RangeReading,
  { fiscalYear, today }: { fiscalYear: string; today: Day },
  locale: string,
): RangeColumns {
  const { choice, reports } = reading;
  const [cut = []] = reports;
  const periods = cut.map((report, index) => {
    const period = { name: report.period, start: report.start_datetime, end: report.end_datetime };
    const title = periodTitle(period, choice.by, fiscalYear, locale);
    return columnOf(index, { key: report.period, title });
  });
  const known = periods.slice(0, knownPeriods(cut, today));
  const hasTotal = choice.by !== 'all' && periods.length > 1;
  const total = hasTotal
    ? columnOf(periods.length, {
        key: 'total',
        title: 'Total',
        when: spanTitle({ start: startOfDay(choice.start), end: endOfDay(choice.end) }, locale),
        isPinned: true,
        isMain: true,
      })
    : periods[0] && { ...periods[0], isMain: true };
  const shown = hasTotal && total ? [...known, total] : total ? [total] : [];
  if (!choice.compare || !total) return { periods: known, all: shown };
  const days = comparedDays(choice, choice.compare);
  const compared = columnOf(reports.flat().length - 1, {
    key: 'compared',
    title: spanTitle({ start: startOfDay(days.start), end: endOfDay(days.end) }, locale),
    isPinned: true,
  });
  return {
    periods: hasTotal ? known : [compared, ...known],
    all: [...shown, compared, ...changeColumns(compared, total, locale)],
  };
}

/** How many periods are shown: those that begin after today are no more known than tomorrow, unless something is in them. */
function knownPeriods(periods: readonly PeriodReport[], today: Day): number {
  const last = periods.findLastIndex(
    ({ start_datetime: start, records }) => start <= endOfDay(today) || records.some(hasMovement),
  );
  return last === -1 ? periods.length : last + 1;
}

/** Balances are carried into every period; only what is below a section moves in one. */
function hasMovement({ children, has_entries: hasEntries }: ReportRecord): boolean {
  return hasEntries && children.length > 0;
}
