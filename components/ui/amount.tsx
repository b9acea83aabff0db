'use client';
import { clsx } from 'clsx';
import { Fragment } from 'react';
import { useLocale } from '@/components/ui/locale';
import { formatAmount, usesParentheses } from '@/lib/format/amount';
import { amountPieces } from '@/lib/format/amount-pieces';
import { decimalsOf } from '@/lib/money/currency';

export type AmountProps = {
  /** Minor units, signed. */
  units: bigint;
  currency: string;
  /** Colours what comes in. The sign says it too. */
  isMovement?: boolean;
  /** Shown for zero, such as a dash in a report. */
  zero?: string;
  /** Takes a second line where there is no room for all of it, rather than cover what stands beside it. */
  mayBreak?: boolean;
  className?: string;
};

/** An amount without its currency; positive and negative ones align at the decimal sign when right-aligned. */
export function Amount({ units, currency, isMovement = false, ...rest }: AmountProps) {
  const { zero, mayBreak = false, className } = rest;
  const locale = useLocale();
  const isHidingZero = units === 0n && zero !== undefined;
  return (
    // A server's data of a locale may be of another year than the browser's; what it drew says the same.
    <span
      suppressHydrationWarning
      className={clsx(
        'tabular-nums',
        mayBreak ? 'whitespace-normal' : 'whitespace-nowrap',
        signClass(units, locale),
        isMovement && units > 0n && 'text-money-in',
        className,
      )}
    >
      {isHidingZero ? (
        zero
      ) : mayBreak ? (
        <BreakableAmount units={units} currency={currency} />
      ) : (
        formatAmount(units, currency, locale)
      )}
    </span>
  );
}

/** Holds the place of a parenthesis beside a positive amount, and has the parentheses of a negative one said. */
export function signClass(units: bigint, locale: string): string | undefined {
  if (!usesParentheses(locale)) return undefined;
  return units < 0n ? 'amount-negative' : 'amount-positive';
}

/** The text of an amount that may be broken between the groups of its digits. */
export function BreakableAmount({ units, currency }: Pick<AmountProps, 'units' | 'currency'>) {
  const locale = useLocale();
  const pieces = amountPieces(formatAmount(units, currency, locale), decimalsOf(currency));
  let place = 0;
  return pieces.map((piece) => {
    const at = place;
    place += piece.length;
    return (
      <Fragment key={at}>
        {at > 0 && <wbr />}
        {piece}
      </Fragment>
    );
  });
}
