import { type OwnAccount, readLegWords } from '../leg-words';
import { amountText } from '../reason-text';
import { Shares, surestOfEach } from '../share-confidence';
import { type Edge, idsOf, type ProposedTransfer, pairKey, type TransferFacts } from './match-transfers';
import { judgeOfPairs, type TransferLeg } from './score-transfer';
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
 * without a question. In steps of a few milliseconds, so that other work may be done between them.
 */
export function* matchFeeTransfers(
  legs: readonly TransferLeg[],
  facts: TransferFacts,
  currency: string,
): Generator<undefined, ProposedTransfer[]> {
  const shares = new Shares();
  const likely = yield* likelyAmong(legs, facts, shares);
  const suggested = likely
    .map((edge) => ({ ...edge, confidence: shares.confidence(idsOf(edge), edge.odds) }))
    .filter(({ confidence }) => confidence >= leastSuggested);
  return surestOfEach(suggested, idsOf, mostOfLeg).map((edge) => {
    const fee = feeOf(edge);
    return {
      leaves: edge.leaves,
      arrives: edge.arrives,
      confidence: edge.confidence,
      reasons: transferReasons(edge, shares.rivals(idsOf(edge)), amountText(fee, currency)),
      isAutomatic: false,
      fee,
    };
  });
}

function feeOf({ leaves, arrives }: Pick<Edge, 'leaves' | 'arrives'>): bigint {
  return -leaves.amount - arrives.amount;
}

/**
 * The pairs that may be suggested.
 * @param shares what all pairs are added to
 */
function* likelyAmong(
  legs: readonly TransferLeg[],
  { accounts, ownWords, declined }: TransferFacts,
  shares: Shares,
): Generator<undefined, Edge[]> {
  const judge = judgeOfPairs(accounts, ownWords);
  const arriving = legs.filter(({ amount }) => amount > 0n).sort(byAmount);
  const likely: Edge[] = [];
  for (const leaves of legs.filter(({ amount }) => amount < 0n)) {
    const { least, most } = amountsWithFee(leaves.amount);
    const own: Edge[] = [];
    for (let at = firstFrom(arriving, least); at < arriving.length; at += 1) {
      const arrives = arriving[at];
      if (!arrives || arrives.amount > most) break;
      const judged = judge(leaves, arrives);
      if (!judged?.isSaid || declined.has(pairKey(leaves.transactionId, arrives.transactionId))) continue;
      own.push({ ...judged, odds: judged.odds * worthOfFee, leaves, arrives });
    }
    for (const edge of own) shares.add(idsOf(edge), edge.odds);
    likely.push(...own.filter(({ odds }) => shares.mostOf(leaves.transactionId, odds) >= leastSuggested));
    yield;
  }
  return likely;
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
