import { type Period, type PeriodKind, reportPeriods } from '@/lib/dates/fiscal-year';
import { addDays, type Day, dayOf, endOfDay, startOfDay } from '@/lib/dates/instant';
import { isLastDayOfMonth } from '@/lib/dates/months';
import { formatDay, formatDayOfYear, formatMonth } from '@/lib/format/day';

/**
 * A period as the head of a column: `Jan 2026`, `Q1 2026`, `2026` (`FY 2026` when the fiscal year is none of the
 * calendar), or the days from and to: also where a report begins within the period, or ends before the period and today do,
 * since its name would promise more.
 */
export function periodTitle(period: Period, kind: PeriodKind, time: Time, locale: string): string {
  const { fiscalYear } = time;
  const isWhole =
    kind !== 'all' && isFromItsStart(period, kind, fiscalYear) && !isCutShort(period, kind, time);
  if (!isWhole) return spanTitle(period, locale);
  if (kind === 'month') return formatMonth(period.start, locale);
  const [year = '', quarter] = period.name.split('-');
  const yearTitle = fiscalYear === '12/31' ? year : `FY ${year}`;
  return quarter ? `${quarter} ${yearTitle}` : yearTitle;
}

type Time = { fiscalYear: string; today: Day };

/** Whether the day before lies in another period. */
function isFromItsStart({ name, start }: Period, kind: PeriodKind, fiscalYear: string): boolean {
  const before = addDays(dayOf(start), -1);
  const [earlier] = reportPeriods(startOfDay(before), endOfDay(before), kind, fiscalYear);
  return earlier?.name !== name;
}

/** Whether the day after lies in the same period, and is past or today. */
function isCutShort({ name, end }: Period, kind: PeriodKind, { fiscalYear, today }: Time): boolean {
  if (dayOf(end) >= today) return false;
  const after = addDays(dayOf(end), 1);
  const [later] = reportPeriods(startOfDay(after), endOfDay(after), kind, fiscalYear);
  return later?.name === name;
}

/** Whole months by their names, `Jan 2026 – Jun 2026`, which a column has room for; else the days. */
export function spanTitle(span: Pick<Period, 'start' | 'end'>, locale: string): string {
  const [first, last] = [dayOf(span.start), dayOf(span.end)];
  if (!first.endsWith('-01') || !isLastDayOfMonth(last)) return daysTitle(span, locale);
  const [from, to] = [formatMonth(first, locale), formatMonth(last, locale)];
  return from === to ? from : `${from} – ${to}`;
}

/** `Jan 1 – Jun 30, 2026`; both years only where they differ. */
export function daysTitle({ start, end }: Pick<Period, 'start' | 'end'>, locale: string): string {
  const [first, last] = [dayOf(start), dayOf(end)];
  if (first === last) return formatDayOfYear(first, locale);
  const isOneYear = first.slice(0, 4) === last.slice(0, 4);
  const from = isOneYear ? formatDay(first, locale) : formatDayOfYear(first, locale);
  return `${from} – ${formatDayOfYear(last, locale)}`;
}
