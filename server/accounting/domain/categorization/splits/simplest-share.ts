/** A share of a whole: `part / of`, in lowest terms. */
export type Share = { part: bigint; of: bigint };

/** The shares of totals that amounts may be rounded from, both ends included. */
export type ShareRange = { low: Share; high: Share };

/**
 * The shares of a total that come to the amount but for rounding.
 * @param units of the amount, not negative
 * @param total more than 0
 * @param halves how far the amount may lie from the exact share, in halves of a unit
 */
export function sharesOf(units: bigint, total: bigint, halves: bigint): ShareRange {
  const of = 2n * total;
  const low = 2n * units - halves;
  return { low: { part: low < 0n ? 0n : low, of }, high: { part: 2n * units + halves, of } };
}

/** The shares that are in both; null where there is none. */
export function inBoth(one: ShareRange, other: ShareRange): ShareRange | null {
  const low = isLess(one.low, other.low) ? other.low : one.low;
  const high = isLess(one.high, other.high) ? one.high : other.high;
  return isLess(high, low) ? null : { low, high };
}

/** The share with the smallest denominator: what a person meant by 60.01 of 100.01 is 3/5. */
export function simplestIn({ low, high }: ShareRange): Share {
  const whole = low.part / low.of;
  if (whole * low.of === low.part) return { part: whole, of: 1n };
  if (isLess({ part: whole + 1n, of: 1n }, high) || high.part === (whole + 1n) * high.of)
    return { part: whole + 1n, of: 1n };
  // Both lie between the same whole numbers: the simplest is that of what is over, turned upside down.
  const { part, of } = simplestIn({
    low: { part: high.of, of: high.part - whole * high.of },
    high: { part: low.of, of: low.part - whole * low.of },
  });
  return { part: whole * part + of, of: part };
}

/** What the share of a total comes to, to the nearest unit, half a unit up. */
export function portion(total: bigint, { part, of }: Share): bigint {
  return (2n * total * part + of) / (2n * of);
}

function isLess(one: Share, other: Share): boolean {
  return one.part * other.of < other.part * one.of;
}
