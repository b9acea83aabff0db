import type { PeriodReport } from '@/lib/contract/report';
import { endOfDay, startOfDay } from '@/lib/dates/instant';
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
export function rangeColumns(reading: RangeReading, fiscalYear: string, locale: string): RangeColumns {
  const { choice, reports } = reading;
  const [cut = []] = reports;
  const periods = cut.map((report, index) => {
    const period = { name: report.period, start: report.start_datetime, end: report.end_datetime };
    const title = periodTitle(period, choice.by, fiscalYear, locale);
    return columnOf(index, { key: report.period, title, isTotal: false });
  });
  const hasTotal = choice.by !== 'all' && periods.length > 1;
  const total = hasTotal
    ? columnOf(periods.length, {
        key: 'total',
        title: 'Total',
        when: spanTitle({ start: startOfDay(choice.start), end: endOfDay(choice.end) }, locale),
        isTotal: choice.compare === null,
      })
    : periods[0];
  const shown = [...periods, ...(hasTotal && total ? [total] : [])];
  if (!choice.compare || !total) return { periods, all: shown };
  const days = comparedDays(choice, choice.compare);
  const compared = columnOf(reports.flat().length - 1, {
    key: 'compared',
    title: spanTitle({ start: startOfDay(days.start), end: endOfDay(days.end) }, locale),
    isTotal: false,
  });
  return {
    periods: hasTotal ? periods : [compared, ...periods],
    all: [...shown, compared, ...changeColumns(compared, total, locale)],
  };
}
