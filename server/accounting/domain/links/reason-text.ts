import { absolute } from '@/lib/money/absolute';
import { decimalsOf } from '@/lib/money/currency';
import { decimalText } from '@/lib/money/decimal';

/**
 * An amount without its sign, its thousands grouped: `1,234.50`.
 * @param units minor units
 */
export function amountText(units: bigint, currency: string): string {
  const text = decimalText(absolute(units), decimalsOf(currency));
  return text.replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',');
}

/** How far two days are from each other: `2 days apart`, or `2 days later` where only that is possible. */
export function daysApart(days: number, how: 'apart' | 'later' = 'apart'): string {
  if (days === 0) return 'on the same day';
  return days === 1 ? `1 day ${how}` : `${days} days ${how}`;
}

/** `“alder” and “paper”` */
export function quotedList(words: readonly string[]): string {
  return words.map((word) => `“${word}”`).join(' and ');
}
