import { formatNumber } from '@/lib/format/number';
import {
  type TypedAmountFault,
  typedAmountMessages,
  unitsOfTyped,
  withoutCurrency,
} from '@/lib/format/typed-amount';
import type { ReadNumber } from './number-cell';
import { readShare, shareText } from './share';

type NumberKind = { decimals: number; locale: string; currency?: string | undefined };

/** What a cell for a number says of what was typed. One of a currency is a price, which may be copied with its sign. */
export function readNumberCell(typed: string, { decimals, locale, currency }: NumberKind): ReadNumber {
  const text = (currency ? withoutCurrency(typed, currency, locale) : typed).trim();
  if (text === '') return {};
  const isSum = text.startsWith('=');
  const read = unitsOfTyped(text, decimals, locale);
  if (read.ok) return isSum ? { sum: formatNumber(read.value, decimals, locale) } : {};
  return isSum ? {} : { fault: numberFault(read.problem, decimals) };
}

/** The same for a cell that takes an amount or a percentage. */
export function readShareCell(typed: string, currency: string, locale: string): ReadNumber {
  const read = readShare(typed, currency, locale);
  const isSum = typed.trim().startsWith('=');
  if (!read.ok) return isSum ? {} : { fault: read.problem };
  if (!isSum || read.value.kind === 'none') return {};
  return { sum: shareText(read.value, currency, locale) };
}

/** What to say about a typed number that is none, or none of so many decimals. */
export function numberFault(fault: TypedAmountFault, decimals: number): string {
  if (fault === 'amount_precision') return `At most ${decimals} decimals`;
  if (fault === 'not_a_number') return 'Type a number, or a sum such as =12*3';
  return typedAmountMessages[fault];
}
