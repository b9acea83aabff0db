import { accept, type Result, refuse } from '../result';
import { absolute } from './absolute';

/** The largest amount in minor units, either sign: 2^53 − 1, so every JSON reader can hold it as an integer. */
export const largestMinorUnits = 9_007_199_254_740_991n;

export type DecimalFault = 'not_a_number' | 'amount_precision' | 'amount_out_of_range';

/** Those behind the last other digit; sought only where they begin, or digits with many zeros in between would take the square of their number. */
const ZEROS_AT_END = /(?<!0)0+$/;
const DECIMAL_FORM = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/;

/**
 * Minor units of an exact decimal text ("12.34", "-1.5", "1e2"), read by value and never through a float.
 * @param decimals how many decimals the currency has (2 for USD)
 */
export function minorUnitsOf(text: string, decimals: number): Result<bigint, DecimalFault> {
  const read = unitsOfDigits(text, decimals, 16);
  if (read.ok && absolute(read.value) > largestMinorUnits) return refuse('amount_out_of_range');
  return read;
}

/** The same of a sum, which may lie far beyond what one amount may be: up to 40 digits. */
export function minorUnitsOfSum(text: string, decimals: number): Result<bigint, DecimalFault> {
  return unitsOfDigits(text, decimals, 40);
}

/** @param most how many digits the minor units may have: none of more is computed */
function unitsOfDigits(text: string, decimals: number, most: number): Result<bigint, DecimalFault> {
  const parts = DECIMAL_FORM.exec(text);
  const whole = parts?.[2] ?? '';
  const fraction = parts?.[3] ?? '';
  if (!parts || whole.length + fraction.length === 0) return refuse('not_a_number');

  const significant = (whole + fraction).replace(/^0+/, '');
  if (significant === '') return accept(0n);
  const trimmed = significant.replace(ZEROS_AT_END, '');
  const exponent = Number(parts[4] ?? 0) - fraction.length + (significant.length - trimmed.length) + decimals;

  if (exponent < 0)
    return refuse(trimmed.length + exponent > most ? 'amount_out_of_range' : 'amount_precision');
  if (trimmed.length + exponent > most) return refuse('amount_out_of_range');
  const units = BigInt(trimmed) * 10n ** BigInt(exponent);
  return accept(parts[1] === '-' ? -units : units);
}

/** The plain decimal text of an amount: `decimalText(-1234n, 2)` is "-12.34". */
export function decimalText(minorUnits: bigint, decimals: number): string {
  const sign = minorUnits < 0n ? '-' : '';
  const digits = absolute(minorUnits)
    .toString()
    .padStart(decimals + 1, '0');
  if (decimals === 0) return sign + digits;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
