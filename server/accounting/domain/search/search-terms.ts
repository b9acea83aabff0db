import { largestMinorUnits } from '@/lib/money/decimal';

/** One word of a search (or one phrase in quotes), and the amount it may mean in minor units, without a sign. */
export type SearchTerm = { text: string; amount: bigint | null };

/** More words are searched for as one phrase, so that no search costs without bound. */
const mostTerms = 10;

/**
 * The terms of a search, each of which must be found somewhere in what is searched.
 * @param decimals of the business's currency
 */
export function searchTerms(search: string, decimals: number): SearchTerm[] {
  const words = search.match(/"[^"]*"?|[^\s"]+/g) ?? [];
  const texts = [...new Set(words.map((word) => word.replaceAll('"', '').trim()))].filter(
    (text) => text !== '',
  );
  const terms = texts.slice(0, mostTerms);
  if (texts.length > mostTerms) terms.splice(mostTerms - 1, 1, texts.slice(mostTerms - 1).join(' '));
  return terms.map((text) => ({ text, amount: amountIn(text, decimals) }));
}

/** A sign or parentheses, a currency, digits with separators: "44.89", "1,200", "$1,200.50", "1 200,50", "(75)". */
const figure = /^[-+−(]*\p{Sc}?[-+−]?(\d[\d.,'’]*)\)?$/u;

function amountIn(text: string, decimals: number): bigint | null {
  const digits = figure.exec(text)?.[1];
  if (digits === undefined) return null;
  const [, whole = '', fraction = ''] = splitFraction(digits, decimals);
  if (!/^\d{1,3}([.,'’]?\d{3})*$|^\d+$/.test(whole)) return null;
  const units = BigInt(whole.replace(/\D/g, '') + fraction.padEnd(decimals, '0'));
  return units > 0n && units <= largestMinorUnits ? units : null;
}

/** The last point or comma separates the decimals where no more digits follow it than the currency has decimals. */
function splitFraction(digits: string, decimals: number): readonly string[] {
  const fraction = new RegExp(`^(.+)[.,](\\d{1,${Math.max(decimals, 1)}})$`).exec(digits);
  if (decimals > 0 && fraction) return fraction;
  return [digits, digits.replace(/[.,]$/, ''), ''];
}
