import { isCurrency } from '@/lib/money/currency';
import type { Reading } from './extraction';
import type { PlaceOfIssue } from './place-of-issue';
import type { TextLine } from './text-line';

const SIGNS: Record<string, string> = {
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  '₩': 'KRW',
  '₺': 'TRY',
  '₪': 'ILS',
  '₴': 'UAH',
  '฿': 'THB',
  '₫': 'VND',
  '₱': 'PHP',
  US$: 'USD',
  CA$: 'CAD',
  C$: 'CAD',
  A$: 'AUD',
  AU$: 'AUD',
  NZ$: 'NZD',
  HK$: 'HKD',
  S$: 'SGD',
  R$: 'BRL',
  RM: 'MYR',
  zł: 'PLN',
  Kč: 'CZK',
};
const DOLLARS = new Set(['USD', 'CAD', 'AUD', 'NZD', 'HKD', 'SGD', 'MXN', 'TWD', 'ARS', 'CLP']);
const CROWNS = new Set(['SEK', 'NOK', 'DKK']);

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
  const dollar = [...counted.keys()].find((each) => DOLLARS.has(SIGNS[each] ?? each));
  return sign === '$' && dollar !== undefined ? dollar : sign;
}

/** The currency of amounts without any sign: what is paid with at the place, where that is one. */
export function currencyOfPlace({ currencies }: PlaceOfIssue): Reading<string> | null {
  const [only] = currencies;
  return only !== undefined && currencies.size === 1 ? { value: only, confidence: sureness.placed } : null;
}

/** The place says whose dollar a bare $ is; where it says nothing, it is most likely the business's own, as is a bare kr. */
export function currencyOf(
  sign: string,
  place: PlaceOfIssue,
  businessCurrency: string,
): Reading<string> | null {
  const known = SIGNS[sign];
  if (known !== undefined) return { value: known, confidence: sureness.sign };
  if (isCurrency(sign)) return { value: sign, confidence: sureness.code };
  if (sign === '$') return dollarOf(place, businessCurrency);
  if (sign === 'kr' && CROWNS.has(businessCurrency)) {
    return { value: businessCurrency, confidence: sureness.assumed };
  }
  return null;
}

/** Whose dollar it is. Null where the place is another than the business's, but not which. */
function dollarOf(place: PlaceOfIssue, businessCurrency: string): Reading<string> | null {
  const { currencies, hasGst, isElsewhere } = place;
  const [only] = currencies;
  if (only !== undefined && currencies.size === 1) {
    if (only === businessCurrency && DOLLARS.has(only)) return { value: only, confidence: sureness.evident };
    // What is not paid in dollars was misread, or is priced in the dollars of another country.
    if (DOLLARS.has(only)) return { value: only, confidence: sureness.placed };
    return only === 'MYR' ? { value: only, confidence: sureness.doubtful } : null;
  }
  const own = DOLLARS.has(businessCurrency) ? businessCurrency : 'USD';
  if (currencies.size > 0) {
    return currencies.has(own) ? { value: own, confidence: sureness.doubtful } : null;
  }
  if (hasGst && own === 'USD') return null;
  if (isElsewhere && !(hasGst && own === businessCurrency)) {
    return { value: own, confidence: sureness.doubtful };
  }
  return { value: own, confidence: own === businessCurrency ? sureness.assumed : sureness.doubtful };
}
