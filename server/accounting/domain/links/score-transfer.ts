import type { Day } from '@/lib/dates/instant';
import { bankingDaysBetween } from './banking-days';
import { type LegWords, type OwnAccount, readLegWords } from './leg-words';

/** A transaction that may be a leg of a transfer. */
export type TransferLeg = {
  transactionId: string;
  account: OwnAccount;
  /** Minor units, money in positive, never 0. */
  amount: bigint;
  day: Day;
  /** The words of all that the bank says. */
  tokens: readonly string[];
  /**
   * Whether the service may link it by itself: nobody chose its ledger, no rule did, and it is neither confirmed, reconciled
   * nor locked; or its entry is posted to transfers in transit already.
   */
  isOpen: boolean;
  /** How likely another ledger is, by what was learned (0 to 1), 1 where a person confirmed one of income or expense. */
  rival: number;
};

/** How a pair was judged: the odds against no transfer, and the evidence for it. */
export type Judged = {
  odds: number;
  /** Banking days from leaving to arriving. */
  days: number;
  /** Whether a text says that it is a transfer, and neither names somebody else. */
  isSaid: boolean;
  words: readonly [leaves: LegWords, arrives: LegWords];
  reference: string | null;
};

/** The legs of a transfer are at most so many banking days apart. */
export const mostDays = 5;

/** By banking days from leaving to arriving: cards print a payment before the bank does, seldom by more than two days. */
const byDays: Readonly<Record<number, number>> = {
  [-5]: 0.05,
  [-4]: 0.08,
  [-3]: 0.15,
  [-2]: 0.4,
  [-1]: 0.6,
  0: 1,
  1: 0.9,
  2: 0.75,
  3: 0.6,
  4: 0.5,
  5: 0.35,
};

/** What a text is worth: how much likelier it is of a transfer than of an accidental equal amount. */
const worth = {
  transferWord: 20,
  namesOther: 20,
  plain: 5,
  foreign: 0.3,
  payee: 0.06,
  namesThird: 0.02,
  reference: 20,
};

/**
 * The odds that two transactions of equal amount are a transfer rather than equal by accident; null where they cannot be.
 * Round amounts are equal by accident oftener than others.
 */
export function judgePair(
  leaves: TransferLeg,
  arrives: TransferLeg,
  accounts: readonly OwnAccount[],
  ownWords: ReadonlySet<string>,
): Judged | null {
  if (leaves.account.ledgerId === arrives.account.ledgerId) return null;
  const days = bankingDaysBetween(leaves.day, arrives.day);
  const nearness = byDays[days];
  if (nearness === undefined) return null;
  const words = [
    readLegWords(leaves.tokens, leaves.account, arrives.account, accounts, ownWords),
    readLegWords(arrives.tokens, arrives.account, leaves.account, accounts, ownWords),
  ] as const;
  const reference = sharedReference(leaves, arrives);
  const doubt = [leaves, arrives].reduce((product, leg) => product * (1 - 0.9 * leg.rival), 1);
  const odds =
    worthOf(words[0]) *
    worthOf(words[1]) *
    nearness *
    rarityOf(arrives.amount) *
    (reference === null ? 1 : worth.reference) *
    doubt;
  const isSaid =
    words.some((each) => each.transferWord !== null || each.namesOther !== null || reference !== null) &&
    words.every((each) => !each.namesThird && (each.foreign.length === 0 || each.namesOther !== null));
  return { odds, days, isSaid, words, reference };
}

function worthOf(words: LegWords): number {
  const named =
    (words.transferWord === null ? 1 : worth.transferWord) *
    (words.namesOther === null ? 1 : worth.namesOther);
  const plain = named === 1 && words.foreign.length === 0 ? worth.plain : 1;
  const foreign = named === 1 ? worth.payee : worth.foreign;
  return named * plain * (words.foreign.length > 0 ? foreign : 1) * (words.namesThird ? worth.namesThird : 1);
}

/** Minor units: hundreds are common, cents are rare. */
function rarityOf(amount: bigint): number {
  if (amount % 10_000n === 0n) return 1;
  return amount % 100n === 0n ? 2 : 3;
}

/** A number that both texts print, of at least six digits, which is no last digits of an account and no date. */
function sharedReference(leaves: TransferLeg, arrives: TransferLeg): string | null {
  const isReference = (token: string) =>
    /\d/.test(token) && token.replace(/\D/g, '').length >= 6 && !/^(19|20)\d{6}$/.test(token);
  const others = new Set(arrives.tokens.filter(isReference));
  return leaves.tokens.find((token) => isReference(token) && others.has(token)) ?? null;
}
