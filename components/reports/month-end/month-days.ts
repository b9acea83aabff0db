import type { Day } from '@/lib/dates/instant';
import { type Month, monthOf, monthsEarlier } from '@/lib/dates/months';

/** `2026-10` where the text is a month; null otherwise. */
export function readMonth(text: string | undefined): Month | null {
  return text !== undefined && /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : null;
}

/** The last month that is over; before the books began, the month of the day. */
export function lastWholeMonth(today: Day, booksStart: Day): Month {
  const before = monthOf(monthsEarlier(today, 1));
  return before < monthOf(booksStart) ? monthOf(today) : before;
}

const mostMonths = 36;

/** The months that one may choose, the latest first. */
export function monthsSince(booksStart: Day, today: Day): Month[] {
  const months: Month[] = [];
  for (let back = 0; back < mostMonths; back += 1) {
    const month = monthOf(monthsEarlier(today, back));
    if (month < monthOf(booksStart)) break;
    months.push(month);
  }
  return months.length === 0 ? [monthOf(today)] : months;
}
