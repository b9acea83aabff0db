import { decimalsOf, isCurrency } from '@/lib/money/currency';
import { DOLLARS, SHARED, SIGNS } from './currency-signs';
import type { Reading } from './extraction';
import type { PlaceOfIssue } from './place-of-issue';
import { isPrintedWhole } from './printed-habits';
import type { TextLine } from './text-line';

/** A sign in the head of a column or behind a label: "Total (RM)", "Amount RM", "Prices in USD". */
const NAMED =
  /(?:amounts?|amt|total|prices?|tax|gst|net|t[o0]tal|currency|\bin)[^\p{L}\d]{0,3}(RM|US\$|S\$|A\$|€|£|[A-Z]{3})(?![\p{L}])/giu;

/** Codes that are words or their abbreviations, too: "Pen", "Svc", "Top up". Alone they say little. */
const WORDS = new Set(['ALL', 'BAM', 'CUP', 'GEL', 'LAK', 'MOP', 'PAB', 'PEN', 'SOS', 'SVC', 'TOP', 'TRY']);

/** How sure a currency is: printed as its code or sign, or the one of the place, or only the business's own. */
const sureness = { code: 0.95, sign: 0.9, evident: 0.95, placed: 0.85, assumed: 0.8, doubtful: 0.6 };

/** The sign or code beside the total, or else the one most often beside an amount or named at the head of a column. */
export function findSign(
  totalSign: string | null,
  amounts: readonly { sign: string | null }[],
  lines: readonly TextLine[],
  place: PlaceOfIssue,
): string | null {
  const counted = new Map<string, number>();
  const count = (sign: string) => counted.set(sign, (counted.get(sign) ?? 0) + 1);
  for (const { sign } of amounts) if (sign !== null) count(sign);
  for (const { text } of lines) {
    for (const [, sign = ''] of text.matchAll(NAMED)) {
      const named = sign.toUpperCase();
      if (SIGNS[named] !== undefined || isCurrency(named)) count(named);
    }
  }
  const isOfPlace = (sign: string) => !WORDS.has(sign) || place.currencies.has(sign);
  const [most] = [...counted].filter(([sign]) => isOfPlace(sign)).sort((a, b) => b[1] - a[1]);
  const sign = totalSign !== null && isOfPlace(totalSign) ? totalSign : (most?.[0] ?? null);
  // Named anywhere, the dollar need not be guessed.
  const named = [...counted.keys()].filter((each) => DOLLARS.has(SIGNS[each] ?? each));
  const [dollar, ...others] = new Set(named.map((each) => SIGNS[each] ?? each));
  return sign === '$' && dollar !== undefined && others.length === 0 ? dollar : sign;
}

/** The currency of amounts without any sign: what is paid with at the place, where that is one. */
export function currencyOfPlace({ currencies }: PlaceOfIssue): Reading<string> | null {
  const [only] = currencies;
  return only !== undefined && currencies.size === 1 ? { value: only, confidence: sureness.placed } : null;
}

/** How an amount shows itself: the sign beside it, and its number as printed. */
type Shown = { sign: string | null; text: string };

/**
 * The place says whose dollar a bare $ is; where it says nothing, it is most likely the business's own, as is a bare kr, unless the
 * amounts show decimals that it has none of.
 */
export function currencyOf(
  sign: string,
  place: PlaceOfIssue,
  businessCurrency: string,
  printed: readonly Shown[],
): Reading<string> | null {
  const known = SIGNS[sign];
  if (known !== undefined) return { value: known, confidence: sureness.sign };
  const code = sign.replace(/(?<=^[A-Z]{3})\$$/, '');
  if (isCurrency(code)) return { value: code, confidence: sureness.code };
  const mark = decimalMarkBeside(sign, printed);
  if (sign === '$') return dollarOf(place, businessCurrency, mark);
  return sharedOf(sign, place, businessCurrency, mark !== null);
}

/** What stands before two decimals beside the sign; null where none are. */
function decimalMarkBeside(sign: string, printed: readonly Shown[]): string | null {
  const found = printed.flatMap((each) =>
    each.sign === sign ? (/([.,])\d{2}$/.exec(each.text)?.slice(1) ?? []) : [],
  );
  return found[0] ?? null;
}

function sharedOf(
  sign: string,
  { currencies }: PlaceOfIssue,
  businessCurrency: string,
  hasDecimals: boolean,
): Reading<string> | null {
  const shared = SHARED[sign] ?? [];
  const isFitting = (currency: string) => !hasDecimals || !isPrintedWhole(currency);
  const placed = shared.filter((each) => currencies.has(each));
  const [only] = placed;
  if (only !== undefined && placed.length === 1) return { value: only, confidence: sureness.placed };
  if (sign === '¥' && !hasDecimals && businessCurrency !== 'CNY') {
    return { value: 'JPY', confidence: sureness.sign };
  }
  if (shared.includes(businessCurrency) && isFitting(businessCurrency)) {
    return { value: businessCurrency, confidence: sureness.assumed };
  }
  return sign === '¥' && hasDecimals ? { value: 'CNY', confidence: sureness.doubtful } : null;
}

/**
 * Whose dollar it is. Null where the place is another than the business's, but not which.
 * @param mark what stands before two decimals: a currency without any is not paid so, least of all with a dot
 */
function dollarOf(
  place: PlaceOfIssue,
  businessCurrency: string,
  mark: string | null,
): Reading<string> | null {
  const { currencies, hasGst, isElsewhere } = place;
  const isOdd = (currency: string) =>
    isPrintedWhole(currency) && (mark === '.' || (mark === ',' && decimalsOf(currency) === 0));
  const [only] = currencies;
  if (only !== undefined && currencies.size === 1) {
    if (isOdd(only)) return { value: only, confidence: sureness.doubtful };
    if (only === businessCurrency && DOLLARS.has(only)) return { value: only, confidence: sureness.evident };
    // What is not paid in dollars was misread, or is priced in the dollars of another country.
    if (DOLLARS.has(only)) return { value: only, confidence: sureness.placed };
    return only === 'MYR' ? { value: only, confidence: sureness.doubtful } : null;
  }
  const isOwn = DOLLARS.has(businessCurrency) && !(isOdd(businessCurrency) && mark === '.');
  const own = isOwn ? businessCurrency : 'USD';
  if (currencies.size > 0) {
    return currencies.has(own) ? { value: own, confidence: sureness.doubtful } : null;
  }
  if (hasGst && own === 'USD') return null;
  if (isElsewhere && !(hasGst && own === businessCurrency)) {
    return { value: own, confidence: sureness.doubtful };
  }
  const isLikely = own === businessCurrency && !isOdd(own);
  return { value: own, confidence: isLikely ? sureness.assumed : sureness.doubtful };
}
