import type { Day } from '@/lib/dates/instant';
import { monthNumber } from '@/lib/dates/month-names';
import { isDayFirst, readDateOfReceipt, resolveDate, type WrittenDate } from '../../bank-files/written-date';
import { namesAmount } from '../amounts/names-amount';
import type { PlaceOfIssue } from '../place-of-issue';
import type { TextLine } from '../text-line';
import { isMonthFirstPlace } from './date-order';

/** Where a date may begin: numbers with separators (three, five are of a telephone), or a day beside the name of a month. */
const BEGINNING =
  /(?<![\p{L}\d.,/-])(?=\d{1,4}([-/.])\d{1,2}\1\d{2,4}(?!\d|\1\d)|20\d\d([-/.])\d{1,2}\2\d(?!\d|\2\d)|\d{1,2}(?:st|nd|rd|th|\.)?[ .,/-]{0,2}(?:de |of )?\p{L}{3,10}[ .,'/-]{0,2}(?:del? |of )?\d{2,4}(?!\d)|\p{L}{3,9}\.? ?\d{1,2}(?:st|nd|rd|th)?,? ?\d{2,4}(?!\d))/giu;
/** The same with all of its year, printed close to a word before it: "Date.28/12/2017", "REG#19-24/07/2016". */
const CLOSE_TO_A_WORD =
  /(?<=\p{L}\.?)(?=\d{1,2}([-/.])\d{1,2}\1(?:19|20)\d\d(?![\d/-]))|(?<=\d-)(?=\d{1,2}\/\d{1,2}\/(?:19|20)\d\d(?![\d/-]))/gu;
/**
 * A street that is called after a day, with the number of a house: "Av. 18 de Julio 2020", "Rue du 8 Mai 20"; in Spanish and
 * Portuguese two digits behind a month are that wherever no "de" sets them apart.
 */
const STREET =
  /(?:(?<!\p{L})(?:(?:calle|c\/|avenida|avda|av|paseo|plaza|rua|r\.|praça|travessa|largo)\.? ?(?:del? )?(?=\d{1,2}[º°]? de )|(?:rue|avenue|place|boulevard|quai) du |(?:via|viale|piazza|corso) )\d{1,2}[º°]? (?:de )?\p{L}{3,10}(?!\p{L}|,? del? \d)(?:,? \d{1,4}(?!\d))?|(?<!\d)\d{1,2}[º°]? de \p{L}{3,10},? \d\d(?!\d))/giu;
/** The heads of columns of dates, which stand above their values. */
const COLUMN_HEAD =
  /(?:payment |pay )?due(?: date| by| on)?|(?:invoice |issue |bill |statement |delivery |service )?date(?: of issue)?|issued|fällig(?:keit)?(?:sdatum| am)?|(?:rechnungs|liefer|factuur|verval)? ?datum|(?:date d['’])?(?:échéance|emission|émission)/giu;
/** What stands between these words and a date is the amount that is due: "BALANCE DUE 0.00 14/03/2026". */
const AMOUNT_DUE = /\b(?:change|total|amount|amt|balance|bal)\.?(?: now)? due\b([^\p{L}]*)$/iu;
const DECIMALS = /[.,]\d\d(?!\d)/g;
export const lengthOfDate = 11;

/** Whole, since other words begin like them: "2 Margarita". */
const MONTH_NAME =
  'jan(?:uary|uar|vier)?|feb(?:ruary|ruar)?|févr?(?:ier)?|mar(?:ch|s|zo)?|märz|apr(?:il)?|avr(?:il)?|may|mai|mayo|june?|juni|juin|july?|juli|juil(?:let)?|aug(?:ust)?|août|agosto|sept?(?:ember|embre|iembre)?|o[ck]t(?:ober|obre|ubre)?|nov(?:ember|embre|iembre)?|de[cz](?:ember)?|déc(?:embre)?|dic(?:iembre)?';
/** A day without its year, where no letter or number joins it: "19 Nov 14:20". */
const WITHOUT_YEAR = new RegExp(
  String.raw`(?<![\p{L}\d.,/-])(?:(?<day>\d{1,2})(?:st|nd|rd|th|\.)?[ .-]?(?<month>${MONTH_NAME})|(?<before>${MONTH_NAME})\.? ?(?<after>\d{1,2})(?:st|nd|rd|th)?)(?![\p{L}\d])`,
  'giu',
);
/** The same in numbers, which are a fraction, a page or a size where no words say that they are a day. */
const NUMBERS_WITHOUT_YEAR = /(?<![\p{L}\d.,/-])(?<first>\d{1,2})\/(?<second>\d{1,2})(?![\p{L}\d/]|[.,]\d)/gu;
/** A leap day comes again after so many years at most. */
const yearsBetweenLeapDays = 8;

/**
 * A date, where in the text of its line it begins, and the words that say of what it is. `isYearFirst` is set where only its nearness to
 * the upload tells that the first of three numbers is the year.
 */
export type PrintedDate = {
  date: WrittenDate;
  line: TextLine;
  at: number;
  label: string;
  isYearFirst?: boolean;
  /** The first of three numbers may as well be the year. */
  isYearOpen?: boolean;
};

/** How the dates of a document are read: which of two numbers is the month, and how sure that is (0 to 1) of a date. */
export type DocumentDateReader = {
  dayOf(date: WrittenDate): Day | null;
  orderSureness(printed: Pick<PrintedDate, 'date' | 'isYearFirst' | 'isYearOpen'>): number;
};
const yearFirstSureness = 0.9;
const yearOpenSureness = 0.63;

/** All dates of the text. A date is named by the words before it, where there are none by its column or its whole line. */
export function printedDates(lines: readonly TextLine[]): PrintedDate[] {
  return lines.flatMap((line, index) => {
    const found = datesIn(line);
    const heads = [...(lines[index - 1]?.text ?? '').matchAll(COLUMN_HEAD)].map(([head]) => head);
    return found.map((each, position) => {
      const before = found[position - 1];
      const words = line.text.slice(before ? before.at + lengthOfDate - 1 : 0, each.at);
      const isOfAmount = namesAmount(AMOUNT_DUE.exec(words)?.[1] ?? '');
      const own = isOfAmount ? '' : words;
      const column = heads.length === found.length ? (heads[position] ?? '') : '';
      const other = found.length === 1 ? (isOfAmount ? line.text.slice(each.at) : line.text) : column;
      return { ...each, line, label: hasWord(own) ? nearestWords(own) : other };
    });
  });
}

/** Of several things said before a date the last: "Amount due: $50.00 Invoice date:" is the date of an invoice. */
function nearestWords(before: string): string {
  const amount = [...before.matchAll(DECIMALS)].at(-1);
  const behindAmount = amount ? before.slice(amount.index + amount[0].length) : before;
  const words = hasWord(behindAmount) ? behindAmount : before;
  const said = [...words.matchAll(COLUMN_HEAD)].at(-2);
  const last = said ? words.slice(said.index + said[0].length) : words;
  return hasWord(last) ? last : words;
}

function hasWord(text: string): boolean {
  return /\p{L}{3}/u.test(text);
}

/**
 * The days that are printed without a year, in the year that makes each the latest until `last`. What is said of them are
 * the words before, since more may stand in the line.
 */
export function datesWithoutYear(
  lines: readonly TextLine[],
  reader: DocumentDateReader,
  last: Day,
): PrintedDate[] {
  return lines.flatMap((line) => {
    const text = withoutStreets(line.text);
    const days = [...text.matchAll(WITHOUT_YEAR)].map(({ groups = {}, index }) => ({
      at: index,
      date: (year: number): WrittenDate => ({
        kind: 'ordered',
        year,
        month: monthNumber(groups.month ?? groups.before ?? ''),
        day: Number(groups.day ?? groups.after),
      }),
    }));
    const numbers = [...text.matchAll(NUMBERS_WITHOUT_YEAR)].map(({ groups = {}, index }) => ({
      at: index,
      date: (year: number): WrittenDate => ({
        kind: 'unordered',
        first: Number(groups.first),
        second: Number(groups.second),
        year,
        isDotted: false,
      }),
    }));
    const whole = datesIn(line);
    const isPartOfWhole = (at: number) => whole.some((each) => Math.abs(each.at - at) < lengthOfDate);
    return [...days, ...numbers].flatMap(({ at, date }): PrintedDate[] => {
      if (isPartOfWhole(at)) return [];
      const found = latest(date, reader, last);
      return found ? [{ date: found, line, at, label: line.text.slice(0, at) }] : [];
    });
  });
}

function latest(
  date: (year: number) => WrittenDate,
  reader: DocumentDateReader,
  last: Day,
): WrittenDate | null {
  const thisYear = Number(last.slice(0, 4));
  for (let year = thisYear; year >= thisYear - yearsBetweenLeapDays; year -= 1) {
    const day = reader.dayOf(date(year));
    if (day !== null && day <= last) return date(year);
  }
  return null;
}

/** What the dates themselves do not show, the place and the currency suggest. */
export function dateReader(
  place: PlaceOfIssue,
  dates: readonly WrittenDate[],
  currency: string | null,
  businessCurrency: string,
): DocumentDateReader {
  const order = isMonthFirstPlace(place, currency, businessCurrency);
  const isShown = showsOrder(dates);
  const dayFirst = isDayFirst(dates) || !(isShown || order.monthFirst);
  return {
    dayOf: (date) => resolveDate(date, dayFirst),
    orderSureness: ({ date, isYearFirst = false, isYearOpen = false }) => {
      if (isYearFirst) return yearFirstSureness;
      return Math.min(isYearOpen ? yearOpenSureness : 1, isOpen(date) && !isShown ? order.confidence : 1);
    },
  };
}

function datesIn(line: TextLine): { date: WrittenDate; at: number }[] {
  const text = asDates(withoutStreets(line.text));
  const beginnings = [...text.matchAll(BEGINNING), ...text.matchAll(CLOSE_TO_A_WORD)];
  return beginnings.flatMap(({ index }) => {
    const date = readDateOfReceipt(text.slice(index));
    return date ? [{ date, at: index }] : [];
  });
}

/** The third of February in the years of Japan and China, also of the era since 2019: "2026年2月3日", "令和8年2月3日". */
const EAST_ASIAN = /(?:(?<!\d)(20\d\d)|令和 ?(\d{1,2})) ?年 ?(\d{1,2}) ?月 ?(\d{1,2}) ?日/gu;
const yearBeforeReiwa = 2018;

function eastAsianDate(whole: string, year: string | undefined, era: string, month: string, day: string) {
  return `${year ?? yearBeforeReiwa + Number(era)}-${month}-${day.padStart(2, '0')}`.padEnd(whole.length);
}

/** Of the same length. */
function withoutStreets(text: string): string {
  return text.replace(STREET, (street) => ' '.repeat(street.length));
}

/** Of the same length: letters for digits in the neighbourhood of digits, digits for letters in names of months. */
function asDates(text: string): string {
  return (
    text
      .replace(EAST_ASIAN, eastAsianDate)
      .replace(/(?<=\d[-/. ]?)[Oo](?=[\d/-])|(?<=[\d/-])[Oo](?=[-/ ]?\d)/g, '0')
      .replace(/(?<=[-/]\d?)[lI|](?=\d?[-/])/g, '1')
      .replace(/0(?=CT|ct)/g, 'O')
      // A gap before the comma: "August 3 , 2014".
      .replace(/(?<=\p{L}{3,9}\.? ?\d{1,2}(?:st|nd|rd|th)?) (, ?(?:19|20)\d\d)(?!\d)/gu, '$1 ')
      // A time printed close to the year: "02/02/20177:31".
      .replace(/(?<=\d[-/.]\d{1,2}[-/.]20\d\d)(\d)(?=\d?:\d\d)/g, ' ')
      .replace(/(?<=\d[-/.]\d{1,2}[-/.]\d\d)(\d)(?=\d:\d\d)/g, ' ')
      .replace(/(?<=\d{1,2}[ -]?\p{L}{3,9}[ -]?20\d\d)(\d)(?=\d?:\d\d)/gu, ' ')
  );
}

/** Whether day and month could be the other way round. */
function isOpen(date: WrittenDate): boolean {
  return date.kind === 'unordered' && !date.isDotted && date.first !== date.second;
}

function showsOrder(dates: readonly WrittenDate[]): boolean {
  return dates.some((each) => each.kind === 'unordered' && (each.first > 12 || each.second > 12));
}
