import { isMoneyIn, logAmount, type Movement } from './movement';
import { tradeOf } from './trade-of';
import { namesNobody, wordsOf } from './words';

/**
 * What of a movement decisions are remembered by. Each kind of clue is weighed by itself: the payee in this direction;
 * the payee in either (a refund); the payee with the very amount; with an amount within about 15 %; after the payee's last
 * ledger (those that alternate); the trade that words tell; the bank account; the very amount on the account.
 */
export const clueKinds = ['payee', 'either', 'exact', 'near', 'after', 'trade', 'account', 'amount'] as const;
export type ClueKind = (typeof clueKinds)[number];

/** How far amounts of one group lie apart at most: by this factor. */
const nearFactor = Math.log(1.3);

export type Clues = {
  /** Whom it is to or from and in which direction; null where the text names nobody. */
  payee: string | null;
  direction: 'in' | 'out';
  keys: ReadonlyMap<ClueKind, string>;
  /** Words and pairs of neighbouring words, each with the direction. */
  words: readonly string[];
  /** The bare words, in order. */
  spoken: readonly string[];
  trade: number | null;
};

/** @param lastLedger the ledger that the payee's last decision took, null where there was none */
export function cluesOf(movement: Movement, lastLedger: (payee: string) => number | null): Clues {
  const direction = isMoneyIn(movement) ? 'in' : 'out';
  const keys = new Map<ClueKind, string>([
    ['account', `${direction} ${movement.accountLedgerId}`],
    ['amount', `${movement.amount} ${movement.accountLedgerId}`],
  ]);
  if (namesNobody(movement.payee))
    return { payee: null, direction, keys, words: [], spoken: [], trade: null };
  const spoken = wordsOf(`${movement.payee} ${movement.text}`);
  const name = wordsOf(movement.payee).join(' ') || movement.payee;
  const payee = `${direction} ${name}`;
  const trade = tradeOf(spoken);
  keys.set('payee', payee);
  keys.set('either', name);
  keys.set('exact', `${payee} ${movement.amount}`);
  keys.set('near', `${payee} ${Math.round(logAmount(movement) / nearFactor)}`);
  keys.set('after', `${payee} ${lastLedger(payee) ?? ''}`);
  if (trade !== null) keys.set('trade', `${direction} ${trade}`);
  const pairs = spoken.slice(1).map((word, at) => `${spoken[at]} ${word}`);
  return {
    payee,
    direction,
    keys,
    words: [...spoken, ...pairs].map((word) => `${direction} ${word}`),
    spoken,
    trade,
  };
}
