import { type Day, daysInMonth } from '@/lib/dates/instant';
import { monthsEarlier } from '@/lib/dates/months-earlier';

/** `2026-10` where the text is a month; null otherwise. */
export function monthOf(text: string | undefined): string | null {
  return text !== undefined && /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : null;
}

/** The first and the last day of a month. */
export function daysOfMonth(month: string): { start: Day; end: Day } {
  const last = daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5, 7)));
  return { start: `${month}-01`, end: `${month}-${last}` };
}

/** The last month that is over; before the books began, the month of the day. */
export function lastWholeMonth(today: Day, booksStart: Day): string {
  const before = monthsEarlier(today, 1).slice(0, 7);
  return before < booksStart.slice(0, 7) ? today.slice(0, 7) : before;
}

const mostMonths = 36;

/** The months that one may choose, the latest first. */
export function monthsSince(booksStart: Day, today: Day): string[] {
  const months: string[] = [];
  for (let back = 0; back < mostMonths; back += 1) {
    const month = monthsEarlier(`${today.slice(0, 7)}-01`, back).slice(0, 7);
    if (month < booksStart.slice(0, 7)) break;
    months.push(month);
  }
  return months.length === 0 ? [today.slice(0, 7)] : months;
}
