import { comparable } from '@/lib/comparable';
import { largestTipPercent } from '@/lib/contract/choices';
import { addDays, type Day } from '@/lib/dates/instant';
import { firmWords } from '@/lib/firm-words';
import { absolute } from '@/lib/money/absolute';
import { cleanDescription } from '../../categorization/payees/clean-description';
import { namesNobody } from '../../categorization/words/words';

/** What a receipt says, as far as it could be read. `total` is in minor units of the business's currency, above zero. */
export type ReceiptFacts = {
  total: bigint;
  issuedOn: Day | null;
  vendorName: string | null;
  uploadedOn: Day;
  /** Whether the receipt says its currency; one that does not may be in another than the business's. */
  isCurrencyRead: boolean;
  /** What banks called the vendor in earlier matches that people accepted. */
  knownAs: readonly string[];
  /** Of a bill, which is paid when it is due or before: that day, if it is known. Null for a receipt. */
  bill: { dueOn: Day | null } | null;
  /** Whether a tip may have been added to what it says. */
  takesTips: boolean;
  /** Whether the total may be another amount, or none that was paid. */
  isTotalInDoubt: boolean;
  /** Whether the money comes back to the business, goes out, or the paper leaves it open. */
  direction: 'out' | 'in' | 'either';
};

/** A movement that has no receipt yet. `amount` in minor units, money in positive. */
export type CandidateTransaction = { id: string; amount: bigint; day: Day; description: string };

export type MatchReason =
  | 'amount_equal'
  | 'amount_with_tip'
  | 'total_in_doubt'
  | 'currency_unread'
  | 'date_equal'
  | 'date_near'
  | 'name_equal'
  | 'name_similar'
  | 'name_learned';
export type Match = { transactionId: string; confidence: number; reasons: MatchReason[] };

/** A card payment reaches the statement up to a week and a half after the receipt; a clock or time zone costs a day or two. */
const daysBefore = 2;
const daysAfter = 10;
/** Without a date on the receipt: from a quarter of a year before it was uploaded. */
const undatedDaysBefore = 92;
/** What comes back to a card reaches the statement within a month. */
const daysToRefund = 30;
/** A bill that does not say when it is due is paid within so many days. */
const usualTerms = 60;
const fewestSure = 0.5;
const mostSuggestions = 5;

/** Between which days and amounts (both inclusive, money in positive) the payment of a receipt can lie. */
export function matchWindow(facts: ReceiptFacts): { first: Day; last: Day; lowest: bigint; highest: bigint } {
  const first = facts.issuedOn
    ? addDays(facts.issuedOn, -daysBefore)
    : addDays(facts.uploadedOn, -undatedDaysBefore);
  const last = addDays(lastDayToPay(facts), daysAfter);
  if (facts.direction === 'in') return { first, last, lowest: facts.total, highest: facts.total };
  if (facts.direction === 'either') return { first, last, lowest: -facts.total, highest: facts.total };
  const isTipped = facts.takesTips && !facts.bill;
  const withTip = isTipped ? (facts.total * BigInt(100 + largestTipPercent)) / 100n : facts.total;
  return { first, last, lowest: -withTip, highest: -facts.total };
}

function lastDayToPay({ issuedOn, uploadedOn, bill, direction }: ReceiptFacts): Day {
  const from = issuedOn ?? uploadedOn;
  if (direction !== 'out') return addDays(from, daysToRefund - daysAfter);
  if (bill === null) return from;
  return bill.dueOn !== null && bill.dueOn > from ? bill.dueOn : addDays(from, usualTerms);
}

/** The movements that may have paid a receipt, the surest first: money out, money in for a refund, either of what may be both. */
export function suggestMatches(facts: ReceiptFacts, candidates: readonly CandidateTransaction[]): Match[] {
  const { first, last, lowest, highest } = matchWindow(facts);
  return candidates
    .filter(({ day, amount }) => day >= first && day <= last && amount >= lowest && amount <= highest)
    .filter(({ amount }) => facts.direction !== 'either' || absolute(amount) === facts.total)
    .map((candidate) => judge(facts, candidate))
    .filter((match) => match.confidence >= fewestSure)
    .sort((a, b) => b.confidence - a.confidence || (a.transactionId < b.transactionId ? -1 : 1))
    .slice(0, mostSuggestions);
}

/** What each agreement is worth, in hundredths; amount, date and name together make 97. */
const worth: Record<MatchReason, number> = {
  amount_equal: 50,
  amount_with_tip: 20,
  total_in_doubt: -10,
  currency_unread: -10,
  date_equal: 20,
  date_near: 12,
  name_equal: 27,
  name_similar: 20,
  name_learned: 27,
};

function judge(facts: ReceiptFacts, candidate: CandidateTransaction): Match {
  const reasons: MatchReason[] = [
    absolute(candidate.amount) === facts.total ? 'amount_equal' : 'amount_with_tip',
    ...(facts.isTotalInDoubt ? (['total_in_doubt'] as const) : []),
    ...(facts.isCurrencyRead ? [] : (['currency_unread'] as const)),
    ...dateReason(facts, candidate),
    ...nameReason(facts, candidate),
  ];
  const hundredths = reasons.reduce((sum, reason) => sum + worth[reason], 0);
  return { transactionId: candidate.id, confidence: hundredths / 100, reasons };
}

/** A bill is often paid weeks after its issue; only a day near to that or to the day it is due says anything. */
function dateReason({ issuedOn, bill }: ReceiptFacts, { day }: CandidateTransaction): MatchReason[] {
  if (issuedOn === null) return [];
  if (issuedOn === day || bill?.dueOn === day) return ['date_equal'];
  const isNear = [issuedOn, ...(bill?.dueOn ? [bill.dueOn] : [])].some(
    (each) => day >= addDays(each, -daysBefore) && day <= addDays(each, daysAfter),
  );
  return isNear ? ['date_near'] : [];
}

function nameReason(
  { vendorName, knownAs }: ReceiptFacts,
  { description }: CandidateTransaction,
): MatchReason[] {
  const payee = comparable(cleanDescription(description));
  // A check or cash has been paid to anybody.
  if (!namesNobody(payee) && knownAs.some((name) => comparable(cleanDescription(name)) === payee))
    return ['name_learned'];
  const vendor = firmWords(vendorName ?? '');
  const described = new Set(firmWords(description));
  const shared = vendor.filter((word) => described.has(word)).length;
  if (vendor.length === 0 || shared === 0) return [];
  return [shared === vendor.length ? 'name_equal' : 'name_similar'];
}
