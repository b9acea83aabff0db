import { largestMinorUnits } from '@/lib/money/decimal';

/**
 * One word of a search (or one phrase in quotes), and the amount it may mean in minor units, without a sign. `isMoney`: a currency
 * stood beside it, so that it is the code of no ledger.
 */
export type SearchTerm = { text: string; amount: bigint | null; isMoney?: true };

/** More words are searched for as one phrase, so that no search costs without bound. */
const mostTerms = 10;

/**
 * The terms of a search, each of which must be found somewhere in what is searched.
 * @param decimals of the business's currency
 * @param currency its code, which beside a figure says no more than the figure
 */
export function searchTerms(search: string, decimals: number, currency?: string): SearchTerm[] {
  const sought = withoutCurrency(search, currency);
  const whole = sought.trim();
  const words = ALONE.test(whole) ? [whole] : (sought.match(WORD_OR_FIGURE) ?? []);
  return distinct(words).map((word) => {
    const text = word.replace(ANY_CURRENCY, '');
    const amount = amountIn(text, decimals);
    return text === word ? { text, amount } : { text, amount, isMoney: true };
  });
}

/** The words and phrases of a search where no amounts are looked for. */
export function searchWords(search: string): string[] {
  return distinct(search.match(WORD) ?? []);
}

/** The sign of whichever currency: it stands for one while the search is taken apart. */
const ANY_CURRENCY = '¤';

/** The search with the sign of any currency where one stands apart from a figure or behind it, except in quotes. */
function withoutCurrency(search: string, currency?: string): string {
  const sign = currency === undefined ? String.raw`\p{Sc}` : String.raw`(?:\p{Sc}|${currency})`;
  const apart = currency === undefined ? String.raw`\p{Sc}\s+` : String.raw`(?:\p{Sc}\s+|${currency}\s*)`;
  const before = new RegExp(String.raw`(?<!\S)([-+−(]*)${apart}(?=[-+−]?\d)`, 'giu');
  const behind = new RegExp(
    String.raw`(?<!\S)([-+−(]*)((?:${groups}(?:${fraction})?|\d[\d.,'’]*)[-−]?)\s*${sign}(\)?)(?!\S)`,
    'giu',
  );
  return search
    .split('"')
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part.replace(before, `$1${ANY_CURRENCY}`).replace(behind, `$1${ANY_CURRENCY}$2$3`),
    )
    .join('"');
}

/** Each text once, without quotes and with usual blanks. */
function distinct(words: readonly string[]): string[] {
  const plain = words.map((each) => each.replaceAll('"', '').replace(/\s/g, ' ').trim());
  const texts = [...new Set(plain)].filter((text) => text !== '');
  const terms = texts.slice(0, mostTerms);
  if (texts.length > mostTerms) terms.splice(mostTerms - 1, 1, texts.slice(mostTerms - 1).join(' '));
  return terms;
}

const WORD = /"[^"]*"?|[^\s"]+/g;
const before = String.raw`[-+−(]*\p{Sc}?[-+−]?`;
const groups = String.raw`\d{1,3}(?:\s\d{3}){1,5}`;
const fraction = String.raw`[.,]\d{1,4}`;
/**
 * A figure in groups set apart by blanks is one term, as "12 345,50" is written in many countries: where it is all of the search,
 * its blanks are no-break ones, which nobody types, or a decimal comma follows. Else "unit 1 200" is three words.
 */
const ALONE = new RegExp(String.raw`^${before}${groups}(?:${fraction})?[-−]?\)?$`, 'u');
const WORD_OR_FIGURE = new RegExp(
  [
    String.raw`(?<!\S)${before}\d{1,3}(?:[\u00a0\u202f]\d{3}){1,5}(?:${fraction})?[-−]?\)?(?!\S)`,
    String.raw`(?<!\S)${before}${groups},\d{1,4}[-−]?\)?(?!\S)`,
    WORD.source,
  ].join('|'),
  'gu',
);

/** A sign or parentheses, a currency, digits with separators, a sign behind them: "44.89", "1,200", "1 200,50", "(75)", "75-". */
const FIGURE = /^[-+−(]*\p{Sc}?[-+−]?(\d[\d.,'’ ]*)[-−]?\)?$/u;
/** Groups of three, of an Indian lakh ("12,34,567"), or none. */
const GROUPED = /^(?:\d{1,3}(?:[.,'’ ]?\d{3})*|\d{1,2}(?:,\d{2})*,\d{3}|\d+)$/;

function amountIn(text: string, decimals: number): bigint | null {
  const digits = FIGURE.exec(text)?.[1];
  if (digits === undefined) return null;
  const [, whole = '', fraction = ''] = splitFraction(digits, decimals);
  if (!GROUPED.test(whole)) return null;
  const units = BigInt(whole.replace(/\D/g, '') + fraction.padEnd(decimals, '0'));
  return units > 0n && units <= largestMinorUnits ? units : null;
}

/** The last point or comma separates the decimals where no more digits follow it than the currency has decimals. */
function splitFraction(digits: string, decimals: number): readonly string[] {
  const fraction = new RegExp(`^(.+)[.,](\\d{1,${Math.max(decimals, 1)}})$`).exec(digits);
  if (decimals > 0 && fraction) return fraction;
  return [digits, digits.replace(/[.,]$/, ''), ''];
}
