import type { FlowPoint } from '@/lib/charts/flow-points';

/** How long the cash lasts at the pace of the latest whole months. */
export type Runway =
  | { kind: 'unknown' }
  /** How much cash there is, is not known either: it rests on cards of which it is doubtful that they were overpaid. */
  | { kind: 'doubtful' }
  /** Nor where banks state other balances than the books. */
  | { kind: 'differs' }
  /** There is none. */
  | { kind: 'gone' }
  /** There is less than none. */
  | { kind: 'overdrawn' }
  | { kind: 'growing' }
  /** Cash neither grew nor shrank. */
  | { kind: 'steady' }
  | { kind: 'months'; months: number };

/** How many whole months the pace is computed from: a single one may hold a yearly bill. */
const paceMonths = 3;

/**
 * The whole months whose pace counts, from the first to the last of them; null where there are too few. The month before
 * them must be known, too: what the books begin with is no growth.
 */
export function runwayMonths<Month>(months: readonly Month[]): { from: Month; to: Month } | null {
  const [from, to] = [months.at(-1 - paceMonths), months.at(-2)];
  return from && to && months.length > paceMonths + 1 ? { from, to } : null;
}

/** A month of cash in minor units, with the opening balances in what is left. */
type Month = FlowPoint & { opening: { units: bigint } };

/** @param points months of which something is known, the present and unfinished one last */
export function runwayOf(points: readonly Month[]): Runway {
  const now = points.at(-1);
  const latest = points.at(-2);
  const earlier = points.at(-2 - paceMonths);
  if (!now || !latest || !earlier) return { kind: 'unknown' };
  if (points.every(({ inflow, outflow, left }) => inflow === 0n && outflow === 0n && left === 0n)) {
    return { kind: 'unknown' };
  }
  if (now.left < 0n) return { kind: 'overdrawn' };
  if (now.left === 0n) return { kind: 'gone' };
  // Of an account that comes into the books later, too, what it begins with is no growth.
  const opened = points.slice(-1 - paceMonths, -1).reduce((sum, { opening }) => sum + opening.units, 0n);
  const shrunk = earlier.left + opened - latest.left;
  if (shrunk < 0n) return { kind: 'growing' };
  if (shrunk === 0n) return { kind: 'steady' };
  return { kind: 'months', months: Number((now.left * BigInt(paceMonths)) / shrunk) };
}

const mostMonths = 36;

/** The runway as a figure in words, and what it rests on. */
export function runwayWords(runway: Runway): { figure: string; note: string } {
  const pace = 'at the pace of the last three whole months';
  switch (runway.kind) {
    case 'unknown':
      return { figure: 'Not known yet', note: 'needs four whole months of books' };
    case 'doubtful':
      return { figure: 'Not known yet', note: 'how much of the cash is on cards is not sure' };
    case 'differs':
      return { figure: 'Not known yet', note: 'bank and books differ on how much cash there is' };
    case 'gone':
      return { figure: 'None', note: 'cash is at zero now' };
    case 'overdrawn':
      return { figure: 'None', note: 'cash is below zero now' };
    case 'growing':
      return { figure: 'Cash is growing', note: 'over the last three whole months' };
    case 'steady':
      return { figure: 'Cash is steady', note: 'no change over the last three whole months' };
    case 'months':
      return { figure: monthsWords(runway.months), note: pace };
  }
}

function monthsWords(months: number): string {
  if (months < 1) return 'Under a month';
  if (months > mostMonths) return 'Over three years';
  return months === 1 ? 'About a month' : `About ${months} months`;
}
