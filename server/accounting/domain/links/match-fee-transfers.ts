import { bankingDaysBetween } from './banking-days';
import { type OwnAccount, readLegWords } from './leg-words';
import {
  type Edge,
  othersOf,
  type ProposedTransfer,
  pairKey,
  rivalsAmong,
  type TransferFacts,
  withConfidence,
} from './match-transfers';
import { amountText } from './reason-text';
import { judgePair, mostDays, type TransferLeg } from './score-transfer';
import { transferReasons } from './transfer-reasons';

/** Of what left, at most a twentieth is taken for a fee. */
const largestShare = 20n;
/** Different amounts are a transfer that much more seldom than equal ones, whatever the texts say. */
const worthOfFee = 0.05;
const leastSuggested = 0.2;
const mostOfLeg = 3;

/**
 * The amounts between which the other leg of a movement is where a fee was taken, inclusive, in minor units, money in positive;
 * the movement's own amount is not among them.
 */
export function amountsWithFee(amount: bigint): { least: bigint; most: bigint } {
  if (amount < 0n) return { least: -amount - -amount / largestShare, most: -amount - 1n };
  return { least: -((amount * largestShare) / (largestShare - 1n)), most: -(amount + 1n) };
}

/** Whether the text says that the movement is a transfer, or names another own account. */
export function saysTransfer(
  tokens: readonly string[],
  own: OwnAccount,
  { accounts, ownWords }: Pick<TransferFacts, 'accounts' | 'ownWords'>,
): boolean {
  return accounts.some((other) => {
    if (other.ledgerId === own.ledgerId) return false;
    const words = readLegWords(tokens, own, other, accounts, ownWords);
    return words.transferWord !== null || words.namesOther !== null;
  });
}

/**
 * The likely transfers of which less arrives than left, by at most five percent: only what a text calls a transfer, and never
 * without a question.
 */
export function matchFeeTransfers(
  legs: readonly TransferLeg[],
  facts: TransferFacts,
  currency: string,
): ProposedTransfer[] {
  const edges = withConfidence(edgesAmong(legs, facts));
  const rivalsOf = rivalsAmong(edges);
  const counted = new Map<string, number>();
  return [...edges]
    .sort((left, right) => right.confidence - left.confidence)
    .filter(({ leaves, arrives, confidence }) => {
      const ids = [leaves.transactionId, arrives.transactionId];
      if (confidence < leastSuggested || ids.some((id) => (counted.get(id) ?? 0) >= mostOfLeg)) return false;
      for (const id of ids) counted.set(id, (counted.get(id) ?? 0) + 1);
      return true;
    })
    .map((edge) => {
      const fee = feeOf(edge);
      return {
        leaves: edge.leaves,
        arrives: edge.arrives,
        confidence: edge.confidence,
        reasons: transferReasons(edge, othersOf(edge, rivalsOf(edge)), amountText(fee, currency)),
        isAutomatic: false,
        fee,
      };
    });
}

function feeOf({ leaves, arrives }: Pick<Edge, 'leaves' | 'arrives'>): bigint {
  return -leaves.amount - arrives.amount;
}

function edgesAmong(legs: readonly TransferLeg[], facts: TransferFacts): Omit<Edge, 'confidence'>[] {
  const arriving = legs.filter(({ amount }) => amount > 0n).sort(byAmount);
  const edges: Omit<Edge, 'confidence'>[] = [];
  for (const leaves of legs) {
    if (leaves.amount >= 0n) continue;
    const { least, most } = amountsWithFee(leaves.amount);
    for (let at = firstFrom(arriving, least); at < arriving.length; at += 1) {
      const arrives = arriving[at];
      if (!arrives || arrives.amount > most) break;
      if (Math.abs(bankingDaysBetween(leaves.day, arrives.day)) > mostDays) continue;
      if (facts.declined.has(pairKey(leaves.transactionId, arrives.transactionId))) continue;
      const judged = judgePair(leaves, arrives, facts.accounts, facts.ownWords);
      if (judged?.isSaid) edges.push({ ...judged, odds: judged.odds * worthOfFee, leaves, arrives });
    }
  }
  return edges;
}

/** The place of the first leg of at least the amount. */
function firstFrom(legs: readonly TransferLeg[], amount: bigint): number {
  let low = 0;
  let high = legs.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((legs[middle]?.amount ?? 0n) < amount) low = middle + 1;
    else high = middle;
  }
  return low;
}

function byAmount(left: TransferLeg, right: TransferLeg): number {
  return left.amount < right.amount ? -1 : left.amount > right.amount ? 1 : 0;
}
