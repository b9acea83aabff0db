import { addDays, type Day } from '@/lib/dates/instant';
import { resolveDate, type WrittenDate } from '../../bank-files/written-date';
import type { PlaceOfIssue } from '../place-of-issue';
import type { PrintedDate } from './printed-dates';

/** Where a year of two digits may come first: 26/03/17. In the United States at least the day never does. */
const yearFirst = new Set(['CAD', 'CNY', 'HKD', 'HUF', 'JPY', 'KRW', 'SEK', 'TWD', 'USD']);
/** Of those the ones that only such a place is paid in, whatever tax it names: "moms", "VAT". */
const onlyYearFirst = new Set(['CNY', 'HUF', 'JPY', 'KRW', 'SEK', 'TWD']);
const SHORT = /^\d{2}([-/.])\d{1,2}\1\d{2}(?!\d)/;
/** A receipt is uploaded within a year, and hardly ever after more than two. */
const usualDays = 365;
const oldDays = 730;

/**
 * The dates, of those with three numbers of two digits the ones with the year first that are of the year before the upload then, and
 * else of long ago or to come. Where the other is of the two years before, the day is first, in doubt. Not at a place where the day is first,
 * nor where the other reading is printed with all of its year.
 * @param currency the one that was read, null where none is known
 */
export function withYearsFirst(
  dates: readonly PrintedDate[],
  place: PlaceOfIssue,
  currency: string | null,
  uploadedOn: Day,
): PrintedDate[] {
  if (!onlyYearFirst.has(currency ?? '') && isDayFirst(place)) return [...dates];
  const isShort = ({ line, at }: PrintedDate) => SHORT.test(line.text.slice(at));
  const whole = dates.filter((each) => !isShort(each)).map(({ date }) => resolveDate(date, true));
  const isWithin = (day: Day | null, days: number) =>
    day !== null && day <= addDays(uploadedOn, 1) && day >= addDays(uploadedOn, -days);
  return dates.map((each) => {
    const read = isShort(each) ? yearFirstOf(each.date) : null;
    if (read === null || !isWithin(resolveDate(read, false), usualDays)) return each;
    const other = resolveDate(each.date, true);
    if (other !== null && (whole.includes(other) || other === resolveDate(read, false))) return each;
    return isWithin(other, oldDays)
      ? { ...each, isYearOpen: true }
      : { ...each, date: read, isYearFirst: true };
  });
}

function isDayFirst({ currencies, isElsewhere, hasGst }: PlaceOfIssue): boolean {
  if (currencies.size === 0) return isElsewhere && !hasGst;
  return ![...currencies].some((each) => yearFirst.has(each));
}

function yearFirstOf(date: WrittenDate): WrittenDate | null {
  if (date.kind !== 'unordered' || date.first <= 12) return null;
  return { kind: 'ordered', year: 2000 + date.first, month: date.second, day: date.year % 100 };
}
