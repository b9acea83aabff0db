import { type Day, daysInMonth, isDay } from '@/lib/dates/instant';
import { monthNumber } from '@/lib/dates/month-names';

const YEAR_FIRST = /\b(\d{4})-(\d{1,2})-(\d{1,2})\b/g;
const NUMBERS = /\b(\d{1,2})[./-](\d{1,2})[./-](\d{4})\b/g;
const DAY_MONTH = /\b(\d{1,2})(?:st|nd|rd|th|er)?[. ]\s*(?:de )?(\p{L}{3,12})\.?,?\s+(?:de )?(\d{4})\b/gu;
const MONTH_DAY = /(?<!\p{L})(\p{L}{3,12})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4}|\d{2})\b/gu;
const MONTH = /(?<!\p{L})(\p{L}{3,12})\.?\s+(\d{4})\b/gu;
/** The day on which the file was made. */
const PRINTED =
  /\b(print|printed|erstellt|gedruckt|druckdatum|generated|created|exported|edit[eé] le|afgedrukt)\b/i;

/** The latest day that the lines above the table name: the end, where they name a period. */
export function asOfDay(lines: readonly string[]): Day | null {
  const days = lines.filter((line) => !PRINTED.test(line)).flatMap(daysIn);
  return days.reduce<Day | null>((latest, day) => (latest === null || day > latest ? day : latest), null);
}

function daysIn(line: string): Day[] {
  const found = [
    ...[...line.matchAll(YEAR_FIRST)].map(([, year, month, day]) => dayIn(year, Number(month), Number(day))),
    ...[...line.matchAll(NUMBERS)].map(([, first, second, year]) => dayOfNumbers(year, first, second)),
    ...[...line.matchAll(DAY_MONTH)].map(([, day, name, year]) => dayIn(year, monthOf(name), Number(day))),
    ...[...line.matchAll(MONTH_DAY)].map(([, name, day, year]) => dayIn(year, monthOf(name), Number(day))),
  ].filter((day) => day !== null);
  return found.length > 0
    ? found
    : [...line.matchAll(MONTH)].flatMap(([, name, year]) => monthEnd(year, name));
}

/** Null where day and month can be exchanged: the person chooses the day. */
function dayOfNumbers(year = '', first = '', second = ''): Day | null {
  const [one, two] = [Number(first), Number(second)];
  if (one > 12) return dayIn(year, two, one);
  return two > 12 || one === two ? dayIn(year, one, two) : null;
}

function monthEnd(year = '', name = ''): Day[] {
  const month = monthOf(name);
  return month === 0 ? [] : [dayIn(year, month, daysInMonth(Number(year), month)) ?? []].flat();
}

function monthOf(name = ''): number {
  return monthNumber(name);
}

function dayIn(year = '', month: number, day: number): Day | null {
  const full = year.length === 2 ? `20${year}` : year;
  const text = `${full}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return isDay(text) ? text : null;
}
