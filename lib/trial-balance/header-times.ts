import type { Day } from '@/lib/dates/instant';
import { monthNumber } from '@/lib/dates/month-names';
import { dayIn, isOfPrinting } from './as-of-day';
import { monthOf } from './header-words';

/** A day of the month has no year: "Mar 31" is no March of 2031. */
const MONTH = /(?<!\p{L})(\p{L}{3,12})\.?(?:[\s-]+20|\s?[-'’])(\d\d)(?!\d)/gu;
const YEARS = /(?<!\d)((?:19|20)\d\d)(?!\d)(?: ?[/-] ?(?:19|20)?(\d\d)(?!\d))?/;

/**
 * What the header of a column says its balances are of: a day, a month, a year, or the two of a fiscal year, each as the beginning of an
 * ISO day. None where it says nothing.
 */
export function timesIn(header: string): string[] {
  const day = dayIn(header);
  if (day !== null) return [day];
  if (isOfPrinting(header)) return [];
  const month = monthOf(header) ?? latestMonthIn(header);
  if (month !== null) return [month];
  const [, year, other] = YEARS.exec(header) ?? [];
  if (year === undefined) return [];
  const next = String(Number(year) + 1);
  return other !== undefined && next.endsWith(other) ? [year, next] : [year];
}

/** Whether balances of these times can be of that day. */
export function canBeOf(times: readonly string[], day: Day): boolean {
  return times.length === 0 || times.some((time) => day.startsWith(time));
}

function latestMonthIn(header: string): string | null {
  const months = [...header.matchAll(MONTH)].flatMap(([, name, year]) => {
    const month = monthNumber(name ?? '');
    return month === 0 ? [] : [`20${year}-${String(month).padStart(2, '0')}`];
  });
  return months.toSorted().at(-1) ?? null;
}
