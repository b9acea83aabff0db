import type { Day } from '@/lib/dates/instant';
import { bankingDaysBetween } from '../banking-days';
import { type LegWords, type OwnAccount, readLegWords } from '../leg-words';

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
   * Whether the service may link it by itself: nobody chose or answered its ledger, no rule did, and it is neither confirmed, reconciled
   * nor locked; or its entry is posted to transfers in transit already.
   */
  isOpen: boolean;
  /** How likely another ledger is, by what was learned (0 to 1), 1 where a person chose, answered or confirmed it. */
  rival: number;
};

/** How a pair was judged: the odds against no transfer, and the evidence for it. */
export type Judged = {
  odds: number;
  /** Banking days from leaving to arriving. */
  days: number;
  /** Whether a text says that it is a transfer, and neither names somebody else. */
  isSaid: boolean;
  /**
   * Whether the service may link it by itself, if it is certain: it is said by more than a word that any payment may have, and by
   * one text alone only of an amount that is seldom equal by accident.
   */
  isSaidSurely: boolean;
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
  wordOfAnybody: 5,
  namesOther: 20,
  plain: 5,
  foreign: 0.3,
  payee: 0.06,
  namesThird: 0.02,
  reference: 20,
};

type JudgePair = (leaves: TransferLeg, arrives: TransferLeg) => Judged | null;

/**
 * Judges pairs: the odds that two transactions of equal amount are a transfer rather than equal by accident; null where they cannot be.
 * Round amounts are equal by accident oftener than others. The text of a leg is read once, however many may be the other.
 */
export function judgeOfPairs(accounts: readonly OwnAccount[], ownWords: ReadonlySet<string>): JudgePair {
  const words = new Map<TransferLeg, Map<OwnAccount, LegWords>>();
  const wordsOf = (leg: TransferLeg, other: OwnAccount): LegWords => {
    const known = words.get(leg)?.get(other);
    if (known) return known;
    const read = readLegWords(leg.tokens, leg.account, other, accounts, ownWords);
    words.set(leg, (words.get(leg) ?? new Map<OwnAccount, LegWords>()).set(other, read));
    return read;
  };
  const references = new Map<TransferLeg, string[]>();
  const referencesOf = (leg: TransferLeg): string[] => {
    const known = references.get(leg);
    if (known) return known;
    const read = leg.tokens.filter(isReference);
    references.set(leg, read);
    return read;
  };
  return (leaves, arrives) => {
    if (leaves.account.ledgerId === arrives.account.ledgerId) return null;
    const days = bankingDaysBetween(leaves.day, arrives.day);
    const nearness = byDays[days];
    if (nearness === undefined) return null;
    const said = [wordsOf(leaves, arrives.account), wordsOf(arrives, leaves.account)] as const;
    const others = referencesOf(arrives);
    const reference = referencesOf(leaves).find((token) => others.includes(token)) ?? null;
    const doubt = (1 - 0.9 * leaves.rival) * (1 - 0.9 * arrives.rival);
    const odds =
      worthOf(said[0]) *
      worthOf(said[1]) *
      nearness *
      rarityOf(arrives.amount) *
      (reference === null ? 1 : worth.reference) *
      doubt;
    const texts = {
      isSaid: isSaid(said, reference),
      isSaidSurely: isSaidSurely(said, reference, arrives.amount),
    };
    return { odds, days, ...texts, words: said, reference };
  };
}

function isSaid(words: readonly LegWords[], reference: string | null): boolean {
  return (
    words.some((each) => each.transferWord !== null || each.namesOther !== null || reference !== null) &&
    words.every((each) => !each.namesThird && (each.foreign.length === 0 || each.namesOther !== null))
  );
}

function isSaidSurely(words: readonly LegWords[], reference: string | null, amount: bigint): boolean {
  if (!isSaid(words, reference)) return false;
  if (reference !== null || words.some(({ namesOther }) => namesOther !== null)) return true;
  const saying = words.filter(({ transferWord, isOfAnybody }) => transferWord !== null && !isOfAnybody);
  return saying.length > 1 || (saying.length === 1 && !isRound(amount));
}

function worthOf(words: LegWords): number {
  const named =
    (words.transferWord === null ? 1 : words.isOfAnybody ? worth.wordOfAnybody : worth.transferWord) *
    (words.namesOther === null ? 1 : worth.namesOther);
  const plain = named === 1 && words.foreign.length === 0 ? worth.plain : 1;
  const foreign = named === 1 ? worth.payee : worth.foreign;
  return named * plain * (words.foreign.length > 0 ? foreign : 1) * (words.namesThird ? worth.namesThird : 1);
}

/** Minor units: hundreds are common, cents are rare. */
function rarityOf(amount: bigint): number {
  if (isRound(amount)) return 1;
  return amount % 100n === 0n ? 2 : 3;
}

function isRound(amount: bigint): boolean {
  return amount % 10_000n === 0n;
}

/** A number that both texts may print, of at least six digits, which is no last digits of an account and no date. */
function isReference(token: string): boolean {
  return /\d/.test(token) && token.replace(/\D/g, '').length >= 6 && !/^(19|20)\d{6}$/.test(token);
}
