import { type Day, isDay } from '../dates/instant';
import { decimalText, minorUnitsOf } from '../money/decimal';
import { textOf, type XmlNode } from './xml';

const mostDecimals = 4;
const DECIMAL = /^[+-]?\d+(?:\.\d*)?$/;

/** The amount in the currency of the invoice, where some are in that of taxes as well; else the first. */
export function amountOf(nodes: readonly XmlNode[], currency: string | null): string | null {
  const node = nodes.find((each) => currencyOf(each) === currency) ?? nodes[0];
  const text = node === undefined ? null : textOf(node);
  return text === null ? null : decimalOf(text);
}

export function isInCurrency(nodes: readonly XmlNode[], currency: string | null): boolean {
  return nodes.every((each) => [null, currency].includes(currencyOf(each)));
}

function currencyOf(node: XmlNode): string | null {
  const currency = typeof node === 'string' ? undefined : node['@currencyID'];
  return typeof currency === 'string' && currency !== '' ? currency : null;
}

/** With two decimals at least; null where it is no decimal, or has more than any currency. */
function decimalOf(text: string): string | null {
  const units = DECIMAL.test(text) ? minorUnitsOf(text, mostDecimals) : null;
  return units?.ok ? decimalOfUnits(units.value) : null;
}

/** Of ten-thousandths, with two decimals at least. */
export function decimalOfUnits(units: bigint): string {
  return decimalText(units, mostDecimals).replace(/0{1,2}$/, '');
}

/** The sum of those that are there; null of none. */
export function sumOf(amounts: readonly (string | null)[]): string | null {
  const known = amounts.filter((each) => each !== null);
  return known.length === 0 ? null : decimalOfUnits(known.reduce((sum, each) => sum + unitsOf(each), 0n));
}

/** A rate in percent, without zeros behind it; null where there is none. */
export function rateOf(text: string | null): string | null {
  const decimal = text === null ? null : decimalOf(text);
  return decimal === null ? null : decimal.replace(/\.?0+$/, '');
}

/** In ten-thousandths. */
export function unitsOf(amount: string | null): bigint {
  const units = amount === null ? null : minorUnitsOf(amount, mostDecimals);
  return units?.ok ? units.value : 0n;
}

/** "20260304". */
export function dayOfNumbers(text: string | null): Day | null {
  const parts = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(text ?? '');
  return dayOfText(parts ? `${parts[1]}-${parts[2]}-${parts[3]}` : null);
}

/** "2026-03-04", also with a time or an offset behind it. */
export function dayOfText(text: string | null): Day | null {
  const day = (text ?? '').slice(0, 10);
  return isDay(day) ? day : null;
}

export function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}
