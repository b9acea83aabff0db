import { writtenDay } from '../categorization/reasons';
import { bankingDaysBetween } from './banking-days';
import { likeness, type RefundMovement } from './match-refunds';
import { amountText, quotedList } from './reason-text';
import { shareConfidence } from './share-confidence';

/** A bank movement that another file or account may say as well. */
export type AccountMovement = RefundMovement & {
  externalAccountId: string;
  /** The format of the file that it came from; null where none is known. */
  format: string | null;
};

export type ProposedDuplicate = {
  movement: AccountMovement;
  /** The one that is in the books already. */
  other: AccountMovement;
  /** 0 to 1 */
  confidence: number;
};

/** Days between which one movement is printed by two banks, and by two files of one bank. */
const mostDaysBetweenAccounts = 3;
const mostDaysOfAccount = 1;
const leastSuggested = 0.3;

const worth = {
  ofAccount: 2,
  betweenAccounts: 0.4,
  wholeName: 10,
  partOfName: 3,
  noName: 1,
  otherName: 0.1,
  sameDay: 3,
  nextDay: 2,
};

/**
 * The movements that likely say the same as one in the books: the same amount and direction, from a file of another format into
 * the same account, or from another account with the same payee, as a purchase on a card that a bank lists too. What one file says
 * twice, or two files of one format, happened twice. The confidence is shared among all that fit.
 */
export function matchDuplicates(
  movements: readonly AccountMovement[],
  booked: readonly AccountMovement[],
): ProposedDuplicate[] {
  const byAmount = new Map<bigint, AccountMovement[]>();
  for (const other of booked) {
    const known = byAmount.get(other.amount);
    if (known) known.push(other);
    else byAmount.set(other.amount, [other]);
  }
  const pairs = movements.flatMap((movement) =>
    (byAmount.get(movement.amount) ?? []).flatMap((other) => {
      const odds = oddsOf(movement, other);
      return odds > 0 ? [{ movement, other, odds }] : [];
    }),
  );
  return shareConfidence(pairs, ({ movement, other }) => [
    movement.transactionId,
    other.transactionId,
  ]).filter(({ confidence }) => confidence >= leastSuggested);
}

function oddsOf(movement: AccountMovement, other: AccountMovement): number {
  if (movement.transactionId === other.transactionId) return 0;
  const isOfAccount = movement.externalAccountId === other.externalAccountId;
  if (isOfAccount && (other.format === null || movement.format === other.format)) return 0;
  const days = Math.abs(bankingDaysBetween(movement.day, other.day));
  if (days > (isOfAccount ? mostDaysOfAccount : mostDaysBetweenAccounts)) return 0;
  const name = likeness(movement.words, other.words);
  if (!isOfAccount && name === null) return 0;
  const isNameless = movement.words.length === 0 || other.words.length === 0;
  const byName =
    name === 'whole'
      ? worth.wholeName
      : name === 'part'
        ? worth.partOfName
        : isNameless
          ? worth.noName
          : worth.otherName;
  const byDays = days === 0 ? worth.sameDay : days === 1 ? worth.nextDay : 1;
  return (
    (isOfAccount ? worth.ofAccount : worth.betweenAccounts) * byName * byDays * rarityOf(movement.amount)
  );
}

/** Minor units: hundreds are equal by accident oftener than cents. */
function rarityOf(amount: bigint): number {
  if (amount % 10_000n === 0n) return 0.5;
  return amount % 100n === 0n ? 1 : 2;
}

/**
 * Why a movement is likely a duplicate, in sentences with numbers.
 * @param accountName of the account of the other
 */
export function duplicateReasons(
  { movement, other }: ProposedDuplicate,
  accountName: string,
  currency: string,
): string[] {
  const amount = amountText(other.amount, currency);
  const shared = movement.words.filter((word) => other.words.includes(word));
  return [
    `${accountName} has ${other.payee}, ${writtenDay(other.day)}, with the same amount, ${amount}.`,
    ...(movement.externalAccountId === other.externalAccountId
      ? ['That came from a file of another format.']
      : []),
    ...(shared.length > 0 ? [`Both say ${quotedList(shared)}.`] : []),
  ];
}
