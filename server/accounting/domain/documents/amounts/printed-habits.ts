import { decimalsOf } from '@/lib/money/currency';

/**
 * Currencies that have decimals by ISO 4217, but no coin as small and no price with three decimals: what stands behind a lone mark
 * of three digits are thousands.
 */
const WHOLE = new Set(
  'AFN ALL AMD AOA CDF COP CRC HUF IDR IQD IRR KHR KPW KZT LAK LBP MGA MMK MNT MWK NGN PKR RSD SLL SOS SYP TZS UZS YER'.split(
    ' ',
  ),
);

/** Currencies of which some countries or shops write the decimals behind a comma. */
const COMMA = new Set(
  'ARS AZN BAM BGN BRL BYN CZK DKK DZD EUR GEL HRK MAD MDL MKD NOK PLN PYG RON RUB SEK TRY UAH UYU ZAR'.split(
    ' ',
  ),
);

/** Currencies of which thousands are set apart by spaces. */
const SPACES = new Set(
  'AMD AZN BGN BYN CZK DKK DZD EUR GEL HRK HUF ISK KZT MAD MDL NOK PLN RON RUB SEK TND UAH UZS XAF XOF XPF ZAR'.split(
    ' ',
  ),
);

/** Of a currency that is not known. */
const usualDecimals = 2;

/** How many decimals an amount of the currency can have. */
export function mostDecimals(currency: string | null): number {
  return currency === null ? usualDecimals : decimalsOf(currency);
}

/** Whether amounts of the currency are printed without decimals. */
export function isPrintedWhole(currency: string | null): boolean {
  return currency !== null && (WHOLE.has(currency) || decimalsOf(currency) === 0);
}

/** Whether a comma may stand before the decimals. */
export function hasDecimalComma(currency: string | null): boolean {
  return currency !== null && COMMA.has(currency);
}

/** Whether thousands may be set apart by spaces. */
export function groupsBySpaces(currency: string | null): boolean {
  return currency !== null && SPACES.has(currency);
}
