import { monthInBankFile } from '@/lib/dates/month-names';
import {
  calendarDay,
  fullYear,
  isDayFirst,
  readWrittenDate,
  resolveDate,
  type WrittenDate,
  withoutMark,
} from '../../written-date';

/** Turns a printed date into YYYY-MM-DD, or null when it is none. */
export type DateReader = (text: string) => string | null;

const SHORT_PARTS = /^(\d\d)[-/.](\d\d)[-/.](\d\d)(?!\d)/;

/**
 * Whether years of two digits come first in these dates ("26-01-31"): the first number stays, or goes on by one, while the last, which
 * would else be the year, goes up and down by more.
 */
export function haveShortYearsFirst(dates: readonly string[]): boolean {
  const parts = dates
    .map(withoutMark)
    .filter((date) => date !== '')
    .map((date) => SHORT_PARTS.exec(date)?.slice(1).map(Number) ?? []);
  const areDays = parts.every(([year = 0, month = 0, day = 0]) => calendarDay(2000 + year, month, day));
  if (parts.length < 2 || !areDays) return false;
  const span = (place: number) => {
    let [least, most] = [99, 0];
    for (const part of parts) {
      const value = part[place] ?? 0;
      [least, most] = [Math.min(least, value), Math.max(most, value)];
    }
    return most - least;
  };
  return span(0) <= 1 && span(2) > 1;
}

/** Reads dates in the given format, or in the order that the dates of the table themselves show. */
export function dateReaderFor(
  dates: readonly string[],
  given: string | undefined,
  dayFirst?: boolean,
): DateReader {
  const format = given ?? (haveShortYearsFirst(dates) ? 'YMD' : undefined);
  if (format !== undefined) return (text) => readFormatted(withoutMark(text), format.toUpperCase());
  const order = dayFirst ?? isDayFirst(writtenDates(dates));
  return (text) => {
    const written = readWrittenDate(text);
    return written && resolveDate(written, order);
  };
}

function* writtenDates(dates: Iterable<string>): Generator<WrittenDate | null> {
  for (const date of dates) yield readWrittenDate(date);
}

/** Runs of letters without marks between them give the lengths (`DDMMYY`); else a format is only the order of the parts. */
function readFormatted(text: string, format: string): string | null {
  const runs = format.match(/Y+|M+|D+/g) ?? [];
  const parts = partsOf(text, format, runs);
  const named = new Map(runs.map((run, index) => [run.charAt(0), parts[index] ?? '']));
  const month = named.get('M') ?? '';
  const [year = '', day = ''] = [named.get('Y'), named.get('D')];
  if (!/^\d{1,4}$/.test(year) || !/^\d{1,2}$/.test(day)) return null;
  return calendarDay(
    fullYear(year),
    /^\d{1,2}$/.test(month) ? Number(month) : monthInBankFile(month),
    Number(day),
  );
}

function partsOf(text: string, format: string, runs: string[]): string[] {
  if (/^[YMD]{4,}$/.test(format)) return slices(text, runs);
  const printed = text.slice(0, 80).match(/\d+|\p{L}+/gu) ?? [];
  if (printed.length > 1) return printed;
  return slices(
    text,
    runs.map(([letter = '']) => (letter === 'Y' && text.length > 6 ? 'YYYY' : letter.repeat(2))),
  );
}

function slices(text: string, runs: string[]): string[] {
  let at = 0;
  return runs.map((run) => {
    at += run.length;
    return text.slice(at - run.length, at);
  });
}
