import { isCurrency } from '@/lib/money/currency';
import type { Reading } from './extraction';
import type { PrintedAmount } from './printed-amounts';
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
const DOLLARS = new Set(['USD', 'CAD', 'AUD', 'NZD', 'HKD', 'SGD', 'MXN', 'TWD']);
const CROWNS = new Set(['SEK', 'NOK', 'DKK']);

/** A sign in the head of a column or behind a label: "Total (RM)", "Amount RM". */
const NAMED =
  /(?:amount|amt|total|price|tax|gst|net|t[o0]tal)[^\p{L}\d]{0,3}(RM|US\$|S\$|A\$|€|£|[A-Z]{3})(?![\p{L}])/giu;

/**
 * The currency of the total, or else the one most often beside an amount or named at the head of a column. A bare $ or
 * kr is most likely the business's own.
 */
export function findCurrency(
  totalSign: string | null,
  amounts: readonly PrintedAmount[],
  lines: readonly TextLine[],
  businessCurrency: string,
): Reading<string> | null {
  const counted = new Map<string, number>();
  for (const { sign } of amounts) {
    if (sign !== null) counted.set(sign, (counted.get(sign) ?? 0) + 1);
  }
  for (const { text } of lines) {
    for (const [, sign = ''] of text.matchAll(NAMED)) {
      const named = sign.toUpperCase();
      if (SIGNS[named] !== undefined || isCurrency(named)) counted.set(named, (counted.get(named) ?? 0) + 1);
    }
  }
  const [most] = [...counted].sort((a, b) => b[1] - a[1]);
  const sign = totalSign ?? most?.[0];
  return sign === undefined ? null : currencyOf(sign, businessCurrency);
}

function currencyOf(sign: string, businessCurrency: string): Reading<string> | null {
  const known = SIGNS[sign];
  if (known !== undefined) return { value: known, confidence: 0.9 };
  if (isCurrency(sign)) return { value: sign, confidence: 0.95 };
  if (sign === '$') {
    return DOLLARS.has(businessCurrency)
      ? { value: businessCurrency, confidence: 0.8 }
      : { value: 'USD', confidence: 0.6 };
  }
  if (sign === 'kr' && CROWNS.has(businessCurrency)) return { value: businessCurrency, confidence: 0.8 };
  return null;
}
