import { type Day, daysInMonth, isDay } from '@/lib/dates/instant';
import { monthNumber } from '@/lib/dates/month-names';

const YEAR_FIRST = /(?<!\d)(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})(?!\d)/g;
const NUMBERS = /\b(\d{1,2})[./-](\d{1,2})[./-](\d{4})\b/g;
const DAY_MONTH = /\b(\d{1,2})(?:st|nd|rd|th|er)?[. ]\s*(?:de )?(\p{L}{3,12})\.?,?\s+(?:de )?(\d{4})\b/gu;
/** Above a column, a year of two digits, too: in the lines above the table that may be anything. */
const NUMBERS_OF_HEADER = /\b(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})\b/g;
const DAY_MONTH_OF_HEADER =
  /\b(\d{1,2})(?:st|nd|rd|th|er)?[. ]\s*(?:de )?(\p{L}{3,12})\.?,?\s+(?:de )?(\d{4}|\d{2})\b/gu;
const DASHED = /\b(\d{1,2})-(\p{L}{3,9})-(\d{4}|\d{2})\b/gu;
const MONTH_DAY = /(?<!\p{L})(\p{L}{3,12})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4}|\d{2})\b/gu;
const MONTH = /(?<!\p{L})(\p{L}{3,12})\.?\s+(\d{4})\b/gu;
/** The day on which the file was made. */
const PRINTED =
  /\b(print|printed|erstellt|gedruckt|druckdatum|generated|created|exported|edit[eé] le|afgedrukt)\b/i;
/** That was a moment, too, unless it is said to be that of the balances. */
const TIME = /\b\d{1,2}:\d\d\b/;
/** What stands before the day of the balances, or before their period. */
const STATED =
  /\b(as (of|at|on)|(year|month|quarter|period) (ended|ending|to)|to period|zum|per|au|al|op)\b/i;

/**
 * The latest day that the lines above the table name: the end, where they name a period. Where one says that the balances
 * are of its day, days of others are of something else, such as that of printing.
 */
export function asOfDay(lines: readonly string[]): Day | null {
  const named = lines
    .filter((line) => !isOfPrinting(line))
    .map((line) => ({ isStated: STATED.test(line), days: daysIn(line) }));
  const stated = named.filter(({ isStated, days }) => isStated && days?.length !== 0);
  if (stated.some(({ days }) => days === null)) return null;
  return latestOf((stated.length > 0 ? stated : named).flatMap(({ days }) => days ?? []));
}

/** The latest day that the header of a column names with its year, a month alone not counted; null where it names none. */
export function dayIn(header: string): Day | null {
  return isOfPrinting(header) ? null : latestOf(wholeDaysIn(header, ofHeader) ?? []);
}

/** Whether the day in a text is that on which the file was made. */
export function isOfPrinting(text: string): boolean {
  return PRINTED.test(text) || (TIME.test(text) && !STATED.test(text));
}

function latestOf(days: readonly Day[]): Day | null {
  return days.reduce<Day | null>((latest, day) => (latest === null || day > latest ? day : latest), null);
}

/** Null where the latest day is open: its day and month can be exchanged. */
function daysIn(line: string): Day[] | null {
  const found = wholeDaysIn(line, ofLine);
  return found?.length === 0
    ? [...line.matchAll(MONTH)].flatMap(([, name, year]) => monthEnd(year, name))
    : found;
}

const ofLine = { numbers: NUMBERS, dayMonth: DAY_MONTH };
const ofHeader = { numbers: NUMBERS_OF_HEADER, dayMonth: DAY_MONTH_OF_HEADER };

function wholeDaysIn(line: string, { numbers, dayMonth }: typeof ofLine): Day[] | null {
  const { days: ofNumbers, open } = daysOfNumbers([...line.matchAll(numbers)]);
  const found = [
    ...[...line.matchAll(YEAR_FIRST)].map(([, year, month, day]) =>
      dayOfParts(year, Number(month), Number(day)),
    ),
    ...[dayMonth, DASHED].flatMap((form) =>
      [...line.matchAll(form)].map(([, day, name, year]) => dayOfParts(year, monthOf(name), Number(day))),
    ),
    ...[...line.matchAll(MONTH_DAY)].map(([, name, day, year]) =>
      dayOfParts(year, monthOf(name), Number(day)),
    ),
  ].filter((day) => day !== null);
  const days = [...ofNumbers, ...found];
  const latest = latestOf(days);
  return open.some((day) => latest === null || day > latest) ? null : days;
}

/** Days in numbers: one above 12 tells the order of all in the line. `open`: each day that one without an order can be. */
function daysOfNumbers(found: readonly RegExpMatchArray[]): { days: Day[]; open: Day[] } {
  const parts = found.map(([, first, second, year]) => ({ year, one: Number(first), two: Number(second) }));
  const isDayFirst = parts.some(({ one }) => one > 12);
  const isMonthFirst = parts.some(({ two }) => two > 12);
  const read = parts.map(({ year, one, two }) => {
    const ways = [
      ...(isMonthFirst && !isDayFirst ? [] : [dayOfParts(year, two, one)]),
      ...(isDayFirst && !isMonthFirst ? [] : [dayOfParts(year, one, two)]),
    ];
    return [...new Set(ways.filter((day) => day !== null))];
  });
  return {
    days: read.filter(({ length }) => length === 1).flat(),
    open: read.filter(({ length }) => length > 1).flat(),
  };
}

function monthEnd(year = '', name = ''): Day[] {
  const month = monthOf(name);
  return month === 0 ? [] : [dayOfParts(year, month, daysInMonth(Number(year), month)) ?? []].flat();
}

function monthOf(name = ''): number {
  return monthNumber(name);
}

function dayOfParts(year = '', month: number, day: number): Day | null {
  const full = year.length === 2 ? `20${year}` : year;
  const text = `${full}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return isDay(text) ? text : null;
}
