import { groupBy } from '@/lib/group-by';
import { absolute } from '@/lib/money/absolute';
import { assign } from './assign';
import { bankingDaysBetween } from './banking-days';
import type { OwnAccount } from './leg-words';
import { type Judged, judgePair, mostDays, type TransferLeg } from './score-transfer';
import { shareConfidence } from './share-confidence';
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
const mostOfLeg = 3;
/** Groups of equal amounts with more legs than this are matched best first, not by the largest sum. */
const mostAssigned = 200;

export type Edge = Judged & { leaves: TransferLeg; arrives: TransferLeg; confidence: number };

/**
 * The likely transfers among legs of equal amounts. Of all pairings the one with the largest sum of logarithms of odds is
 * proposed, and further pairs of a leg where they are likely too. The confidence of a pair is its share among all pairs of
 * its two legs and none at all, so what is ambiguous is never sure. The service links by itself only what is certain, is said
 * by a text, and is best for both legs.
 */
export function matchTransfers(legs: readonly TransferLeg[], facts: TransferFacts): ProposedTransfer[] {
  const edges = withConfidence(edgesAmong(legs, facts));
  return componentsOf(edges).flatMap((component) => proposalsOf(component, facts.certainFrom));
}

export function pairKey(leavesId: string, arrivesId: string): string {
  return `${leavesId} ${arrivesId}`;
}

/** All pairs of opposite legs of the same amount that are near enough in time. */
function edgesAmong(
  legs: readonly TransferLeg[],
  { accounts, ownWords, declined }: TransferFacts,
): Omit<Edge, 'confidence'>[] {
  const byAmount = new Map<bigint, { out: TransferLeg[]; in: TransferLeg[] }>();
  for (const leg of legs) {
    const size = absolute(leg.amount);
    const group = byAmount.get(size) ?? { out: [], in: [] };
    byAmount.set(size, group);
    group[leg.amount < 0n ? 'out' : 'in'].push(leg);
  }
  const edges: Omit<Edge, 'confidence'>[] = [];
  for (const group of byAmount.values()) {
    const arriving = group.in.sort(byDay);
    for (const leaves of group.out.sort(byDay)) {
      for (const arrives of arriving) {
        const days = bankingDaysBetween(leaves.day, arrives.day);
        if (days < -mostDays) continue;
        if (days > mostDays) break;
        if (declined.has(pairKey(leaves.transactionId, arrives.transactionId))) continue;
        const judged = judgePair(leaves, arrives, accounts, ownWords);
        if (judged) edges.push({ ...judged, leaves, arrives });
      }
    }
  }
  return edges;
}

export function withConfidence(edges: readonly Omit<Edge, 'confidence'>[]): Edge[] {
  return shareConfidence(edges, ({ leaves, arrives }) => [leaves.transactionId, arrives.transactionId]);
}

/** Groups of pairs that share legs. */
function componentsOf(edges: readonly Edge[]): Edge[][] {
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

function proposalsOf(component: readonly Edge[], certainFrom: number): ProposedTransfer[] {
  const assigned = new Set(assignedOf(component));
  const count = new Map<string, number>();
  const times = (id: string) => count.get(id) ?? 0;
  const rivalsOf = rivalsAmong(component);
  const proposals: ProposedTransfer[] = [];
  const ranked = [...component].sort(
    (left, right) =>
      Number(assigned.has(right)) - Number(assigned.has(left)) || right.confidence - left.confidence,
  );
  for (const edge of ranked) {
    const ids = [edge.leaves.transactionId, edge.arrives.transactionId];
    const least = assigned.has(edge) ? leastSuggested / 2 : leastSuggested;
    if (edge.confidence < least || ids.some((id) => times(id) >= mostOfLeg)) continue;
    for (const id of ids) count.set(id, times(id) + 1);
    const rivals = rivalsOf(edge);
    proposals.push({
      leaves: edge.leaves,
      arrives: edge.arrives,
      confidence: edge.confidence,
      reasons: transferReasons(edge, othersOf(edge, rivals)),
      fee: null,
      isAutomatic:
        edge.confidence >= certainFrom &&
        edge.isSaid &&
        assigned.has(edge) &&
        edge.leaves.isOpen &&
        edge.arrives.isOpen &&
        rivals.every((other) => other.odds < edge.odds),
    });
  }
  return proposals;
}

/** Gives the other pairs of the legs of one of these pairs. */
export function rivalsAmong(edges: readonly Edge[]): (edge: Edge) => Edge[] {
  const ofLeaves = groupBy(edges, ({ leaves }) => leaves.transactionId);
  const ofArrives = groupBy(edges, ({ arrives }) => arrives.transactionId);
  return (edge) => {
    const sharing = [
      ...(ofLeaves.get(edge.leaves.transactionId) ?? []),
      ...(ofArrives.get(edge.arrives.transactionId) ?? []),
    ];
    return sharing.filter((other) => other !== edge);
  };
}

/** How many other transactions fit one of the legs, the one that more of them fit. */
export function othersOf(edge: Edge, rivals: readonly Edge[]): number {
  const ofLeaves = rivals.filter(({ leaves }) => leaves === edge.leaves).length;
  return Math.max(ofLeaves, rivals.length - ofLeaves);
}

/** The pairs of the pairing with the largest sum. */
function assignedOf(edges: readonly Edge[]): Edge[] {
  const out = [...new Set(edges.map((edge) => edge.leaves))];
  const into = [...new Set(edges.map((edge) => edge.arrives))];
  if (Math.max(out.length, into.length) > mostAssigned) return bestFirst(edges);
  const placeOf = new Map(into.map((leg, index) => [leg, index]));
  const rowOf = new Map(out.map((leg, index) => [leg, index]));
  const gains = out.map(() => new Array<number>(into.length).fill(0));
  const at = new Map<string, Edge>();
  for (const edge of edges) {
    const row = rowOf.get(edge.leaves) ?? 0;
    const column = placeOf.get(edge.arrives) ?? 0;
    (gains[row] as number[])[column] = Math.log1p(edge.odds);
    at.set(`${row} ${column}`, edge);
  }
  return assign(gains).flatMap((column, row) => at.get(`${row} ${column}`) ?? []);
}

function bestFirst(edges: readonly Edge[]): Edge[] {
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
