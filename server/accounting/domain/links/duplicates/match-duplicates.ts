import type { Day } from '@/lib/dates/instant';
import { groupBy } from '@/lib/group-by';
import { writtenDay } from '../../categorization/reasons';
import { comparableText } from '../../transactions/movement';
import { bankingDaysBetween } from '../banking-days';
import { amountText, quotedList } from '../reason-text';
import { likeness, type RefundMovement } from '../refunds/match-refunds';
import { Shares } from '../share-confidence';

/** A bank movement that another file or account may say as well. */
export type AccountMovement = RefundMovement & {
  externalAccountId: string;
  /** The format of the file that it came from; null where none is known. */
  format: string | null;
  /** The bank's own id. */
  bankId: string | null;
  bankDescription: string;
};

/** What the file that is imported has of the account, new or not. */
export type ImportedFile = {
  bankIds: ReadonlySet<string>;
  /** The transactions in the books that it repeats. */
  repeated: ReadonlySet<string>;
  span: { first: Day; last: Day } | null;
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
  otherId: 0.4,
  otherIdOnEdge: 0.1,
  wholeName: 10,
  partOfName: 3,
  noName: 1,
  otherName: 0.1,
  sameDay: 3,
  nextDay: 2,
};

/**
 * The movements that likely say the same as one in the books: the same amount and direction, from a file of another format into
 * the same account, or from another account with the same payee, as a purchase on a card that a bank lists too. The confidence
 * is shared among all that fit.
 *
 * What one file says twice, or two files of one format, happened twice, unless the bank gave new ids: the text, day and amount
 * are the same, and the id in the books is no longer in a file that covers the day.
 *
 * In steps of a few milliseconds, so that other work may be done between them.
 */
export function* matchDuplicates(
  movements: readonly AccountMovement[],
  booked: readonly AccountMovement[],
  file: ImportedFile,
): Generator<undefined, ProposedDuplicate[]> {
  const byAmount = groupBy(booked, ({ amount }) => amount);
  const shares = new Shares();
  const likely: Pair[] = [];
  for (const movement of movements) {
    const pairs = (byAmount.get(movement.amount) ?? []).flatMap((other): Pair[] => {
      const odds = oddsOf(movement, other, file);
      return odds > 0 ? [{ movement, other, odds }] : [];
    });
    for (const pair of pairs) shares.add(idsOf(pair), pair.odds);
    likely.push(...pairs.filter(({ odds }) => shares.mostOf(movement.transactionId, odds) >= leastSuggested));
    yield;
  }
  return likely
    .map(({ odds, ...pair }) => ({ ...pair, confidence: shares.confidence(idsOf(pair), odds) }))
    .filter(({ confidence }) => confidence >= leastSuggested);
}

type Pair = Omit<ProposedDuplicate, 'confidence'> & { odds: number };

function idsOf({ movement, other }: Omit<Pair, 'odds'>): [string, string] {
  return [movement.transactionId, other.transactionId];
}

function oddsOf(movement: AccountMovement, other: AccountMovement, file: ImportedFile): number {
  if (movement.transactionId === other.transactionId) return 0;
  const isOfAccount = movement.externalAccountId === other.externalAccountId;
  if (isOfAccount && other.format === null) return 0;
  const isOfFormat = isOfAccount && movement.format === other.format;
  if (isOfFormat && !hasNewId(movement, other, file)) return 0;
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
  const bySource = isOfFormat
    ? isOnEdge(movement.day, file)
      ? worth.otherIdOnEdge
      : worth.otherId
    : isOfAccount
      ? worth.ofAccount
      : worth.betweenAccounts;
  return bySource * byName * byDays * rarityOf(movement.amount);
}

/** Whether the bank seems to have numbered the other movement anew. */
function hasNewId(movement: AccountMovement, other: AccountMovement, file: ImportedFile): boolean {
  if (movement.bankId === null || other.bankId === null || movement.day !== other.day) return false;
  if (file.bankIds.has(other.bankId) || file.repeated.has(other.transactionId)) return false;
  const isCovered = file.span !== null && file.span.first <= other.day && other.day <= file.span.last;
  return isCovered && comparableText(movement.bankDescription) === comparableText(other.bankDescription);
}

/** A file may begin and end within a day: a movement that it lacks there may still be another. */
function isOnEdge(day: Day, { span }: ImportedFile): boolean {
  return day === span?.first || day === span?.last;
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
  const isOfAccount = movement.externalAccountId === other.externalAccountId;
  const hasFormat = movement.format === other.format;
  return [
    `${accountName} has ${other.payee}, ${writtenDay(other.day)}, with the same amount, ${amount}.`,
    ...(isOfAccount && !hasFormat ? ['That came from a file of another format.'] : []),
    ...(isOfAccount && hasFormat
      ? [
          `The bank’s text is the same, and its id there, ${other.bankId}, is not in the file of this transaction.`,
        ]
      : []),
    ...(shared.length > 0 ? [`Both say ${quotedList(shared)}.`] : []),
  ];
}
