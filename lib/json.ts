import { LosslessNumber, parse, stringify } from 'lossless-json';
import { decimalText, minorUnitsOf } from './money/decimal';

/** A JSON number that a double cannot hold without loss; `value` is its text as sent. */
export class ExactNumber extends LosslessNumber {
  /** JSON.stringify cannot write the digits of a number: its text is discarded, and lossless-json writes it instead. */
  toJSON(): null {
    exactNumberMet = true;
    return null;
  }
}

let exactNumberMet = false;

export type JsonNumber = number | ExactNumber;

/** Up to 15 significant digits, a double prints every decimal back as it was. */
const largestDoubleUnits = 10n ** 15n;

/** Reads JSON without losing a digit: a number that is not exactly its double becomes an ExactNumber. Throws SyntaxError. */
export function parseJson(text: string): unknown {
  return parse(text, undefined, readNumber);
}

/** The same, with null for what is no JSON. */
export function jsonOrNull(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return null;
  }
}

function readNumber(text: string): JsonNumber {
  const double = Number(text);
  return String(double) === text || sameValue(String(double), text) ? double : new ExactNumber(text);
}

/** Compared on a grid far finer than any currency; what falls outside the grid counts as different. */
function sameValue(left: string, right: string): boolean {
  const a = minorUnitsOf(left, 4);
  const b = minorUnitsOf(right, 4);
  return a.ok && b.ok && a.value === b.value;
}

/** Whether arrays and objects lie in each other more than so many levels deep. It looks no deeper than that itself. */
export function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null || value instanceof ExactNumber) return false;
  return levels === 0 || Object.values(value).some((member) => isDeeperThan(member, levels - 1));
}

/** The exact decimal text of a JSON number. */
export function numberText(value: JsonNumber): string {
  return typeof value === 'number' ? String(value) : value.value;
}

/** An amount as the JSON number that prints exactly: `amountNumber(1234n, 2)` is 12.34. */
export function amountNumber(minorUnits: bigint, decimals: number): JsonNumber {
  if (minorUnits < largestDoubleUnits && minorUnits > -largestDoubleUnits) {
    return Number(minorUnits) / 10 ** decimals;
  }
  return new ExactNumber(decimalText(minorUnits, decimals));
}

/** Writes JSON with every ExactNumber digit for digit; native speed where there is none. */
export function stringifyJson(value: unknown): string {
  exactNumberMet = false;
  const text = JSON.stringify(value);
  return exactNumberMet ? (stringify(value) ?? 'null') : text;
}
