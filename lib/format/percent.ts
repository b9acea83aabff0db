import { writtenNumber } from './written-number';

/** A change in percent with one decimal and always a sign: `+4.2%`, `−4.2%`, `0.0%`. */
export function formatChange(percent: number, locale: string): string {
  return oneDecimal(percent, locale, 'exceptZero').replace('-', '−');
}

/** How large a change in percent is, with one decimal and without a sign, for words that say which way: `4.2%`. */
export function formatChangeSize(percent: number, locale: string): string {
  return oneDecimal(percent, locale, 'never');
}

function oneDecimal(percent: number, locale: string, signDisplay: 'exceptZero' | 'never'): string {
  return writtenNumber(percent / 100, locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay,
  });
}

/** `97 %` of 0.97, with up to two decimals. */
export function formatPercent(share: number, locale: string): string {
  return writtenNumber(share, locale, { style: 'percent', maximumFractionDigits: 2 });
}
