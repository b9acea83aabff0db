import { type JsonNumber, numberText } from '../json';
import { decimalsOf } from '../money/currency';
import { decimalText, minorUnitsOf } from '../money/decimal';

const styles = new Map<string, { number: Intl.NumberFormat; parentheses: boolean }>();

/** Intl objects are dear to make and a list formats thousands of amounts: one a locale and precision. */
function styleOf(locale: string, decimals: number) {
  const key = `${locale} ${decimals}`;
  const known = styles.get(key);
  if (known) return known;
  const number = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  const style = { number, parentheses: usesParentheses(locale) };
  styles.set(key, style);
  return style;
}

/** Whether accountants of the locale write a negative amount in parentheses rather than with a minus. */
export function usesParentheses(locale: string): boolean {
  const accounting = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencySign: 'accounting',
  });
  return accounting.formatToParts(-1).some((part) => part.type === 'literal' && part.value.includes('('));
}

/**
 * An amount for the eye, without its currency (that stands once, in the header): `(1,234.50)` or `−1.234,50`.
 * @param units minor units, signed
 */
export function formatAmount(units: bigint, currency: string, locale: string): string {
  const decimals = decimalsOf(currency);
  const { number, parentheses } = styleOf(locale, decimals);
  const magnitude = decimalText(units < 0n ? -units : units, decimals) as `${number}`;
  const digits = number.format(magnitude);
  if (units >= 0n) return digits;
  return parentheses ? `(${digits})` : `−${digits}`;
}

/** An amount of the service in minor units. It was validated there: one that does not fit its currency is a bug. */
export function unitsOfAmount(amount: JsonNumber, currency: string): bigint {
  const units = minorUnitsOf(numberText(amount), decimalsOf(currency));
  if (units.ok) return units.value;
  throw new Error(`${numberText(amount)} is not an amount in ${currency}: ${units.problem}`);
}
