import { formatNumber } from '@/lib/format/number';
import { type TypedAmountFault, typedAmountMessages, unitsOfTyped } from '@/lib/format/typed-amount';
import type { ReadNumber } from './number-cell';
import { readShare, shareText } from './share';

/** What a cell for a number with at most so many decimals says of what was typed. */
export function readNumberCell(typed: string, decimals: number, locale: string): ReadNumber {
  const text = typed.trim();
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
