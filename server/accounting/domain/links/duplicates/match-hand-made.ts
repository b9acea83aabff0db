import { type Day, daysBetween } from '@/lib/dates/instant';
import { groupBy } from '@/lib/group-by';
import { bankingDaysBetween } from '../banking-days';
import { readPayee } from '../payee-words';
import { daysApart, quotedList } from '../reason-text';
import { Shares, surestOfEach } from '../share-confidence';
import { mostDays } from '../transfers/score-transfer';

/** An entry that a person wrote. `amount` is what it moves the bank's ledger by: minor units, debits positive. */
export type HandMade = { id: string; description: string; amount: bigint; day: Day };

/** A bank movement. `amount` in minor units, money in positive. */
export type BankMovementFacts = {
  transactionId: string;
  amount: bigint;
  day: Day;
  tokens: readonly string[];
};

export type ProposedSame = { transactionId: string; entry: HandMade; confidence: number; reasons: string[] };

const worth = { sameAmount: 12, word: 10, perDay: 0.75 };
/** Less likely than one in fifty, as among dozens of equal ones in a week, a further entry says nothing. */
const leastSuggested = 0.02;
/** Of a movement, and of an entry. */
const mostOfEach = 5;

type Pair = { movement: BankMovementFacts; entry: HandMade; odds: number; words: string[]; isFirst: boolean };

/**
 * The hand-made entries that likely say the same as a bank movement: the same amount on the bank's ledger, at most five banking
 * days apart. The confidence is shared with every other pair of the movement and of the entry. Each movement keeps its likeliest, however
 * many equal ones share it: thirty payments beside thirty equal entries are in the books twice, though none is sure of its own.
 * In steps of a few milliseconds, so that other work may be done between them.
 */
export function* matchHandMade(
  movements: readonly BankMovementFacts[],
  entries: readonly HandMade[],
): Generator<undefined, ProposedSame[]> {
  const named = entries.map((entry) => ({ entry, payee: readPayee(entry.description) }));
  const byAmount = groupBy(named, ({ entry }) => entry.amount);
  const shares = new Shares();
  const likely: Pair[] = [];
  const places = new Map<bigint, number>();
  for (const movement of movements) {
    const place = places.get(movement.amount) ?? 0;
    places.set(movement.amount, place + 1);
    const pairs = from(place, byAmount.get(movement.amount) ?? []).flatMap(({ entry, payee }): Pair[] => {
      const days = Math.abs(bankingDaysBetween(movement.day, entry.day));
      if (days > mostDays) return [];
      const words = payee.filter((word) => movement.tokens.includes(word));
      const odds = worth.sameAmount * worth.perDay ** days * (words.length > 0 ? worth.word : 1);
      return [{ movement, entry, odds, words, isFirst: false }];
    });
    for (const pair of pairs) shares.add(idsOf(pair), pair.odds);
    const [first, ...others] = pairs.sort((left, right) => right.odds - left.odds);
    if (first) likely.push({ ...first, isFirst: true });
    likely.push(
      ...others.filter(({ odds }) => shares.mostOf(movement.transactionId, odds) >= leastSuggested),
    );
    yield;
  }
  const suggested = likely
    .map((pair) => ({ ...pair, confidence: shares.confidence(idsOf(pair), pair.odds) }))
    .filter(({ isFirst, confidence }) => isFirst || confidence >= leastSuggested);
  return surestOfEach(suggested, idsOf, mostOfEach).map(proposalOf);
}

/** Begins at another of the entries for each movement, so that those that are equally likely are shared out. */
function from<Entry>(place: number, entries: readonly Entry[]): Entry[] {
  const start = entries.length === 0 ? 0 : place % entries.length;
  return [...entries.slice(start), ...entries.slice(0, start)];
}

function idsOf({ movement, entry }: Pair): [string, string] {
  return [movement.transactionId, entry.id];
}

function proposalOf({ movement, entry, words, confidence }: Pair & { confidence: number }): ProposedSame {
  const apart = daysApart(Math.abs(daysBetween(movement.day, entry.day)));
  return {
    transactionId: movement.transactionId,
    entry,
    confidence,
    reasons: [
      `The entry “${entry.description}” has the same amount on this account, ${apart}.`,
      ...(words.length > 0 ? [`Both say ${quotedList(words)}.`] : []),
    ],
  };
}
