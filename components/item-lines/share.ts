import { formatAmount } from '@/lib/format/amount';
import { formatNumber } from '@/lib/format/number';
import { typedAmountMessages, unitsOfTyped, withoutCurrency } from '@/lib/format/typed-amount';
import { decimalsOf } from '@/lib/money/currency';
import { accept, type Result, refuse } from '@/lib/result';

/** Percent have four decimals, so that the rate has six: as many as the service keeps. */
export const percentDecimals = 4;

/** 100% in the units of a rate. */
const wholePercent = 100n * 10n ** BigInt(percentDecimals);

/**
 * A part of a line, as typed: `5.00` is an amount (minor units), `8.25%` a rate, whose units are ten thousandths of a
 * percent and so millionths of the whole.
 */
export type Share = { kind: 'none' } | { kind: 'amount' | 'rate'; units: bigint };

export function readShare(typed: string, currency: string, locale: string): Result<Share, string> {
  const text = withoutCurrency(typed, currency, locale).trim();
  if (text === '') return accept({ kind: 'none' });
  const kind = text.endsWith('%') ? 'rate' : 'amount';
  const decimals = kind === 'rate' ? percentDecimals : decimalsOf(currency);
  const read = unitsOfTyped(kind === 'rate' ? text.slice(0, -1) : text, decimals, locale);
  if (read.ok) {
    if (read.value < 0n) return refuse('Must not be negative');
    if (kind === 'rate' && read.value > wholePercent) return refuse('At most 100%');
    return accept({ kind, units: read.value });
  }
  if (read.problem === 'not_a_number') return refuse('Type an amount, or a percentage such as 8.25%');
  if (read.problem === 'amount_precision' && kind === 'rate')
    return refuse(`At most ${percentDecimals} decimals of a percent`);
  return refuse(typedAmountMessages[read.problem]);
}

/** The share as one would type it. */
export function shareText(share: Share, currency: string, locale: string): string {
  if (share.kind === 'none') return '';
  if (share.kind === 'amount') return formatAmount(share.units, currency, locale);
  return `${formatNumber(share.units, percentDecimals, locale)}%`;
}
