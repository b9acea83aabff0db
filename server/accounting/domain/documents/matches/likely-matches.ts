import type { Match } from './suggest-matches';

/** Amount and day agree, or amount and name; a name that differs is told by its absence from the reasons. */
export const likelyFrom = 0.7;

/**
 * The matches that are likely enough to be accepted together: each receipt and each transaction once, the surest first. A receipt
 * for which two transactions are as good is left to people, and so are two receipts that are as good for one.
 * @param suggested the suggestions of each receipt, the surest first
 */
export function likelyMatches(
  suggested: ReadonlyMap<string, readonly Match[]>,
): { documentId: string; match: Match }[] {
  const best = [...suggested].flatMap(([documentId, [first, second]]) => {
    const isClear = first && first.confidence >= likelyFrom && first.confidence > (second?.confidence ?? 0);
    return isClear ? [{ documentId, match: first }] : [];
  });
  return best
    .filter(({ documentId, match }) =>
      best.every(
        (other) =>
          other.documentId === documentId ||
          other.match.transactionId !== match.transactionId ||
          other.match.confidence < match.confidence,
      ),
    )
    .sort((a, b) => b.match.confidence - a.match.confidence || (a.documentId < b.documentId ? 1 : -1));
}
