type Ids = readonly [one: string, other: string];

/**
 * What fits each of many things, by pairs of two of them: their odds together, and how many they are. Pairs that nobody is shown count
 * as well, so they are added one by one and not kept: of a thousand equal payments and a thousand equal entries there are a million.
 */
export class Shares {
  readonly #ofEach = new Map<string, { odds: number; count: number }>();

  add(ids: Ids, odds: number): void {
    for (const id of ids) {
      const known = this.#ofEach.get(id);
      if (known) {
        known.odds += odds;
        known.count += 1;
      } else this.#ofEach.set(id, { odds, count: 1 });
    }
  }

  /**
   * The share of one of the pairs among all pairs of either of its two and no pair at all, 0 to 1, in thousandths rounded down, so that
   * what is ambiguous is never sure.
   */
  confidence([one, other]: Ids, odds: number): number {
    const ofBoth = this.#of(one).odds + this.#of(other).odds;
    // The pair itself is in both sums.
    return Math.floor((odds / (1 + ofBoth - odds)) * 1000) / 1000;
  }

  /** More than this no pair with the thing can be, whatever is still added of others. */
  mostOf(id: string, odds: number): number {
    return odds / (1 + this.#of(id).odds);
  }

  /** How many other pairs there are of one of the two, the one that has more of them. */
  rivals([one, other]: Ids): number {
    return Math.max(this.#of(one).count, this.#of(other).count) - 1;
  }

  #of(id: string): { odds: number; count: number } {
    return this.#ofEach.get(id) ?? { odds: 0, count: 0 };
  }
}

/** The surest first, each of two things in at most so many: more of them nobody compares. */
export function surestOfEach<Pair extends { confidence: number }>(
  pairs: readonly Pair[],
  idsOf: (pair: Pair) => Ids,
  most: number,
): Pair[] {
  const counted = new Map<string, number>();
  const times = (id: string) => counted.get(id) ?? 0;
  return [...pairs]
    .sort((left, right) => right.confidence - left.confidence)
    .filter((pair) => {
      const ids = idsOf(pair);
      if (ids.some((id) => times(id) >= most)) return false;
      for (const id of ids) counted.set(id, times(id) + 1);
      return true;
    });
}
