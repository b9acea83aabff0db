/** One reading of one field: how sure it was and whether it was right; null where nothing was read. */
export type Judged = { confidence: number; isRight: boolean } | null;

const lowerBounds = [0, 0.5, 0.7, 0.9] as const;

/** The share of right readings among all receipts, and within each band of confidence how many of how many. */
export function calibrationOf(judged: readonly Judged[]): Record<string, string | number> {
  const right = judged.filter((each) => each?.isRight).length;
  const bands = lowerBounds.map((from, at) => {
    const below = lowerBounds[at + 1] ?? Number.POSITIVE_INFINITY;
    const within = judged.flatMap((each) =>
      each && each.confidence >= from && each.confidence < below ? [each.isRight] : [],
    );
    return [`sure_from_${from}`, `${within.filter(Boolean).length} of ${within.length}`] as const;
  });
  return {
    receipts: judged.length,
    right,
    share: judged.length === 0 ? 0 : Math.round((1000 * right) / judged.length) / 1000,
    nothing_read: judged.filter((each) => each === null).length,
    ...Object.fromEntries(bands),
  };
}
