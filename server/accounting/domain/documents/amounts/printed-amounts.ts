import { isCurrency } from '@/lib/money/currency';
import { readDecimalText } from '@/lib/money/decimal-text';
import { certaintyOf, type Place, placeOf, type TextLine } from '../text-line';
import { plainSign, RAND, SIGN_AFTER, SIGN_BEFORE, SIGNS } from './currency-signs';
import { groupsBySpaces, isPrintedWhole, mostDecimals } from './printed-habits';
import { marksOf, readPrinted } from './read-printed';

/** An amount in a line of text, with the currency sign or code beside it. */
export type PrintedAmount = {
  line: number;
  /** As printed, with its minus sign. */
  text: string;
  /** Without its minus sign. */
  value: string;
  isNegative: boolean;
  /** May be another number as well: "1.250 €" one with three decimals, "2 250.00 kr" an amount behind a count. */
  isInDoubt: boolean;
  sign: string | null;
  /** Where in the text of its line the number begins. */
  at: number;
  /** Of its least certain digit. */
  certainty: number;
  place: Place | null;
};

/** A letter or two after an amount are its tax code ("5.40SR"), unless they are a unit or a half of the day. */
const TAX_CODE = '(?=(?!KG|LB|OZ|ML|CM|MM|AM|PM|[GLM](?![A-Z]))[A-Z]{1,2}(?![\\p{L}\\d]))';
/** A number that no word, date, percentage or longer number is part of. Every part of it is bounded. */
function numbersWith(groups: string): RegExp {
  return new RegExp(
    String.raw`(?<![\p{L}\d.,'/:#-])(-(?=\p{Sc}|RM|R\d))?(?:(${SIGN_BEFORE}) ?)?(-?(?:${groups}|\d[\d.,'’]{0,20}|\.\d\d(?!\d)))(?: ?(?!(?<=[.,]\d{3} ?)\$ ?\d)(${SIGN_AFTER}))?(?:(?![\p{L}\d%:]|\/(?!-(?!\d))|[.,'’]\d|-[\p{L}\d])|${TAX_CODE})`,
    'gu',
  );
}
/** Thousands set apart by spaces: always where a comma follows; elsewhere a count may precede the amount ("2 250.00"). */
const NUMBER = numbersWith(String.raw`\d{1,3}(?: \d{3}){1,4},\d{2,3}(?!\d)`);
const SPACED_NUMBER = numbersWith(
  String.raw`\d{1,3}(?: \d{3}){1,4},\d{2,3}(?!\d)|[1-9]\d{0,2}(?: \d{3}){1,4}(?:\.\d\d)?(?![.,]?\d)`,
);
/** The same beside a sign in any currency. */
const SPACED_BESIDE_SIGN =
  /(?:\p{Sc}|RM|(?<!\p{L})[A-Z]{3}) ?[1-9]\d{0,2}(?: \d{3}){1,4}(?:\.\d\d)?(?![\d.,]\d|\d)|(?<![\d.,]|\d )[1-9]\d{0,2}(?: \d{3}){1,4} ?(?:\p{Sc}(?! ?\d)|[A-Z]{3}(?![\p{L}\d]))/gu;

/** In India: "13,098=00". */
const NO_CENTS = /(?<=\d{3})=(?=00(?!\d))/g;

/** A dash in place of the cents: "kr 1 250,-", "kr 1 250:-". */
const DASH_FOR_CENTS = /(?<=\d)[.,:](?=[-\u2012-\u2014]{1,2}(?![\p{L}\d]))/gu;

/** Groups that a sign stands close before: "£4 355.86" is hardly a count and an amount, nor is "CHF 1 949.75" of Swiss payment slips. */
const SPACED_BEHIND_SIGN = new RegExp(
  String.raw`(?<=\p{Sc}|(?<!\p{L})CHF ?|(?<![\p{L}\d.,'/:#-])${RAND})[1-9]\d{0,2}(?: \d{3}){1,4}(?=\.\d\d(?![.,]?\d))`,
  'gu',
);

/** What one unit of a currency is in another, which is no amount and says nothing of the currency of the paper: "1 USD = 0.92 EUR". */
const EXCHANGE_RATE =
  /(?<![\p{L}\d.,])(?:1(?:[.,]0{1,6})? ?(?:[A-Z]{3}|\p{Sc})|(?:[A-Z]{3}|\p{Sc}) ?1(?:[.,]0{1,6})?) ?[=≈] ?(?:(?:[A-Z]{3}|\p{Sc}) ?\d[\d.,]{0,15}|\d[\d.,]{0,15} ?(?:[A-Z]{3}|\p{Sc}))(?![\p{L}\d])/gu;

/** The colon before the decimals of a price in kronor: "SEK 1 250:50", "12:50 kr". */
const KRONOR_COLON =
  /(?<=(?:SEK|NOK|DKK|(?<!\p{L})[Kk]r\.?) ?\d{1,7}(?: \d{3}){0,3}):(?=\d\d(?![\d:]))|(?<=(?<![\d:])\d{1,7}):(?=\d\d ?(?:SEK|NOK|DKK|kr)(?!\p{L}|\.? ?\d))/gu;

/** A unit behind a number with three decimals, which is a weight or a volume then. */
const UNIT =
  /^[.,]\d{3} ?\/? ?(?:kgs?|lbs?|oz|ml|cl|l|lt|ltr|lit(?:er|re|ro)s?|gal(?:lons?|ones)?|m3)(?![\p{L}\d])/iu;

/** Behind an amount that is in favor of the one who reads it. */
const CREDIT = /^ ?C[Rr](?![\p{L}\d])/u;

/** The currency that a sign or code beside an amount stands for, of all that are printed; null where that is not known. */
export type Currencies = {
  of: (sign: string | null, printed: readonly Printed[]) => string | null;
  /** Of the books, unless the document tells of another country. */
  own: string | null;
};

/** A number as it is printed: with its minus, without spaces. */
export type Printed = { sign: string | null; text: string };
/** `length` is that of its print. */
type Candidate = Printed & { line: number; length: number; at: number; isInDoubt: boolean };

/** All amounts of the text: numbers with two decimals, and whole ones beside a currency. */
export function printedAmounts(lines: readonly TextLine[], currencies: Currencies): PrintedAmount[] {
  const candidates = candidatesOf(lines, currencies);
  const marks = marksOf(candidates.map(({ text }) => text));
  return candidates.flatMap(({ line, text, length, sign, at, isInDoubt }) => {
    const currency = currencies.of(sign, candidates) ?? (isBare(text) ? currencies.own : null);
    const read = readPrinted(text, currency, marks);
    const source = lines[line];
    if (read === null || !source) return [];
    const end = at + length;
    return [
      {
        line,
        text,
        value: read.value.replace('-', ''),
        isNegative: read.value.startsWith('-'),
        isInDoubt: isInDoubt || read.isInDoubt,
        sign,
        at,
        certainty: certaintyOf(source, at, end),
        place: placeOf(source, at, end),
      },
    ];
  });
}

/** How numbers are printed depends on the currency, and which that is on what is printed beside them. */
function candidatesOf(lines: readonly TextLine[], currencies: Currencies): Candidate[] {
  const all = lines.flatMap(({ text }, line) => numbersIn(text, line, NUMBER));
  const found = all.filter((each) => each.sign !== null || hasTwoDecimals(each.text));
  const signs = new Set(found.map(({ sign }) => sign));
  const currency = currencies.of(null, found) ?? currencies.own;
  const isSpaced =
    groupsBySpaces(currency) ||
    [...signs].some((sign) => sign === 'kr' || (sign !== null && groupsBySpaces(currencies.of(sign, found))));
  const numbers = isSpaced ? lines.flatMap(({ text }, line) => numbersIn(text, line, SPACED_NUMBER)) : all;
  const amounts = numbers.filter((each) => each.sign !== null || hasTwoDecimals(each.text));
  const hasSign = amounts.some(({ sign }) => sign !== null);
  if (hasSign || !(isPrintedWhole(currency) || mostDecimals(currency) === 3)) return amounts;
  const hasOthers = amounts.some(({ text }) => readDecimalText(text, { mark: null }) !== null);
  return numbers
    .filter(({ text }) => hasTwoDecimals(text) || isBare(text))
    .map((each) => ({ ...each, isInDoubt: each.isInDoubt || (hasOthers && isBare(each.text)) }));
}

function hasTwoDecimals(text: string): boolean {
  return /[.,]\d{2}$/.test(text);
}

/** Three digits behind each of its marks: an amount, also without a sign, where the currency has no or three decimals. */
function isBare(text: string): boolean {
  return /^-?\d{1,3}(?:[.,]\d{3})+$/.test(text);
}

function numbersIn(printedText: string, line: number, numbers: RegExp): Candidate[] {
  // Of the same length.
  const text = printedText
    .replace(EXCHANGE_RATE, (rate) => ' '.repeat(rate.length))
    .replace(KRONOR_COLON, ',')
    .replace(NO_CENTS, '.')
    .replace(DASH_FOR_CENTS, ' ')
    .replace(SPACED_BEHIND_SIGN, (groups) => groups.replaceAll(' ', "'"));
  const found: Candidate[] = [];
  const groups = numbers === SPACED_NUMBER ? [] : spacedIn(text);
  for (const match of text.matchAll(numbers)) {
    const [whole, minus = '', before, number = '', after] = match;
    const printed = number.replace(/[.,'’]+$/, '');
    const [own, behind] = [signOf(before), signOf(after)];
    // "$ 45.000 COP".
    const sign = own === '$' && behind !== null ? behind : (own ?? behind);
    const at = match.index + whole.indexOf(number);
    const isMinusApart =
      isMinusBehind(text, at + printed.length) ||
      text[match.index - 1] === '\u2212' ||
      (CREDIT.test(text.slice(match.index + whole.length)) && !printed.startsWith('-'));
    const read = (isMinusApart ? '-' : minus) + printed.replace(/^\./, '0.').replaceAll(' ', '');
    if (UNIT.test(text.slice(at + printed.length - 4))) continue;
    const end = at + printed.length;
    // Where a count may precede it, nothing tells.
    const isCounted = printedText.slice(at, at + printed.length).includes(' ') && printed.includes('.');
    const isInDoubt =
      isCounted ||
      groups.some(({ from, to }) => at < to && end > from) ||
      mayBeNegative(text, match.index, match.index + whole.length) ||
      (sign === null && hidesThousands(text.slice(0, match.index), printed)) ||
      (own !== null && mayGoOn(printed, text.slice(end))) ||
      (own !== null && hasCentsApart(text, match.index, end));
    found.push({ line, text: read, length: printed.length, sign, at, isInDoubt });
  }
  return found;
}

/** A minus behind an amount, as bookkeeping programs print it: "20.00-". Behind a whole one it stands for no cents: "1,250.-". */
function isMinusBehind(text: string, end: number): boolean {
  return /[.,]\d\d$/.test(text.slice(0, end)) && /^-(?![\p{L}\d-])/u.test(text.slice(end, end + 2));
}

/** A dash before an amount may be a minus or only set it apart from its words, and so may brackets. */
function mayBeNegative(text: string, from: number, to: number): boolean {
  return /(?:[\u2012-\u2014]|-) ?$/.test(text.slice(0, from)) || (text[from - 1] === '(' && text[to] === ')');
}

/** Whether letters before a number may be a sign that is not known, with its thousands: "K1 250,00". */
function hidesThousands(before: string, printed: string): boolean {
  return /^\d{3}[.,]\d\d$/.test(printed) && /(?<!\p{L})\p{L}{1,3}\d{1,3} $/u.test(before);
}

/** Whether a number may be only the first of its groups: "kr 1 250:". */
function mayGoOn(printed: string, behind: string): boolean {
  return /^\d{1,3}$/.test(printed) && /^ \d{3}(?!\d)/.test(behind);
}

/** Whether whole digits may be only the cents or only the rest of an amount: "12 €50", "$12 50". */
function hasCentsApart(text: string, from: number, end: number): boolean {
  const isCents = /\d ?$/.test(text.slice(0, from)) && /(?<![.,\d])\d\d$/.test(text.slice(from, end));
  return (
    isCents || (/(?<![.,\d])\d+$/.test(text.slice(from, end)) && /^ \d\d(?![\d.,%/:-])/.test(text.slice(end)))
  );
}

/** Kilograms, far more often than the som of Kyrgyzstan. */
const UNIT_CODE = 'KGS';

/** Three letters that are no currency are a word: "22 LRG". */
function signOf(printed: string | undefined): string | null {
  const sign = printed === undefined ? null : plainSign(printed);
  const isWord = sign !== null && /^[A-Z]{3}$/.test(sign) && SIGNS[sign] === undefined && !isCurrency(sign);
  return isWord || sign === UNIT_CODE ? null : sign;
}

/** Where groups stand that may be one number: "1 250 USD". */
function spacedIn(text: string): { from: number; to: number }[] {
  return [...text.matchAll(SPACED_BESIDE_SIGN)].map(({ index, 0: { length } }) => ({
    from: index,
    to: index + length,
  }));
}
