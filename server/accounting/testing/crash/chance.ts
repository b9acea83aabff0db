/** A sequence of choices that a seed decides. */
export type Chance = {
  /** A whole number from `least` to `most`. */
  whole(least: number, most: number): number;
  /** One of them; undefined of none. */
  one<Value>(of: readonly Value[]): Value | undefined;
  /** All of them, in another order. */
  shuffled<Value>(of: readonly Value[]): Value[];
};

/** By Mulberry32: 32 bits of state are plenty for a test. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    whole,
    one: (of) => of[whole(0, of.length - 1)],
    shuffled: (of) =>
      of
        .map((value) => ({ value, rank: next() }))
        .sort((left, right) => left.rank - right.rank)
        .map(({ value }) => value),
  };
}
