import { addDays, type Day, daysInMonth, isDay } from './instant';
import { monthsEarlier } from './months';

/** Which of day, month and year comes where in a date of figures. */
export type DayOrder = 'dmy' | 'mdy' | 'ymd';

type Reading = { today: Day; order: DayOrder };

/**
 * The day that somebody means by what they typed, or null: `3/4/2026`, `3/4`, `3.4.26` (day first), `4` (of this month), `030426`,
 * `2026-03-04`, `3 Apr`, `Apr 3 2026`, `today`, `yesterday`, `tomorrow`, `-1` and `+7` (days from today), `-2w`, `+1m`,
 * `-1y`. Without a year it lies up to ten months
 * back or two ahead; one of two digits, up to 49, is 20xx.
 */
export function dayOfTyped(typed: string, reading: Reading): Day | null {
  const text = typed.replace(DIRECTION_MARKS, '').trim().toLowerCase();
  return (
    dayOfWord(text, reading.today) ??
    dayOfDistance(text, reading.today) ??
    dayOfFigures(text, reading) ??
    dayWithMonthName(text, reading.today)
  );
}

/** What some locales write between the parts of a date, unseen. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f]/g;

/** Whether what was typed needs no more to be one certain day: it is taken without waiting for the field to be left. */
export function isWholeDay(typed: string): boolean {
  return /^(\d{4}\D\d{2}\D\d{2}|\d{1,2}\D\d{1,2}\D(19|20)\d{2})$/.test(typed.trim());
}

const words: Record<string, number> = { today: 0, t: 0, yesterday: -1, y: -1, tomorrow: 1 };

function dayOfWord(text: string, today: Day): Day | null {
  const distance = Object.hasOwn(words, text) ? words[text] : undefined;
  return distance === undefined ? null : addDays(today, distance);
}

/** So many days, weeks, months or years from today. */
function dayOfDistance(text: string, today: Day): Day | null {
  const [, sign, figures, unit = 'd'] = /^([+-])\s?(\d{1,4})\s?([dwmy])?$/.exec(text) ?? [];
  if (sign === undefined) return null;
  const count = sign === '-' ? -Number(figures) : Number(figures);
  if (unit === 'd') return withinYears(addDays(today, count));
  if (unit === 'w') return withinYears(addDays(today, count * 7));
  return withinYears(monthsEarlier(today, -count * (unit === 'y' ? 12 : 1)));
}

function dayOfFigures(text: string, { today, order }: Reading): Day | null {
  const parts = text.split(/\s*[./\-\s]\s*/).filter(Boolean);
  if (parts.some((part) => !/^\d+$/.test(part))) return null;
  if (parts.length === 1) return dayOfDigits(parts[0] ?? '', { today, order });
  const orders = /^\d+\s*\./.test(text) ? ordersWithDots[order] : [order];
  for (const each of orders) {
    const day = dayOfParts(parts, { today, order: each });
    if (day !== null) return day;
  }
  return null;
}

/**
 * Who writes dots has the day first, or the year where the locale has: no country writes M.D.YYYY. The locale's order is
 * taken where there is no such day.
 */
const ordersWithDots: Record<DayOrder, readonly DayOrder[]> = {
  dmy: ['dmy'],
  mdy: ['dmy', 'mdy'],
  ymd: ['ymd', 'dmy'],
};

function dayOfParts(parts: readonly string[], { today, order }: Reading): Day | null {
  const [first = '', second = '', third = ''] = parts;
  if (parts.length === 2) {
    const [day, month] = order === 'dmy' ? [first, second] : [second, first];
    return withoutYear(Number(month), Number(day), today);
  }
  if (parts.length !== 3) return null;
  if (first.length === 4) return dayOf(first, second, third);
  if (order === 'ymd') return dayOf(first, second, third);
  return order === 'dmy' ? dayOf(third, second, first) : dayOf(third, first, second);
}

/** Figures without anything between them: a day of this month, or all parts of two digits and a year of two or four. */
function dayOfDigits(digits: string, { today, order }: Reading): Day | null {
  if (digits.length <= 2) return dayOf(today.slice(0, 4), today.slice(5, 7), digits);
  const cut = (...lengths: number[]) => {
    let from = 0;
    return lengths.map((length) => {
      from += length;
      return digits.slice(from - length, from);
    });
  };
  if (digits.length === 4) {
    const [first = '', second = ''] = cut(2, 2);
    const [day, month] = order === 'dmy' ? [first, second] : [second, first];
    return withoutYear(Number(month), Number(day), today);
  }
  if (digits.length !== 6 && digits.length !== 8) return null;
  const yearLength = digits.length - 4;
  const isYearFirst = order === 'ymd' || (yearLength === 4 && /^(19|20)/.test(digits) && isCompact(digits));
  const [first = '', second = '', third = ''] = isYearFirst ? cut(yearLength, 2, 2) : cut(2, 2, yearLength);
  if (isYearFirst) return dayOf(first, second, third);
  return order === 'dmy' ? dayOf(third, second, first) : dayOf(third, first, second);
}

/** Whether eight figures are a day written as `20260304`. */
function isCompact(digits: string): boolean {
  return isDay(`${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`);
}

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `3 apr`, `april 3rd, 2026`. */
function dayWithMonthName(text: string, today: Day): Day | null {
  const parts = text.split(/[\s.,/-]+/).filter(Boolean);
  const monthIndex = monthNames.findIndex((name) => parts.some((part) => part.startsWith(name)));
  const figures = parts.filter((part) => /^\d+(st|nd|rd|th)?$/.test(part));
  if (monthIndex < 0 || figures.length !== parts.length - 1) return null;
  const [day = '', year] = figures.map((part) => part.replace(/\D+$/, ''));
  if (figures.length === 1) return withoutYear(monthIndex + 1, Number(day), today);
  return year === undefined || figures.length > 2 ? null : dayOf(year, String(monthIndex + 1), day);
}

/** How many days back a day without a year may lie. */
const daysBack = 300;

/**
 * The first such day from ten months ago on: books are mostly of the past, bills due in the two months to come. In
 * January, 12/28 is of last year; in December, 1/5 is of the next.
 */
function withoutYear(month: number, day: number, today: Day): Day | null {
  const year = Number(today.slice(0, 4));
  const earliest = addDays(today, -daysBack);
  // 29 February may be up to eight years away.
  for (let each = year - 1; each <= year + 8; each += 1) {
    const found = dayOf(String(each).padStart(4, '0'), String(month), String(day));
    if (found !== null && found >= earliest) return found;
  }
  return null;
}

function dayOf(year: string, month: string, day: string): Day | null {
  const [m, d] = [Number(month), Number(day)];
  if (!/^(\d{2}|\d{4})$/.test(year) || m < 1 || m > 12) return null;
  const whole = year.length === 2 ? (Number(year) < 50 ? 2000 : 1900) + Number(year) : Number(year);
  if (whole < 1 || d < 1 || d > daysInMonth(whole, m)) return null;
  const [paddedYear, paddedMonth] = [String(whole).padStart(4, '0'), String(m).padStart(2, '0')];
  return `${paddedYear}-${paddedMonth}-${String(d).padStart(2, '0')}`;
}

function withinYears(day: Day): Day | null {
  return isDay(day) ? day : null;
}
