import { addDays, type Day, dayOf, daysInMonth, endOfDay, type Instant, startOfDay } from './instant';
import { dayInMonth, monthIndex, monthOf } from './months';

/** A stretch of time with both bounds inclusive. */
export type Period = { name: string; start: Instant; end: Instant };

/** How a report is cut: calendar months, fiscal quarters, fiscal years, or not at all. */
export const periodKinds = ['month', 'quarter', 'year', 'all'] as const;
export type PeriodKind = (typeof periodKinds)[number];

const earliestInstant: Instant = '0001-01-01T00:00:00.000Z';
const latestInstant: Instant = '9999-12-31T23:59:59.999Z';

/**
 * The fiscal year an instant lies in, named after the year in which it ends.
 * @param fiscalYear its last day as MM/DD; 02/28 and 02/29 both mean the last day of February
 */
export function fiscalYearOf(instant: Instant, fiscalYear: string): Period {
  const year = fiscalYearNumber(dayOf(instant), fiscalYear);
  const start = year <= 1 ? null : addDays(quarterEnd(lastQuarterOf(year - 1), fiscalYear), 1);
  return {
    name: yearText(year),
    start: start === null ? earliestInstant : startOfDay(start),
    end: year > 9999 ? latestInstant : endOfDay(quarterEnd(lastQuarterOf(year), fiscalYear)),
  };
}

/**
 * The periods from `start` to `end`, contiguous to the millisecond; the first and last are clipped to the bounds.
 * Names: `2026-01`, `2026-Q1`, `2026`, `all`. None when `end` is before `start`.
 */
export function reportPeriods(start: Instant, end: Instant, kind: PeriodKind, fiscalYear: string): Period[] {
  const count = countReportPeriods(start, end, kind, fiscalYear);
  if (kind === 'all') return count === 0 ? [] : [{ name: 'all', start, end }];
  const grid = gridOf(kind, fiscalYear);
  const first = grid.numberOf(dayOf(start));
  const periods: Period[] = [];
  for (let number = first; number < first + count; number += 1) {
    const isFirst = number === first;
    const isLast = number === first + count - 1;
    periods.push({
      name: grid.nameOf(number),
      start: isFirst ? start : startOfDay(addDays(grid.lastDayOf(number - 1), 1)),
      end: isLast ? end : endOfDay(grid.lastDayOf(number)),
    });
  }
  return periods;
}

/** How many periods `reportPeriods` would give, without making them. */
export function countReportPeriods(
  start: Instant,
  end: Instant,
  kind: PeriodKind,
  fiscalYear: string,
): number {
  if (end < start) return 0;
  if (kind === 'all') return 1;
  const grid = gridOf(kind, fiscalYear);
  return grid.numberOf(dayOf(end)) - grid.numberOf(dayOf(start)) + 1;
}

/** Periods of one kind numbered without gaps. */
type Grid = {
  numberOf(day: Day): number;
  lastDayOf(number: number): Day;
  nameOf(number: number): string;
};

function gridOf(kind: Exclude<PeriodKind, 'all'>, fiscalYear: string): Grid {
  if (kind === 'month') {
    return {
      numberOf: monthIndex,
      lastDayOf: (month) => dayInMonth(month, 31),
      nameOf: (month) => monthOf(dayInMonth(month, 1)),
    };
  }
  if (kind === 'quarter') {
    return {
      numberOf: (day) => quarterNumber(day, fiscalYear),
      lastDayOf: (quarter) => quarterEnd(quarter, fiscalYear),
      nameOf: quarterName,
    };
  }
  return {
    numberOf: (day) => fiscalYearNumber(day, fiscalYear),
    lastDayOf: (year) => quarterEnd(lastQuarterOf(year), fiscalYear),
    nameOf: yearText,
  };
}

/** Fiscal quarters since year 0: number 4 × Y is the last quarter of the fiscal year that ends in Y. */
function quarterNumber(day: Day, fiscalYear: string): number {
  const quarter = Math.ceil((monthIndex(day) - closingMonth(fiscalYear)) / 3);
  return day <= quarterEnd(quarter, fiscalYear) ? quarter : quarter + 1;
}

/** Counted back from the year end by whole months; a year that ends with its month has quarters that do, too. */
function quarterEnd(quarter: number, fiscalYear: string): Day {
  const dayOfMonth = Number(fiscalYear.slice(3));
  const endsWithMonth = dayOfMonth >= daysInMonth(2001, closingMonth(fiscalYear) + 1);
  return dayInMonth(quarter * 3 + closingMonth(fiscalYear), endsWithMonth ? 31 : dayOfMonth);
}

function quarterName(quarter: number): string {
  const year = Math.ceil(quarter / 4);
  return `${yearText(year)}-Q${quarter - lastQuarterOf(year - 1)}`;
}

function fiscalYearNumber(day: Day, fiscalYear: string): number {
  return Math.ceil(quarterNumber(day, fiscalYear) / 4);
}

function lastQuarterOf(year: number): number {
  return year * 4;
}

/** 0 (January) to 11. */
function closingMonth(fiscalYear: string): number {
  return Number(fiscalYear.slice(0, 2)) - 1;
}

function yearText(year: number): string {
  return String(year).padStart(4, '0');
}
