import { type JsonNumber, numberText } from '../json';
import { absolute } from '../money/absolute';
import { decimalsOf } from '../money/currency';
import { decimalText, minorUnitsOfSum } from '../money/decimal';
import { writtenNumber } from './written-number';

const parenthesesOf = new Map<string, boolean>();

/** Whether accountants of the locale write a negative amount in parentheses rather than with a minus. */
export function usesParentheses(locale: string): boolean {
  const known = parenthesesOf.get(locale);
  if (known !== undefined) return known;
  const found = writesParentheses(locale);
  parenthesesOf.set(locale, found);
  return found;
}

function writesParentheses(locale: string): boolean {
  const accounting = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencySign: 'accounting',
  });
  return accounting.formatToParts(-1).some((part) => part.type === 'literal' && part.value.includes('('));
}

/**
 * An amount for the eye, without its currency (which is in the header, once): `(1,234.50)` or `−1.234,50`.
 * @param units minor units, signed
 */
export function formatAmount(units: bigint, currency: string, locale: string): string {
  const decimals = decimalsOf(currency);
  const digits = writtenNumber(decimalText(absolute(units), decimals), locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  if (units >= 0n) return digits;
  return usesParentheses(locale) ? `(${digits})` : `−${digits}`;
}

/** An amount or a sum of the service in minor units. It was validated there: one that does not fit its currency is a bug. */
export function unitsOfAmount(amount: JsonNumber, currency: string): bigint {
  const units = minorUnitsOfSum(numberText(amount), decimalsOf(currency));
  if (units.ok) return units.value;
  throw new Error(`${numberText(amount)} is not an amount in ${currency}: ${units.problem}`);
}
