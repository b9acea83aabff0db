import type { Fault } from '../contract/problem';
import { type JsonNumber, numberText } from '../json';
import { accept, type Result, refuse } from '../result';
import { absolute } from './absolute';
import { decimalsOf } from './currency';
import { decimalText, largestMinorUnits, minorUnitsOf } from './decimal';
import { minorUnitsIn } from './minor-units-in';

/** Quantities, prices and rates have at most six decimals and are kept in millionths. */
export const millionthDecimals = 6;
const million = 10n ** BigInt(millionthDecimals);

/** What a line is made of, in millionths (the price of a major unit), and comes to, in minor units. */
export type LineAmounts = {
  quantityMillionths: bigint;
  unitPriceMillionths: bigint;
  discountRateMillionths: bigint;
  taxRateMillionths: bigint;
  /** Quantity by price. */
  gross: bigint;
  discount: bigint;
  /** On gross less discount. */
  tax: bigint;
};

type ProposedAmounts = {
  quantity?: JsonNumber | null | undefined;
  unit_price: JsonNumber;
  discount_amount?: JsonNumber | null | undefined;
  discount_rate?: JsonNumber | null | undefined;
  tax_amount?: JsonNumber | null | undefined;
  tax_rate?: JsonNumber | null | undefined;
};

/**
 * What a line comes to, or every fault of its numbers. Products are rounded once a line, half away from zero; an amount
 * that is given is used as it is, and its rate is only stored beside it.
 */
export function lineAmounts(line: ProposedAmounts, currency: string): Result<LineAmounts, Fault[]> {
  const faults: Fault[] = [];
  const scaled = (member: 'quantity' | 'unit_price' | 'discount_rate' | 'tax_rate', absent: JsonNumber) => {
    const read = millionths(line[member] ?? absent, member);
    if (!read.ok) faults.push({ path: `/${member}`, ...read.problem });
    return read.ok ? read.value : 0n;
  };
  const quantityMillionths = scaled('quantity', 1);
  const unitPriceMillionths = scaled('unit_price', 0);
  const discountRateMillionths = scaled('discount_rate', 0);
  const taxRateMillionths = scaled('tax_rate', 0);
  const minorUnit = 10n ** BigInt(decimalsOf(currency));
  const gross = roundedQuotient(quantityMillionths * unitPriceMillionths * minorUnit, million * million);

  const given = (member: 'discount_amount' | 'tax_amount', otherwise: bigint) => {
    const value = line[member];
    if (value === null || value === undefined) return otherwise;
    const read = minorUnitsIn(value, currency);
    if (!read.ok) faults.push({ path: `/${member}`, ...read.problem });
    else if (read.value < 0n)
      faults.push({ path: `/${member}`, code: 'amount_negative', message: 'must not be negative' });
    return read.ok ? read.value : 0n;
  };
  const discount = given('discount_amount', roundedQuotient(gross * discountRateMillionths, million));
  const tax = given('tax_amount', roundedQuotient((gross - discount) * taxRateMillionths, million));
  if (faults.length === 0 && discount > gross) faults.push(discountTooLarge(discount, gross, currency));
  if (gross > largestMinorUnits) faults.push({ path: '/unit_price', ...tooLarge });
  if (faults.length > 0) return refuse(faults);
  return accept({
    quantityMillionths,
    unitPriceMillionths,
    discountRateMillionths,
    taxRateMillionths,
    gross,
    discount,
    tax,
  });
}

/** Rounded to the nearest integer, half away from zero. The divisor is greater than 0. */
export function roundedQuotient(dividend: bigint, divisor: bigint): bigint {
  const rounded = (2n * absolute(dividend) + divisor) / (2n * divisor);
  return dividend < 0n ? -rounded : rounded;
}

function millionths(value: JsonNumber, member: string): Result<bigint, Omit<Fault, 'path'>> {
  const read = minorUnitsOf(numberText(value), millionthDecimals);
  if (!read.ok) {
    const message =
      read.problem === 'amount_precision'
        ? `has more than ${millionthDecimals} decimals`
        : 'is too large or not a number';
    return refuse({ code: read.problem, message });
  }
  if (read.value < 0n || (member === 'quantity' && read.value === 0n)) {
    const message = member === 'quantity' ? 'must be greater than 0' : 'must not be negative';
    return refuse({ code: 'out_of_range', message });
  }
  if (member.endsWith('_rate') && read.value > million) {
    return refuse({ code: 'out_of_range', message: 'must be at most 1 (0.0825 is 8.25 %)' });
  }
  return read;
}

const tooLarge = {
  code: 'amount_out_of_range',
  message: `times the quantity is beyond ${largestMinorUnits} minor units`,
};

function discountTooLarge(discount: bigint, gross: bigint, currency: string): Fault {
  const places = decimalsOf(currency);
  const message = `is ${decimalText(discount, places)} of ${decimalText(gross, places)}: at most the whole line`;
  return { path: '/discount_amount', code: 'discount_too_large', message };
}
