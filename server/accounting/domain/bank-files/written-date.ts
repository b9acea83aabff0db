import { monthInBankFile, monthNumber } from '@/lib/dates/month-names';
import type { DateReading, DayMonthOrder } from './bank-file';

/** A date as it is written in a file: complete by its form, or two numbers whose order the rest of the file decides. */
export type WrittenDate =
  | { kind: 'ordered'; year: number; month: number; day: number }
  | { kind: 'unordered'; first: number; second: number; year: number; isDotted: boolean };

const YEAR_FIRST = /^(\d{4})\s*[-/.:]\s*(\d{1,2})\s*[-/.:]\s*(\d{1,2})(?!\d)/;
const SHORT_YEAR_FIRST = /^(3[2-9]|[4-9]\d)\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*(\d{1,2})(?!\d)/;
const COMPACT = /^(\d{2})(\d{2})(\d{4})(?:\d{6})?(?!\d)/;
/** Two digits may also be the hour of a time: "19 Nov 14:20", "Nov 19, 2 pm". */
const NO_TIME = String.raw`(?!\d|[:h]\d|\.\d\d(?!\d)| ?[ap]\.?m\b)`;
const YEAR = String.raw`(\d{4}(?!\d)|\d{2}${NO_TIME})`;
const NUMBERS = new RegExp(
  String.raw`^(\d{1,2})\s*([/.\-' ])\s*(\d{1,2})\s*[/.\-' ]\s*(\d{3,4}(?!\d)|\d{1,2}${NO_TIME})`,
  'i',
);
const DAY_NAMED_MONTH = new RegExp(
  String.raw`^(\d{1,2})(?:st|nd|rd|th|er)?[\s.\-/]*(?:de |of )?(\p{L}{3,12})[\s.\-/,']*(?:del? )?${YEAR}`,
  'iu',
);
const NAMED_MONTH_DAY = new RegExp(
  String.raw`^(\p{L}{3,12})[\s.\-/]*(\d{1,2})(?:st|nd|rd|th)?[\s,\-/]+${YEAR}`,
  'iu',
);
/** Years of an era, as banks in Japan ("令和8年3月14日", "R8.3.14") and in Taiwan ("115/03/14") print them. */
const OF_JAPANESE_ERA =
  /^(令和|平成|昭和|[RHS])\.?\s*(\d{1,2}|元)\s*[-年/.]\s*(\d{1,2})\s*[-月/.]\s*(\d{1,2})(?!\d)/i;
const BEFORE_ERA = new Map([
  ...(['令和', 'R'] as const).map((era): [string, number] => [era, 2018]),
  ...(['平成', 'H'] as const).map((era): [string, number] => [era, 1988]),
  ...(['昭和', 'S'] as const).map((era): [string, number] => [era, 1925]),
]);
const OF_REPUBLIC = /^(1[0-4]\d)[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/;
/** Months in Thai, with and without the dots of an abbreviation. */
const OF_THAI_MONTH = /^(\d{1,2})\s*([\u0e01-\u0e4e.]{2,12}?)\s*(\d{4}|\d{2})(?!\d)/;
const THAI_MONTHS = [
  'มค|กพ|มีค|เมย|พค|มิย|กค|สค|กย|ตค|พย|ธค',
  'มกราคม|กุมภาพันธ์|มีนาคม|เมษายน|พฤษภาคม|มิถุนายน|กรกฎาคม|สิงหาคม|กันยายน|ตุลาคม|พฤศจิกายน|ธันวาคม',
].map((months) => months.split('|'));
/** From here on a year of two digits beside them is of the Buddhist era: no file is of the common year 2060. */
const firstOfBuddhistEra = 60;
/** "2026年3月14日". */
const CHARACTERS_OF_DATE = /(?<=\d)[年月](?=\s*\d)/g;
const longestDate = 80;

/** YYYY-MM-DD, or null when the calendar has no such day between 1900 and 2199. */
export function calendarDay(year: number, month: number, day: number): string | null {
  if (year < 1900 || year > 2199 || month < 1 || month > 12 || day < 1) return null;
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  if (day > (lengths[month - 1] ?? 0)) return null;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Years of the Buddhist era, which Thailand counts by, are far from any other. */
const buddhistEra = 543;

/** Two digits: 70–99 are 19xx, 00–69 are 20xx. Three digits count from 1900, as some banks' programs print them. */
export function fullYear(digits: string): number {
  const year = Number(digits);
  if (digits.length >= 4) return year >= 2500 && year < 2700 ? year - buddhistEra : year;
  if (digits.length === 3 || year >= 70) return 1900 + year;
  return 2000 + year;
}

/** The date that the text begins with (a time or words may follow), or null when it begins with none. */
export function readWrittenDate(text: string): WrittenDate | null {
  return readDate(text, readEra, monthInBankFile);
}

/** The same in the most common languages and calendars: other words and numbers of receipts may look like a date in the others. */
export function readDateOfReceipt(text: string): WrittenDate | null {
  return readDate(text, () => null, monthNumber);
}

function readDate(
  text: string,
  readOfEra: (written: string) => WrittenDate | null,
  monthOf: (name: string) => number,
): WrittenDate | null {
  const written = withoutMark(text.slice(0, longestDate)).replace(CHARACTERS_OF_DATE, '-');
  const ofEra = readOfEra(written);
  if (ofEra) return ofEra;
  const yearFirst = YEAR_FIRST.exec(written) ?? SHORT_YEAR_FIRST.exec(written);
  if (yearFirst) return ordered(yearFirst[1], yearFirst[2], yearFirst[3]);
  return readCompact(written) ?? readNumbers(written) ?? readNamedMonth(written, monthOf);
}

/** The text without an apostrophe in front, with which spreadsheets keep it from being changed. */
export function withoutMark(text: string): string {
  return text.trim().replace(/^['’]/, '');
}

/**
 * Whether the day comes before the month in these dates. A number above 12 cannot be a month; where no date has
 * one, dots mean day first (no country writes M.D.YYYY) and anything else month first.
 */
export function isDayFirst(dates: Iterable<WrittenDate | null>): boolean {
  let balance = 0;
  let dotted = 0;
  for (const date of dates) {
    if (date?.kind !== 'unordered') continue;
    dotted += date.isDotted ? 1 : -1;
    if (date.first > 12) balance += 1;
    if (date.second > 12) balance -= 1;
  }
  return balance === 0 ? dotted > 0 : balance > 0;
}

/** The order that the dates prove by a day above 12; null where none does, or they contradict each other. */
export function provenOrder(dates: readonly (WrittenDate | null)[]): DayMonthOrder | null {
  const open = dates.filter((date) => date?.kind === 'unordered');
  const [dayFirst, monthFirst] = [
    open.some(({ first }) => first > 12),
    open.some(({ second }) => second > 12),
  ];
  if (dayFirst === monthFirst) return null;
  return dayFirst ? 'DMY' : 'MDY';
}

/**
 * Both readings of the dates, where every date that leaves day and month open can be read either way, and at least one
 * would be another day; empty where the dates tell. Dots mean day first, so they leave nothing open.
 */
export function dateReadingsOf(dates: readonly (WrittenDate | null)[]): DateReading[] {
  const open = dates.filter((date) => date?.kind === 'unordered');
  const isOpen = open.every(({ first, second }) => first <= 12 && second <= 12);
  if (!isOpen || open.every(({ first, second }) => first === second) || isDayFirst(open)) return [];
  return (['DMY', 'MDY'] as const).map((format) => ({
    format,
    days: dates.flatMap((date) => (date ? (resolveDate(date, format === 'DMY') ?? []) : [])),
  }));
}

/** YYYY-MM-DD, or null when the calendar has no such day. */
export function resolveDate(date: WrittenDate, dayFirst: boolean): string | null {
  if (date.kind === 'ordered') return calendarDay(date.year, date.month, date.day);
  const [month, day] = dayFirst ? [date.second, date.first] : [date.first, date.second];
  return calendarDay(date.year, month, day);
}

function readEra(written: string): WrittenDate | null {
  const [, era = '', ofEra = '', eraMonth, eraDay] = OF_JAPANESE_ERA.exec(written) ?? [];
  const before = BEFORE_ERA.get(era.toUpperCase());
  if (before !== undefined) {
    const year = before + (ofEra === '元' ? 1 : Number(ofEra));
    return { kind: 'ordered', year, month: Number(eraMonth), day: Number(eraDay) };
  }
  const thai = readThai(written);
  if (thai) return thai;
  const [, year, month, day] = OF_REPUBLIC.exec(written) ?? [];
  if (year === undefined) return null;
  return { kind: 'ordered', year: Number(year) + 1911, month: Number(month), day: Number(day) };
}

function readThai(written: string): WrittenDate | null {
  const [, day, name = '', year = ''] = OF_THAI_MONTH.exec(written) ?? [];
  const plain = name.replaceAll('.', '');
  const month = Math.max(...THAI_MONTHS.map((months) => months.indexOf(plain))) + 1;
  if (month === 0) return null;
  const isOfEra = year.length === 2 && Number(year) >= firstOfBuddhistEra;
  return ordered(isOfEra ? `25${year}` : year, String(month), day);
}

function ordered(year = '', month = '', day = ''): WrittenDate {
  return { kind: 'ordered', year: fullYear(year), month: Number(month), day: Number(day) };
}

function readCompact(written: string): WrittenDate | null {
  const match = COMPACT.exec(written);
  if (!match) return null;
  const [, first = '', second = '', year = ''] = match;
  const isYearFirst =
    calendarDay(Number(first + second), Number(year.slice(0, 2)), Number(year.slice(2))) !== null;
  if (isYearFirst) return ordered(first + second, year.slice(0, 2), year.slice(2));
  return {
    kind: 'unordered',
    first: Number(first),
    second: Number(second),
    year: fullYear(year),
    isDotted: false,
  };
}

function readNumbers(written: string): WrittenDate | null {
  const match = NUMBERS.exec(written);
  if (!match) return null;
  const [, first = '', separator, second = '', year = ''] = match;
  const isDotted = separator === '.';
  return { kind: 'unordered', first: Number(first), second: Number(second), year: fullYear(year), isDotted };
}

function readNamedMonth(written: string, monthOf: (name: string) => number): WrittenDate | null {
  const dayFirst = DAY_NAMED_MONTH.exec(written);
  if (dayFirst && monthOf(dayFirst[2] ?? '') > 0) {
    return ordered(dayFirst[3], String(monthOf(dayFirst[2] ?? '')), dayFirst[1]);
  }
  const monthFirst = NAMED_MONTH_DAY.exec(written);
  if (!monthFirst || monthOf(monthFirst[1] ?? '') === 0) return null;
  return ordered(monthFirst[3], String(monthOf(monthFirst[1] ?? '')), monthFirst[2]);
}
