import { noneUnmatched, type Unmatched } from '../probable-payments/unmatched';

type Standing = { assets: bigint; liabilities: bigint; equity: bigint };

/**
 * What there is and whose it is, as a sentence without its end. Nobody owns or owes less than nothing: where the books say
 * so, as for an overdrawn account, the sentence keeps to their terms. What is probably paid, and not matched, is set right beside what
 * the books say.
 */
export function standingWords(
  { assets, liabilities, equity }: Standing,
  amount: (units: bigint) => string,
  currency: string,
  { received, paid }: Unmatched = noneUnmatched,
): string {
  const byBooks = wordsOf({ assets, liabilities, equity }, amount, currency);
  if (received === 0n && paid === 0n) return byBooks;
  const probable = {
    assets: assets - received,
    liabilities: liabilities - paid,
    equity: equity - received + paid,
  };
  return `by the books ${byBooks}, but probably ${wordsOf(probable, amount, currency)}`;
}

function wordsOf(
  { assets, liabilities, equity }: Standing,
  amount: (units: bigint) => string,
  currency: string,
): string {
  if (assets < 0n || liabilities < 0n) {
    return `assets are ${amount(assets)}, liabilities ${amount(liabilities)} and equity ${amount(equity)} ${currency}`;
  }
  const standing = `you own ${amount(assets)} and owe ${amount(liabilities)} ${currency}`;
  if (equity < 0n) return `${standing}, ${amount(-equity)} more than you own`;
  return `${standing}; ${amount(equity)} is yours`;
}
