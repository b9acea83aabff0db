import { type PeriodKind, reportPeriods } from '@/lib/dates/fiscal-year';
import { addDays, type Day, dayOf, daysBetween, endOfDay, startOfDay } from '@/lib/dates/instant';
import { isLastDayOfMonth, monthIndex, monthsEarlier } from '@/lib/dates/months';

export const comparisons = ['period', 'year'] as const;
/** With the period right before, or with the same days a year earlier. */
export type DaysComparison = (typeof comparisons)[number];

type Days = { start: Day; end: Day };

/** What a comparison depends on; `booksStart` is the first day that reports count. */
export type BooksTime = { today: Day; fiscalYear: string; booksStart: Day };

export type Comparison = {
  /** Those that are compared: of a period that is not over, the days through today. */
  days: Days;
  /** What they are compared with; null where the books hold none of it. */
  against: Days | null;
  /** How much of what was asked for the books hold. */
  held: 'all' | 'part' | 'none';
  /** Whether both are as long as they should be; without that a change is neither better nor worse. */
  isFair: boolean;
};

/** The days of a report and those that they are compared with. */
export function comparisonOf(
  { start, end, compare }: Days & { compare: DaysComparison | null },
  time: BooksTime,
): Comparison {
  if (compare === null) return { days: { start, end }, against: null, held: 'all', isFair: false };
  const days = { start, end: lastKnown({ start, end }, time.today) };
  const asked = comparedDays({ start, end }, compare, time);
  // Nothing is before, also where the days before would lie before the year 1 and are its first day instead.
  const beginsBooks = compare === 'period' && start <= time.booksStart;
  if (beginsBooks || asked.end < time.booksStart) return { days, against: null, held: 'none', isFair: false };
  const isWhole = asked.start >= time.booksStart;
  return {
    days,
    against: isWhole ? asked : { ...asked, start: time.booksStart },
    held: isWhole ? 'all' : 'part',
    isFair: isWhole && start <= time.today,
  };
}

/**
 * The days that a report is compared with. Whole months are compared with whole months; what is not over, or ends within a
 * month, with the same days of the fiscal year, quarter or month before.
 */
export function comparedDays(
  { start, end }: Days,
  compare: DaysComparison,
  time: Pick<BooksTime, 'today' | 'fiscalYear'>,
): Days {
  const last = lastKnown({ start, end }, time.today);
  const before = compare === 'period' ? quarterBefore({ start, end }, time.fiscalYear) : null;
  if (before) {
    const sameDay = addDays(before.start, daysBetween(start, last));
    return { start: before.start, end: last === end || sameDay > before.end ? before.end : sameDay };
  }
  const months = compare === 'year' ? 12 : monthsBack({ start, end }, time);
  // The last day of a month stays the last.
  if (months !== null) {
    return { start: monthsEarlier(start, months), end: monthsEarlier(last, months, { keepsLast: true }) };
  }
  const from = addDays(start, -(daysBetween(start, end) + 1));
  return { start: from, end: addDays(from, daysBetween(start, last)) };
}

/** The last day of which something is known: today, where the days are not over. */
export function lastKnown({ start, end }: Days, today: Day): Day {
  return start <= today && today < end ? today : end;
}

/** The quarter before, where the days are one of a fiscal year that does not begin with a month; otherwise null. */
function quarterBefore({ start, end }: Days, fiscalYear: string): Days | null {
  if (start.endsWith('-01') && isLastDayOfMonth(end)) return null;
  // Periods at the ends are cut off there: the first and the last of these are not whole.
  const [from, to] = [startOfDay(addDays(start, -200)), endOfDay(addDays(end, 1))];
  const quarters = reportPeriods(from, to, 'quarter', fiscalYear);
  const [before, itself] = quarters
    .slice(-3, -1)
    .map((each) => ({ start: dayOf(each.start), end: dayOf(each.end) }));
  return before && itself?.start === start && itself.end === end ? before : null;
}

/** What the days may be the beginning of, what is asked for most first. */
const kinds = [
  { kind: 'year', months: 12 },
  { kind: 'month', months: 1 },
  { kind: 'quarter', months: 3 },
] as const satisfies { kind: PeriodKind; months: number }[];

/** How many months earlier the same days of the period before are; null for days that no period begins with. */
function monthsBack(
  days: Days,
  { today, fiscalYear }: Pick<BooksTime, 'today' | 'fiscalYear'>,
): number | null {
  const { start, end } = days;
  if (start.endsWith('-01') && isLastDayOfMonth(end)) {
    const count = monthIndex(end) - monthIndex(start) + 1;
    // The fiscal year to date, on the last day of a month; one month or three are called by their own names.
    const isToDate = end === today && count !== 1 && count !== 3;
    return isToDate && begins(days, 'year', fiscalYear) ? 12 : count;
  }
  return kinds.find(({ kind }) => begins(days, kind, fiscalYear))?.months ?? null;
}

/** Whether a period of the kind begins with the days and holds them all. */
function begins({ start, end }: Days, kind: PeriodKind, fiscalYear: string): boolean {
  const periods = reportPeriods(startOfDay(addDays(start, -1)), endOfDay(end), kind, fiscalYear);
  return periods.length === 2 && dayOf(periods[1]?.start ?? '') === start;
}
