import type { PeriodReport, ReportRecord } from '@/lib/contract/report';
import { addDays, endOfDay, startOfDay } from '@/lib/dates/instant';
import { periodTitle, spanTitle } from '../period-title';
import { columnOf, type ReportColumn } from '../report-column';
import type { ReportRow } from '../report-rows';
import { changeColumns } from '../table/change-columns';
import type { Reading } from '../use-reading';
import { type BooksTime, comparisonOf } from './compared-days';
import type { RangeChoice } from './range-search';

export type RangeReading = Reading<RangeChoice, PeriodReport>;

/** The columns of a reading; `periods` are those that a chart has beside one another. */
export type RangeColumns = { periods: ReportColumn[]; all: ReportColumn[] };

/** A longer title takes several lines on a phone: two figures have room beside the names there. */
const longestInLine = 10;

/**
 * The periods, their total where there are several, and what they are compared with. None is of before the books began.
 * @param isJudged of no other row it is said whether the change is for the better
 */
export function rangeColumns(
  reading: RangeReading,
  time: BooksTime,
  locale: string,
  isJudged: (row: ReportRow) => boolean = () => true,
): RangeColumns {
  const { choice, reports } = reading;
  const { days, against, isFair } = comparisonOf(choice, time);
  const [cut = []] = reports;
  // A comparison counts what is not over through today alone, so that even its last period is not as long as its name says.
  const isShortened = days.end < choice.end;
  const asOf = isShortened ? { ...time, today: addDays(days.end, 1) } : time;
  const span = spanTitle({ start: startOfDay(days.start), end: endOfDay(days.end) }, locale);
  const periods = cut.map((report, index) => {
    const period = { name: report.period, start: report.start_datetime, end: report.end_datetime };
    const title = periodTitle(period, choice.by, asOf, locale);
    const isLong = title.length > longestInLine;
    return columnOf(index, {
      ...{ key: report.period, title, isPeriod: cut.length > 1 },
      ...(isLong && { phoneTitle: title }),
    });
  });
  const known = periods.slice(...knownPeriods(cut, time));
  const hasTotal = choice.by !== 'all' && periods.length > 1;
  const total = hasTotal
    ? columnOf(periods.length, {
        key: 'total',
        title: isShortened ? `Total, ${span}` : 'Total',
        ...(isShortened ? { phoneTitle: `Total, ${span}` } : {}),
        when: span,
        isPinned: true,
        isMain: true,
      })
    : periods[0] && { ...periods[0], isMain: true };
  const shown = hasTotal && total ? [...known, total] : total ? [total] : [];
  if (!against || !total) return { periods: known, all: shown };
  const compared = columnOf(reports.flat().length - 1, {
    key: 'compared',
    title: spanTitle({ start: startOfDay(against.start), end: endOfDay(against.end) }, locale),
    isPinned: true,
  });
  return {
    periods: hasTotal ? known : [compared, ...known],
    all: [
      ...shown,
      compared,
      ...(isFair
        ? changeColumns(compared, total, { locale, against: `from ${compared.title}`, isJudged })
        : []),
    ],
  };
}

/**
 * Which periods are shown: none that the books do not reach back to, and none that begins after today, unless something is
 * in it.
 */
function knownPeriods(periods: readonly PeriodReport[], { today, booksStart }: BooksTime): [number, number] {
  const first = periods.findIndex(({ end_datetime: end }) => end >= startOfDay(booksStart));
  const last = periods.findLastIndex(
    ({ start_datetime: start, records }) => start <= endOfDay(today) || records.some(hasMovement),
  );
  return [Math.max(0, first), last === -1 ? periods.length : last + 1];
}

/** Balances are carried into every period; only what is below a section moves in one. */
function hasMovement({ children, has_entries: hasEntries }: ReportRecord): boolean {
  return hasEntries && children.length > 0;
}
