import { noneUnmatched, type Unmatched } from '../probable-payments/unmatched';

type Position = { assets: bigint; liabilities: bigint; equity: bigint };

/**
 * What there is and whose it is, as a sentence without its end. Nobody owns or owes less than nothing: where the books say
 * so, as for an overdrawn account, the sentence keeps to their terms. What is probably paid, and not matched, is set right beside what
 * the books say.
 * @param unmatched as of the day; null where it is not known how much of it there was
 */
export function positionWords(
  { assets, liabilities, equity }: Position,
  amount: (units: bigint) => string,
  currency: string,
  unmatched: Unmatched | null = noneUnmatched,
): string {
  const words = wordsOf({ assets, liabilities, equity }, amount, currency);
  if (!unmatched) return `by the books ${words}`;
  if (isNone(unmatched)) return words;
  const { received, paid } = unmatched;
  const probable = {
    assets: assets - received,
    liabilities: liabilities - paid,
    equity: equity - received + paid,
  };
  return `by the books ${words}. Once payments are matched, probably ${wordsOf(probable, amount, currency)}`;
}

/**
 * What was unmatched on one of several days, of which it was read for the last. Where nothing is by then, nothing was before: an item
 * that is open was so since it was posted.
 */
export function unmatchedOn(day: number, days: number, ofLast: Unmatched): Unmatched | null {
  return day === days - 1 || isNone(ofLast) ? ofLast : null;
}

function isNone({ received, paid }: Unmatched): boolean {
  return received === 0n && paid === 0n;
}

function wordsOf(
  { assets, liabilities, equity }: Position,
  amount: (units: bigint) => string,
  currency: string,
): string {
  if (assets < 0n || liabilities < 0n) {
    return `assets are ${amount(assets)}, liabilities ${amount(liabilities)} and equity ${amount(equity)} ${currency}`;
  }
  const position = `you own ${amount(assets)} and owe ${amount(liabilities)} ${currency}`;
  if (equity < 0n) return `${position}, ${amount(-equity)} more than you own`;
  return `${position}; ${amount(equity)} is yours`;
}
