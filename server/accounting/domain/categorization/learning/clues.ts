import { isMoneyIn, logAmount, type Movement } from '../movement';
import { wholeCategory } from '../printed-category';
import { tradeOf } from '../words/trade-of';
import { namesNobody, wordsOf } from '../words/words';

/** What of a movement decisions are remembered by. */
export const clueKinds = [
  /** The payee, in this direction. */
  'payee',
  /** The payee in either direction: a refund. */
  'either',
  /** The first word of the payee's name, in this direction. */
  'start',
  /** The payee with this very amount. */
  'exact',
  /** The payee with an amount within about 15 %. */
  'near',
  /** The payee after the ledger of its last decision: some alternate. */
  'after',
  /** The trade that words tell. */
  'trade',
  /** The bank account. */
  'account',
  /** This very amount on the account. */
  'amount',
  /** Of a payee never decided on: what was decided when others came for the first time, in this direction. */
  'first',
  /** The same on this account. */
  'firstOnAccount',
  /** The same with an amount of this size. */
  'firstOfSize',
] as const;
export type ClueKind = (typeof clueKinds)[number];

/** How far amounts of one group lie apart at most: by this factor. */
const nearFactor = Math.log(1.3);
const sizeFactor = Math.log(2);
const shortestStart = 3;

export type Clues = {
  /** Whom it is to or from and in which direction; null where the text names nobody. */
  payee: string | null;
  direction: 'in' | 'out';
  keys: ReadonlyMap<ClueKind, string>;
  /** The bare words, in order, and those of the payee's name. */
  words: readonly string[];
  named: readonly string[];
  trade: number | null;
};

/** What the text of a movement says, whatever its amount, day and account are. */
type Wording = Pick<Clues, 'words' | 'named' | 'trade'> & { namesNobody: boolean };

const mostWordings = 1000;

/** Reads the texts of movements, and remembers the latest: the payees of a bank file come again and again. */
export function wordingReader(): (movement: Movement) => Wording {
  const known = new Map<string, Wording>();
  return ({ payee, text, printed = [] }) => {
    const category = wholeCategory(printed) ?? '';
    const key = `${payee}\n${category}\n${text}`;
    const met = known.get(key);
    if (met) return met;
    const wording = readWording(payee, category, text);
    if (known.size === mostWordings) known.clear();
    known.set(key, wording);
    return wording;
  };
}

/** The words of a category tell the ledger as those of the payee do, and more than a memo's. */
function readWording(payee: string, category: string, text: string): Wording {
  if (namesNobody(payee)) return { namesNobody: true, words: [], named: [], trade: null };
  const words = wordsOf(`${payee} ${category} ${text}`);
  const named = wordsOf(payee);
  return { namesNobody: false, words, named, trade: tradeOf(words, named) };
}

/** @param lastLedger the ledger that the payee's last decision took, null where there was none */
export function cluesOf(
  movement: Movement,
  lastLedger: (payee: string) => number | null,
  wordingOf = wordingReader(),
): Clues {
  const direction = isMoneyIn(movement) ? 'in' : 'out';
  const keys = new Map<ClueKind, string>([
    ['account', `${direction} ${movement.accountLedgerId}`],
    ['amount', `${movement.amount} ${movement.accountLedgerId}`],
  ]);
  const { words, named, trade, ...wording } = wordingOf(movement);
  if (wording.namesNobody) return { payee: null, direction, keys, words, named, trade };
  const name = named.join(' ') || movement.payee;
  const payee = `${direction} ${name}`;
  const [start = ''] = named;
  const last = lastLedger(payee);
  const size = logAmount(movement);
  keys.set('payee', payee);
  keys.set('either', name);
  if (start.length >= shortestStart) keys.set('start', `${direction} ${start}`);
  keys.set('exact', `${payee} ${movement.amount}`);
  keys.set('near', `${payee} ${Math.round(size / nearFactor)}`);
  keys.set('after', `${payee} ${last ?? ''}`);
  if (trade !== null) keys.set('trade', `${direction} ${trade}`);
  if (last === null) {
    keys.set('first', direction);
    keys.set('firstOnAccount', `${direction} ${movement.accountLedgerId}`);
    keys.set('firstOfSize', `${direction} ${Math.round(size / sizeFactor)}`);
  }
  return { payee, direction, keys, words, named, trade };
}
