import { groupBy } from '@/lib/group-by';
import { absolute } from '@/lib/money/absolute';
import { bankingDaysBetween } from '../banking-days';
import type { OwnAccount } from '../leg-words';
import { Shares } from '../share-confidence';
import { assign } from './assign';
import { type Judged, judgeOfPairs, mostDays, type TransferLeg } from './score-transfer';
import { transferReasons } from './transfer-reasons';

/** A transfer that is likely, and whether the service may link it by itself. */
export type ProposedTransfer = {
  leaves: TransferLeg;
  arrives: TransferLeg;
  /** 0 to 1 */
  confidence: number;
  reasons: string[];
  isAutomatic: boolean;
  /** What left and did not arrive, in minor units; null where both amounts are the same. */
  fee: bigint | null;
};

/** What matching needs besides the legs. */
export type TransferFacts = {
  accounts: readonly OwnAccount[];
  /** Words of the business's own name. */
  ownWords: ReadonlySet<string>;
  /** The pairs of transactions, by `pairKey`, that a person declined. */
  declined: ReadonlySet<string>;
  /** Only what is as sure as this is linked without a question: the business's threshold, 0.9 to 1. */
  certainFrom: number;
};

const leastSuggested = 0.2;
/** Of the pairing with the largest sum. */
const leastAssigned = leastSuggested / 2;
const mostOfLeg = 3;
/** Groups of equal amounts with more legs than this are matched best first, not by the largest sum. */
const mostAssigned = 200;

export type Edge = Judged & { leaves: TransferLeg; arrives: TransferLeg };

type LikelyEdge = Edge & { confidence: number };

/**
 * The likely transfers among legs of equal amounts. Of all pairings the one with the largest sum of logarithms of odds is
 * proposed, and further pairs of a leg where they are likely too. The confidence of a pair is its share among all pairs of
 * its two legs and none at all, so what is ambiguous is never sure. The service links by itself only what is certain, is surely
 * said by a text, and so is best for both legs. In steps of a few milliseconds, so that other work may be done between them.
 */
export function* matchTransfers(
  legs: readonly TransferLeg[],
  facts: TransferFacts,
): Generator<undefined, ProposedTransfer[]> {
  const judge = judgeOfPairs(facts.accounts, facts.ownWords);
  const proposals: ProposedTransfer[] = [];
  for (const group of groupBy(legs, ({ amount }) => absolute(amount)).values()) {
    const shares = new Shares();
    const edges = yield* edgesAmong(group, judge, facts.declined, shares);
    const likely = edges.map((edge) => ({ ...edge, confidence: shares.confidence(idsOf(edge), edge.odds) }));
    for (const component of componentsOf(likely)) {
      proposals.push(...proposalsOf(component, shares, facts.certainFrom));
      yield;
    }
  }
  return proposals;
}

/** The transactions by which money leaves and arrives. */
export function idsOf({ leaves, arrives }: Edge): [string, string] {
  return [leaves.transactionId, arrives.transactionId];
}

/** The same for the same two legs, and for no others. */
export function pairKey(leavesId: string, arrivesId: string): string {
  return `${leavesId} ${arrivesId}`;
}

/**
 * The pairs of opposite legs of one amount that are near enough in time: of very many only those that may be suggested.
 * @param shares what all of them are added to
 */
function* edgesAmong(
  legs: readonly TransferLeg[],
  judge: ReturnType<typeof judgeOfPairs>,
  declined: ReadonlySet<string>,
  shares: Shares,
): Generator<undefined, Edge[]> {
  const arriving = legs.filter(({ amount }) => amount > 0n).sort(byDay);
  const leaving = legs.filter(({ amount }) => amount < 0n).sort(byDay);
  const least = Math.max(arriving.length, leaving.length) > mostAssigned ? leastAssigned : 0;
  const edges: Edge[] = [];
  for (const leaves of leaving) {
    const own: Edge[] = [];
    for (const arrives of arriving) {
      const days = bankingDaysBetween(leaves.day, arrives.day);
      if (days < -mostDays) continue;
      if (days > mostDays) break;
      if (declined.has(pairKey(leaves.transactionId, arrives.transactionId))) continue;
      const judged = judge(leaves, arrives);
      if (judged) own.push({ ...judged, leaves, arrives });
    }
    for (const edge of own) shares.add(idsOf(edge), edge.odds);
    edges.push(...own.filter(({ odds }) => shares.mostOf(leaves.transactionId, odds) >= least));
    yield;
  }
  return edges;
}

/** Groups of pairs that share legs. */
function componentsOf(edges: readonly LikelyEdge[]): LikelyEdge[][] {
  const root = new Map<string, string>();
  const find = (id: string): string => {
    let at = id;
    for (let next = root.get(at) ?? at; next !== at; next = root.get(at) ?? at) at = next;
    root.set(id, at);
    return at;
  };
  for (const { leaves, arrives } of edges) root.set(find(leaves.transactionId), find(arrives.transactionId));
  return [...groupBy(edges, ({ leaves }) => find(leaves.transactionId)).values()];
}

function proposalsOf(
  component: readonly LikelyEdge[],
  shares: Shares,
  certainFrom: number,
): ProposedTransfer[] {
  const assigned = new Set(assignedOf(component));
  const count = new Map<string, number>();
  const times = (id: string) => count.get(id) ?? 0;
  const proposals: ProposedTransfer[] = [];
  const ranked = [...component].sort(
    (left, right) =>
      Number(assigned.has(right)) - Number(assigned.has(left)) || right.confidence - left.confidence,
  );
  for (const edge of ranked) {
    const ids = idsOf(edge);
    const least = assigned.has(edge) ? leastAssigned : leastSuggested;
    if (edge.confidence < least || ids.some((id) => times(id) >= mostOfLeg)) continue;
    for (const id of ids) count.set(id, times(id) + 1);
    proposals.push({
      leaves: edge.leaves,
      arrives: edge.arrives,
      confidence: edge.confidence,
      reasons: transferReasons(edge, shares.rivals(ids)),
      fee: null,
      isAutomatic:
        edge.confidence >= certainFrom &&
        edge.isSaidSurely &&
        assigned.has(edge) &&
        edge.leaves.isOpen &&
        edge.arrives.isOpen,
    });
  }
  return proposals;
}

/** The pairs of the pairing with the largest sum. */
function assignedOf(edges: readonly LikelyEdge[]): LikelyEdge[] {
  const out = [...new Set(edges.map((edge) => edge.leaves))];
  const into = [...new Set(edges.map((edge) => edge.arrives))];
  if (Math.max(out.length, into.length) > mostAssigned) return bestFirst(edges);
  const placeOf = new Map(into.map((leg, index) => [leg, index]));
  const rowOf = new Map(out.map((leg, index) => [leg, index]));
  const gains = out.map(() => new Array<number>(into.length).fill(0));
  const at = new Map<string, LikelyEdge>();
  for (const edge of edges) {
    const row = rowOf.get(edge.leaves) ?? 0;
    const column = placeOf.get(edge.arrives) ?? 0;
    (gains[row] as number[])[column] = Math.log1p(edge.odds);
    at.set(`${row} ${column}`, edge);
  }
  return assign(gains).flatMap((column, row) => at.get(`${row} ${column}`) ?? []);
}

function bestFirst(edges: readonly LikelyEdge[]): LikelyEdge[] {
  const taken = new Set<TransferLeg>();
  return [...edges]
    .sort((left, right) => right.odds - left.odds)
    .filter(({ leaves, arrives }) => {
      if (taken.has(leaves) || taken.has(arrives)) return false;
      taken.add(leaves).add(arrives);
      return true;
    });
}

function byDay(left: TransferLeg, right: TransferLeg): number {
  if (left.day !== right.day) return left.day < right.day ? -1 : 1;
  return left.transactionId < right.transactionId ? -1 : 1;
}
