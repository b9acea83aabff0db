/**
 * Pairs with the confidence of each: its share among all pairs of either of its two and no pair at all, 0 to 1, in thousandths
 * rounded down, so that what is ambiguous is never sure.
 */
export function shareConfidence<Pair extends { odds: number }>(
  pairs: readonly Pair[],
  idsOf: (pair: Pair) => readonly [string, string],
): (Pair & { confidence: number })[] {
  const sums = new Map<string, number>();
  for (const pair of pairs) {
    for (const id of idsOf(pair)) sums.set(id, (sums.get(id) ?? 0) + pair.odds);
  }
  return pairs.map((pair) => {
    const ofBoth = idsOf(pair).reduce((sum, id) => sum + (sums.get(id) ?? 0), 0);
    // The pair itself is in both sums.
    const share = pair.odds / (1 + ofBoth - pair.odds);
    return { ...pair, confidence: Math.floor(share * 1000) / 1000 };
  });
}
