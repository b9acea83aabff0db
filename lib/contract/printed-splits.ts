/** A part of a split record of a bank file: texts as they were printed, empty where there is none. */
export type PrintedSplit = { category: string; memo: string; amount: string };

/** Reads `splits` of a transaction's metadata: `[{"category":"Rent","memo":"May","amount":"-40.00"}]`. */
export function readPrintedSplits(text: unknown): PrintedSplit[] {
  if (typeof text !== 'string') return [];
  try {
    const splits: unknown = JSON.parse(text);
    if (!Array.isArray(splits)) return [];
    return splits.map((split: Record<string, unknown>) => ({
      category: String(split.category ?? ''),
      memo: String(split.memo ?? ''),
      amount: String(split.amount ?? ''),
    }));
  } catch {
    // Of a record of many splits the text may have been shortened.
    return [];
  }
}
