import { absolute } from '../money/absolute';
import { decimalsOf } from '../money/currency';
import { type DecimalFault, largestMinorUnits, minorUnitsOf } from '../money/decimal';
import { accept, type Result, refuse } from '../result';
import { formatAmount } from './amount';
import type { AmountFormat } from './amount-format';
import { type Arithmetic, calculate } from './arithmetic';

export type TypedAmountFault = DecimalFault | Extract<Arithmetic, { ok: false }>['problem'];

/** What to say about each fault, in the words of the person who typed. */
export const typedAmountMessages: Record<TypedAmountFault, string> = {
  not_a_number: 'Type an amount, or a sum such as =12*3',
  amount_precision: 'More decimals than the currency has',
  amount_out_of_range: 'The amount is too large',
  division_by_zero: 'Division by zero',
};

/** What to say in a field of amounts: figures that are no amount of this person or currency are told how one is written. */
export function typedAmountFault(
  problem: TypedAmountFault,
  typed: string,
  { currency, locale }: AmountFormat,
): string {
  const hasFigures = /\d/.test(typed) && !typed.trim().startsWith('=');
  if (problem !== 'not_a_number' || !hasFigures) return typedAmountMessages[problem];
  const example = (12_345n * 10n ** BigInt(decimalsOf(currency))) / 10n;
  return `Type an amount in ${currency}, such as ${formatAmount(example, currency, locale)}`;
}

/**
 * Minor units of what a person typed: `1,234.50`, `(12)`, `−5` by the locale's separators, or a sum after `=`
 * (`=19.99*3+5`). What can mean nothing else is read by other separators, too, such as a pasted `1.234,50`. A sum is exact and
 * rounded once, at the end, half away from zero; plain amounts are never rounded.
 */
export function unitsOfTyped(
  typed: string,
  decimals: number,
  locale: string,
): Result<bigint, TypedAmountFault> {
  const text = typed.trim();
  const separators = separatorsOf(locale);
  if (text.startsWith('=')) return unitsOfSum(text.slice(1), decimals, separators);
  const negated = /^\((.*)\)$/.exec(text)?.[1];
  const signed = (negated ?? text).replace(/^[−–]/, '-');
  const plain = plainDecimal(signed, separators) ?? otherwiseGrouped(signed);
  if (plain === null) return refuse('not_a_number');
  return minorUnitsOf(negated === undefined ? plain : `-${plain}`, decimals);
}

/** Minor units of what a person typed where only more than zero will do, or what to say of it. */
export function unitsAboveZero(typed: string, decimals: number, locale: string): Result<bigint, string> {
  if (typed.trim() === '') return refuse('Type an amount');
  const read = unitsOfTyped(typed, decimals, locale);
  if (!read.ok) return refuse(typedAmountMessages[read.problem]);
  return read.value > 0n ? read : refuse('Must be more than zero');
}

function unitsOfSum(sum: string, decimals: number, separators: Separators) {
  const result = calculate(sum, (text) => plainDecimal(text, separators));
  if (!result.ok) return result;
  const { numerator, denominator } = result.value;
  const scaled = numerator * 10n ** BigInt(decimals);
  const half = scaled < 0n ? -denominator / 2n : denominator / 2n;
  const units = (scaled + half) / denominator;
  return absolute(units) > largestMinorUnits ? refuse('amount_out_of_range' as const) : accept(units);
}

type Separators = { group: string; decimal: string };
const separatorsByLocale = new Map<string, Separators>();

function separatorsOf(locale: string): Separators {
  const known = separatorsByLocale.get(locale);
  if (known) return known;
  const parts = new Intl.NumberFormat(locale).formatToParts(-1_234_567.8);
  const separators = {
    group: parts.find((part) => part.type === 'group')?.value ?? ',',
    decimal: parts.find((part) => part.type === 'decimal')?.value ?? '.',
  };
  separatorsByLocale.set(locale, separators);
  return separators;
}

/**
 * The decimal text of a typed number, or null. Groups must be whole (`1,234` but not `1,5`): a decimal comma typed
 * where the point is the decimal sign would otherwise be read as ten times the amount.
 */
function plainDecimal(typed: string, { group, decimal }: Separators): string | null {
  const [whole = '', fraction, ...more] = withKeyboardSigns(typed).trim().split(decimal);
  if (more.length > 0) return null;
  const groups = whole.split(withKeyboardSigns(group));
  const ungrouped = groups.join('');
  if (!/^[+-]?\d*$/.test(ungrouped) || !/^\d*$/.test(fraction ?? '')) return null;
  const wellGrouped = groups
    .slice(1)
    .every((each, index, rest) =>
      index === rest.length - 1 ? each.length === 3 : each.length === 2 || each.length === 3,
    );
  if (!wellGrouped) return null;
  return fraction === undefined ? ungrouped : `${ungrouped}.${fraction}`;
}

/**
 * The decimal text of a number in whole groups that another sign than theirs ends, with fewer decimals than a group has digits:
 * it is the same number wherever it was copied. Null for any other.
 */
function otherwiseGrouped(typed: string): string | null {
  const [, whole, group, fraction] =
    /^([+-]?\d{1,3}(?:([., '])\d{3})(?:\2\d{3})*)(?!\2)[.,](\d{1,2})$/.exec(withKeyboardSigns(typed)) ?? [];
  return whole && group ? `${whole.replaceAll(group, '')}.${fraction}` : null;
}

/** Without the sign or code of the currency, with which amounts are copied; one of another currency stays, and is refused. */
export function withoutCurrency(typed: string, currency: string, locale: string): string {
  if (!/[\p{L}\p{Sc}]/u.test(typed)) return typed;
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(1);
  const sign = parts.find(({ type }) => type === 'currency')?.value ?? currency;
  const found = [currency, sign].find((each) => typed.toUpperCase().includes(each.toUpperCase()));
  if (found === undefined) return typed;
  const at = typed.toUpperCase().indexOf(found.toUpperCase());
  return `${typed.slice(0, at).trim()}${typed.slice(at + found.length).trim()}`;
}

/** Keyboards have one space and one apostrophe; locales group with narrow, unbreakable and curly ones. */
function withKeyboardSigns(text: string): string {
  return text.replace(/\s/g, ' ').replaceAll('’', "'");
}
