import { isCurrency } from '@/lib/money/currency';
import { type DecimalMark, decimalMarkOf, isAmbiguous, readDecimalText } from '../bank-files/decimal-text';
import { certaintyOf, type Place, placeOf, type TextLine } from './text-line';

/** An amount in a line of text, with the currency sign or code beside it. */
export type PrintedAmount = {
  line: number;
  /** Without its minus sign. */
  value: string;
  isNegative: boolean;
  /** Read as thousands, and may have three decimals as well: "1.250 €" where nothing shows the decimal mark. */
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
const NUMBER = new RegExp(
  String.raw`(?<![\p{L}\d.,'/:#-])(-(?=\p{Sc}|RM))?(?:(\p{Sc}|[A-Z]{1,3}\p{Sc}|[A-Z]{3}|RM|kr|S(?=\d{1,6}\.\d\d(?!\d))) ?)?(-?(?:\d{1,3}(?: \d{3}){1,4},\d\d(?!\d)|\d[\d.,'’]{0,20}|\.\d\d(?!\d)))(?: ?(?!(?<=[.,]\d{3} ?)\$ ?\d)(\p{Sc}|[A-Z]{3}(?![\p{L}\d])|kr(?!\p{L})|zł|Kč))?(?:(?![\p{L}\d%/:]|-[\p{L}\d])|${TAX_CODE})`,
  'gu',
);

/** A unit behind a number with three decimals, which is a weight or a volume then. */
const UNIT =
  /^[.,]\d{3} ?\/? ?(?:kgs?|lbs?|oz|ml|cl|l|lt|ltr|lit(?:er|re|ro)s?|gal(?:lons?|ones)?|m3)(?![\p{L}\d])/iu;

/** How many decimals the currency has that a sign or code beside an amount stands for, of all that are printed. */
export type DecimalsOfSign = (sign: string | null, printed: readonly { sign: string | null }[]) => number;

/** A number as it is read: with its minus, without spaces; `length` is that of its print. */
type Candidate = { line: number; text: string; length: number; sign: string | null; at: number };

/** All amounts of the text: numbers with two decimals, and whole ones beside a currency. */
export function printedAmounts(lines: readonly TextLine[], decimalsOf: DecimalsOfSign): PrintedAmount[] {
  const candidates = lines.flatMap(({ text }, line) => candidatesIn(text, line));
  const mark = decimalMarkOf(candidates.map(({ text }) => text));
  return candidates.flatMap(({ line, text, length, sign, at }) => {
    const read = readPrinted(text, mark, decimalsOf(sign, candidates));
    const source = lines[line];
    if (read === null || !source) return [];
    const { value, isInDoubt } = read;
    const end = at + length;
    const isNegative = value.startsWith('-');
    const certainty = certaintyOf(source, at, end);
    return [
      {
        line,
        value: value.replace('-', ''),
        isNegative,
        isInDoubt,
        sign,
        at,
        certainty,
        place: placeOf(source, at, end),
      },
    ];
  });
}

/** A dot of thousands is none of decimals, whatever the rest shows, where the currency has no decimals. */
function readPrinted(
  text: string,
  mark: DecimalMark | null,
  decimals: number,
): { value: string; isInDoubt: boolean } | null {
  const style = { mark: decimals === 0 ? null : mark, decimals };
  const isInDoubt = isAmbiguous(text, style);
  const value = readDecimalText(text, isInDoubt ? { ...style, decimals: 0 } : style);
  return value === null ? null : { value, isInDoubt };
}

function candidatesIn(text: string, line: number): Candidate[] {
  const found: Candidate[] = [];
  for (const match of text.matchAll(NUMBER)) {
    const [whole, minus = '', before, number = '', after] = match;
    const printed = number.replace(/[.,'’]+$/, '');
    // A dollar sign is often taken for the letter.
    const beside = before === 'S' ? '$' : (before ?? after ?? null);
    // Three letters that are no currency are a word: "22 LRG".
    const sign = beside !== null && /^[A-Z]{3}$/.test(beside) && !isCurrency(beside) ? null : beside;
    if (sign === null && !/[.,]\d{2}$/.test(printed)) continue;
    const read = minus + printed.replace(/^\./, '0.').replaceAll(' ', '');
    const at = match.index + whole.indexOf(number);
    if (UNIT.test(text.slice(at + printed.length - 4))) continue;
    found.push({ line, text: read, length: printed.length, sign, at });
  }
  return found;
}
