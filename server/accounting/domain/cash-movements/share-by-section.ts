import type { CashFlowActivity } from '@/lib/contract/ledger';
import { shareProRata } from './share-pro-rata';

/** What explains a movement of cash. Minor units: an increase of cash is positive. */
export type SectionPart = { activity: CashFlowActivity; amount: bigint };

/**
 * How much of each part is cash, in their order; together it is the cash that moved. IAS 7.43 and ASC 230-10-50-3: what
 * needs no cash is left out of the statement. Where every section that is not zero points the way of the cash, each
 * part counts whole. Otherwise an asset, say, was bought with a loan: only parts of the sections that point its way
 * count, scaled to it by largest remainder. Nothing is shown where no cash moves. Rounding is by part: a section whose exact
 * share is less than a few minor units may come to some against the cash.
 */
export function shareBySection(parts: readonly SectionPart[]): bigint[] {
  const sections = new Map<CashFlowActivity, bigint>();
  let cash = 0n;
  for (const { activity, amount } of parts) {
    sections.set(activity, (sections.get(activity) ?? 0n) + amount);
    cash += amount;
  }
  if (cash === 0n) return parts.map(() => 0n);
  // With the cash counted as positive, so that a reversal is the mirror image of its entry.
  const sign = cash < 0n ? -1n : 1n;
  const sumOf = (activity: CashFlowActivity) => sign * (sections.get(activity) ?? 0n);
  if (parts.every(({ activity }) => sumOf(activity) >= 0n)) return parts.map(({ amount }) => amount);
  const weights = parts.map(({ activity, amount }) => (sumOf(activity) > 0n ? sign * amount : 0n));
  return shareProRata(sign * cash, weights).map((share) => sign * share);
}
