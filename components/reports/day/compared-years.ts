import type { EntriesBehind } from '@/lib/contract/drill-down';
import { dayOf, type Instant } from '@/lib/dates/instant';
import { monthsEarlier } from '@/lib/dates/months';
import { formatDayOfYear } from '@/lib/format/day';
import type { RowKey } from '../report-rows';

/** The days that a figure of the fiscal year to date counts. */
type YearToDate = { start_datetime?: Instant | undefined; end_datetime?: Instant | undefined };

/** When the fiscal years of two balances begin that are compared with one another. */
export type ComparedYears = {
  now: Instant;
  before: Instant;
  /** Both count as many days of their years: those of January are not compared with a whole year. */
  isFair: boolean;
};

/** The fiscal years of two balances; null where they are of one. */
export function comparedYears(
  now: YearToDate | undefined,
  before: YearToDate | undefined,
): ComparedYears | null {
  if (!now?.start_datetime || !before?.start_datetime) return null;
  if (now.start_datetime === before.start_datetime) return null;
  return { now: now.start_datetime, before: before.start_datetime, isFair: isAsFar(now, before) };
}

/** Whether both begin and end on the same days of their years. */
function isAsFar(now: YearToDate, before: YearToDate): boolean {
  const years = yearOf(now.start_datetime) - yearOf(before.start_datetime);
  const isEarlier = (instant = '', earlier = '') =>
    monthsEarlier(dayOf(instant), years * 12, { keepsLast: true }) === dayOf(earlier);
  return (
    isEarlier(now.start_datetime, before.start_datetime) && isEarlier(now.end_datetime, before.end_datetime)
  );
}

function yearOf(instant: Instant = ''): number {
  return Number(instant.slice(0, 4));
}

/** What a fiscal year leaves in these rows when it ends. */
const earlierYears: readonly RowKey[] = [
  'retained_earnings',
  'earlier_years_result',
  'earlier_years_dividends',
];

/**
 * Whether a row begins anew with each fiscal year or takes up the one that ends, so that between two years it changes without
 * anything that happened.
 * @param entries behind the later figure
 */
export function isOfYears(key: RowKey, entries: EntriesBehind | null, { now }: ComparedYears): boolean {
  return earlierYears.includes(key) || entries?.start_datetime === now;
}

/**
 * From when the figures of the fiscal year to date count.
 * @param subject such as `Net income is`
 * @param when the earlier day
 */
export function yearsNote(
  subject: string,
  { now, before, isFair }: ComparedYears,
  { when, locale }: { when: string; locale: string },
): string {
  const [latest, earlier] = [formatDayOfYear(now, locale), formatDayOfYear(before, locale)];
  const note = `${subject} of the fiscal year to date: since ${latest}, and as of ${when} since ${earlier}.`;
  return isFair ? note : `${note} What depends on the fiscal year is not compared in percent.`;
}
