import { addDays, type Day, daysInMonth } from '@/lib/dates/instant';

/**
 * The same day so many months earlier, or the month's last when it has fewer days.
 * @param keepsLast the last day of a month becomes the last of the other
 */
export function monthsEarlier(day: Day, count: number, { keepsLast = false } = {}): Day {
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - count;
  const [year, ofYear] = [Math.floor(month / 12), (month % 12) + 1];
  const last = daysInMonth(year, ofYear);
  const dayOfMonth = keepsLast && isLastOfMonth(day) ? last : Math.min(Number(day.slice(8)), last);
  return `${String(year).padStart(4, '0')}-${twoDigits(ofYear)}-${twoDigits(dayOfMonth)}`;
}

export function isLastOfMonth(day: Day): boolean {
  return addDays(day, 1).endsWith('-01');
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
