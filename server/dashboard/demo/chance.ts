/** A repeatable source of chance: the same subject always deals the same numbers. */
export type Chance = {
  /** A whole number from the least to the most, both inclusive. */
  between(least: number, most: number): number;
  /** True about `percent` times in a hundred. */
  happens(percent: number): boolean;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  /** An amount in cents between the two, as a shop would print it: rarely round. */
  cents(least: number, most: number): bigint;
};

/** Each subject has its own numbers, so that a change to one leaves the others as they were. */
export function chanceOf(subject: string): Chance {
  const next = generator(seedOf(subject));
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    between,
    happens: (percent) => next() * 100 < percent,
    pick: (items) => items[between(0, items.length - 1)] ?? items[0],
    cents: (least, most) => BigInt(between(least, most)),
  };
}

/** FNV-1a, 32 bits. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** xorshift32 (Marsaglia 2003): numbers from 0 up to but not including 1. */
function generator(seed: number): () => number {
  let state = seed || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
