import { type Day, daysBetween } from '@/lib/dates/instant';
import { bankingDaysBetween } from './banking-days';
import { readPayee } from './payee-words';
import { daysApart, quotedList } from './reason-text';
import { mostDays } from './score-transfer';
import { shareConfidence } from './share-confidence';

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

/**
 * The hand-made entries that likely say the same as a bank movement: the same amount on the bank's ledger, at most five banking
 * days apart. The confidence is shared with every other pair of the movement and of the entry.
 */
export function matchHandMade(
  movements: readonly BankMovementFacts[],
  entries: readonly HandMade[],
): ProposedSame[] {
  const byAmount = new Map<bigint, HandMade[]>();
  for (const entry of entries) byAmount.set(entry.amount, [...(byAmount.get(entry.amount) ?? []), entry]);
  const pairs = movements.flatMap((movement) =>
    (byAmount.get(movement.amount) ?? []).flatMap((entry) => {
      const days = Math.abs(bankingDaysBetween(movement.day, entry.day));
      if (days > mostDays) return [];
      const words = readPayee(entry.description).filter((word) => movement.tokens.includes(word));
      const odds = worth.sameAmount * worth.perDay ** days * (words.length > 0 ? worth.word : 1);
      return [{ movement, entry, odds, words }];
    }),
  );
  const shared = shareConfidence(pairs, ({ movement, entry }) => [movement.transactionId, entry.id]);
  return shared.map(({ movement, entry, confidence, words }) => {
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
  });
}
