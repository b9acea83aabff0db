import type { ItemKind } from '@/lib/contract/item-kind';
import type { Day } from '@/lib/dates/instant';
import { absolute } from '@/lib/money/absolute';
import { cleanDescription } from '../../categorization/payees/clean-description';
import { daysBetween } from '../banking-days';
import { tokensOf } from '../leg-words';
import { readPayee } from '../payee-words';
import { Claims } from './refund-claims';

/** A bank movement that money may come back by, or of. `amount` in minor units, money in positive, never 0. */
export type RefundMovement = {
  transactionId: string;
  amount: bigint;
  day: Day;
  /** All words of the text, in lower case. */
  readonly tokens: readonly string[];
  readonly payee: string;
  /** The words that tell the payee from others. */
  readonly words: readonly string[];
  /** A word for money that comes back; null when there is none. */
  readonly refundWord: string | null;
  /** Whether all such words are of a payment that is returned, by the bank perhaps. */
  readonly isReturned: boolean;
};

/** What a payment pays, or is only suggested to pay. */
export type PaidItem = { kind: ItemKind; isSuggested: boolean };

export type ProposedRefund = {
  refund: RefundMovement;
  payment: RefundMovement;
  /** 0 to 1 */
  confidence: number;
  days: number;
  /** What the payment does not pay, if the bank returned it. */
  returnedFrom?: PaidItem;
};

const returnWords = new Set(
  'return returned returns reversal reversed chargeback storno stornierung devolucion devolución'.split(' '),
);
const refundWords = new Set([
  ...returnWords,
  ...`refund refunds refunded refunding reimbursement reimbursed rückerstattung rueckerstattung erstattung rückzahlung
  remboursement rimborso reembolso terugbetaling återbetalning refundacion`.split(/\s+/),
]);
/** Money comes back of a payment at most so many days ago. */
export const mostDaysBack = 180;
const mostConsidered = 200;
/** So many refunds are compared in one step. */
const atOnce = 20;
const mostOfRefund = 3;
const leastSuggested = 0.2;
/** Of several equal payments, as of a subscription, the latest is the likeliest to be given back. */
const halfLifeDays = 21;

/** How much likelier what is seen is of money back than of any other movement. */
const worth = {
  base: 0.1,
  wholeName: 40,
  partOfName: 8,
  word: 20,
  noWordOut: 0.3,
  exact: 10,
  partWithoutWord: 0.05,
};

/** `name` is the bank's description without its memo; all of the text where it is not told apart. */
type Movement = { id: string; amount: bigint; day: Day; text: string; name?: string };

/** Its words and payee are only read where they are asked for: most movements are compared with no other. */
class MovementOfBank implements RefundMovement {
  readonly transactionId: string;
  readonly amount: bigint;
  readonly day: Day;
  readonly #text: string;
  readonly #name: string;
  readonly #ownWords: ReadonlySet<string>;
  #tokens: readonly string[] | null = null;
  #payee: string | null = null;
  #words: readonly string[] | null = null;

  constructor({ id, amount, day, text, name }: Movement, ownWords: ReadonlySet<string>) {
    this.transactionId = id;
    this.amount = amount;
    this.day = day;
    this.#text = text;
    this.#name = name ?? text;
    this.#ownWords = ownWords;
  }

  get tokens() {
    this.#tokens ??= tokensOf(this.#text);
    return this.#tokens;
  }

  get refundWord() {
    return refundWordOf(this.tokens);
  }

  get isReturned() {
    return isReturned(this.tokens);
  }

  get payee() {
    this.#payee ??= cleanDescription(
      withoutRefundWords(this.#name) || withoutRefundWords(this.#text) || this.#text,
    );
    return this.#payee;
  }

  get words() {
    this.#words ??= readPayee(this.payee).filter((word) => !this.#ownWords.has(word));
    return this.#words;
  }
}

/** @param ownWords of the name of the business, which is no payee: texts that say nothing else are of its own accounts */
export function refundMovement(
  movement: Movement,
  ownWords: ReadonlySet<string> = new Set(),
): RefundMovement {
  return new MovementOfBank(movement, ownWords);
}

/** Whether a movement may give money back: most money out that is not called a refund is no refund of anything. */
export function mayBeRefund({ amount, text }: Pick<Movement, 'amount' | 'text'>): boolean {
  return amount > 0n || refundWordOf(tokensOf(text)) !== null;
}

/** Whether all words for money that comes back are of a payment that is returned. */
export function isReturned(tokens: readonly string[]): boolean {
  const words = tokens.filter((word) => refundWords.has(word));
  return words.length > 0 && words.every((word) => returnWords.has(word));
}

function refundWordOf(tokens: readonly string[]): string | null {
  return tokens.find((word) => refundWords.has(word)) ?? null;
}

function withoutRefundWords(text: string): string {
  const kept = text.split(/\s+/).filter((word) => !tokensOf(word).some((token) => refundWords.has(token)));
  return kept.join(' ');
}

/**
 * Which movements likely give back what earlier ones of the same payee paid, in whole or in part, the surest first for each. The
 * confidence is the share of each among all payments that fit the money back, all others that the payment is too small
 * to refund as well, and none. In steps of a few milliseconds, so that other work may be done between them.
 */
export function* matchRefunds(
  refunds: readonly RefundMovement[],
  payments: readonly RefundMovement[],
): Generator<undefined, ProposedRefund[]> {
  const sought = new Set(
    refunds.flatMap((refund) => refund.words.map((word) => keyOf(word, -refund.amount))),
  );
  const byWord = indexByWord(payments, sought);
  const claims = new Map<RefundMovement, Claims>();
  const likely: (Fitting & { all: number })[] = [];
  for (const [at, refund] of refunds.entries()) {
    const fitting = fittingOf(refund, byWord);
    const all = fitting.reduce((sum, { odds }) => sum + odds, 1);
    for (const { payment, odds } of fitting) claimsOn(claims, payment).add(size(refund), odds);
    for (const each of fitting) if (each.odds / all >= leastSuggested) likely.push({ ...each, all });
    if (at % atOnce === atOnce - 1) yield;
  }
  const proposals = likely.map(({ odds, all, ...each }): ProposedRefund => {
    const rivals = claimsOn(claims, each.payment).besides(size(each.refund), odds);
    return { ...each, confidence: Math.floor((odds / (all + rivals)) * 1000) / 1000 };
  });
  const counted = new Map<string, number>();
  return proposals
    .sort((left, right) => right.confidence - left.confidence)
    .filter(({ refund, confidence }) => {
      const count = (counted.get(refund.transactionId) ?? 0) + 1;
      counted.set(refund.transactionId, count);
      return confidence >= leastSuggested && count <= mostOfRefund;
    });
}

type Fitting = Omit<ProposedRefund, 'confidence'> & { odds: number };

function claimsOn(claims: Map<RefundMovement, Claims>, payment: RefundMovement): Claims {
  const known = claims.get(payment);
  if (known) return known;
  const made = new Claims(size(payment));
  claims.set(payment, made);
  return made;
}

/** A word of money in or of money out. */
function keyOf(word: string, amount: bigint): string {
  return `${amount < 0n ? 'out' : 'in'} ${word}`;
}

/** By word and direction, as far as they are sought, the payments in the order of their days. */
function indexByWord(
  payments: readonly RefundMovement[],
  sought: ReadonlySet<string>,
): ReadonlyMap<string, RefundMovement[]> {
  const byWord = new Map<string, RefundMovement[]>();
  if (sought.size === 0) return byWord;
  const sorted = [...payments].sort((left, right) =>
    left.day < right.day ? -1 : left.day > right.day ? 1 : 0,
  );
  for (const payment of sorted) {
    for (const word of new Set(payment.tokens)) {
      const key = keyOf(word, payment.amount);
      if (!sought.has(key)) continue;
      const known = byWord.get(key);
      if (known) known.push(payment);
      else byWord.set(key, [payment]);
    }
  }
  return byWord;
}

function fittingOf(
  refund: RefundMovement,
  byWord: ReadonlyMap<string, readonly RefundMovement[]>,
): Fitting[] {
  const seen = new Set<RefundMovement>();
  for (const word of refund.words) {
    const known = byWord.get(keyOf(word, -refund.amount)) ?? [];
    let considered = 0;
    for (let at = lastUntil(known, refund.day); at >= 0 && considered < mostConsidered; at -= 1) {
      const payment = known[at];
      if (!payment || daysBetween(payment.day, refund.day) > mostDaysBack) break;
      considered += 1;
      seen.add(payment);
    }
  }
  return [...seen].flatMap((payment) => judge(refund, payment) ?? []);
}

/** The place of the last payment on the day or before it; -1 where there is none. */
function lastUntil(payments: readonly RefundMovement[], day: Day): number {
  let low = 0;
  let high = payments.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((payments[middle]?.day ?? '') <= day) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function judge(refund: RefundMovement, payment: RefundMovement): Fitting | null {
  if (refund.amount * payment.amount >= 0n || size(refund) > size(payment)) return null;
  if (payment.refundWord !== null) return null;
  const name = likeness(refund.words, payment.words);
  if (name === null) return null;
  const isExact = size(refund) === size(payment);
  const hasWord = refund.refundWord !== null;
  const days = daysBetween(payment.day, refund.day);
  const odds =
    worth.base *
    (name === 'whole' ? worth.wholeName : worth.partOfName) *
    (hasWord ? worth.word : refund.amount > 0n ? 1 : worth.noWordOut) *
    (isExact ? worth.exact : hasWord ? 1 : worth.partWithoutWord) *
    0.5 ** (days / halfLifeDays);
  return { refund, payment, days, odds };
}

/** Whether all words of the shorter name are in the other, or its first; null where the names have too little in common. */
export function likeness(one: readonly string[], other: readonly string[]): 'whole' | 'part' | null {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  const [first] = shorter;
  if (first === undefined) return null;
  if (shorter.every((word) => longer.includes(word))) return 'whole';
  return longer[0] === first ? 'part' : null;
}

function size({ amount }: RefundMovement): bigint {
  return absolute(amount);
}
