'use client';
import { clsx } from 'clsx';
import { useLocale } from '@/components/ui/locale';
import { formatAmount, usesParentheses } from '@/lib/format/amount';

export type AmountProps = {
  /** Minor units, signed. */
  units: bigint;
  currency: string;
  /** Colours what comes in. The sign says it too. */
  isMovement?: boolean;
  /** Shown for zero, such as a dash in a report. */
  zero?: string;
  className?: string;
};

/** An amount without its currency; positive and negative ones align at the decimal sign when right-aligned. */
export function Amount({ units, currency, isMovement = false, zero, className }: AmountProps) {
  const locale = useLocale();
  const isHidingZero = units === 0n && zero !== undefined;
  return (
    <span
      className={clsx(
        'whitespace-nowrap tabular-nums',
        units >= 0n && usesParentheses(locale) && 'amount-positive',
        isMovement && units > 0n && 'text-money-in',
        className,
      )}
    >
      {isHidingZero ? zero : formatAmount(units, currency, locale)}
    </span>
  );
}
