import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Part } from '../movement';
import { exampleOf, isSameSplit, splitPattern } from './split-pattern';

/** The parts on ledgers a, b, c …, in minor units. */
const split = (...units: number[]): Part[] =>
  units.map((each, at) => ({ ledgerId: String.fromCharCode(97 + at), units: BigInt(each) }));
const sumOf = (parts: readonly Part[]) => parts.reduce((sum, { units }) => sum + units, 0n);
const unitsOf = (pattern: ReturnType<typeof splitPattern>) =>
  pattern?.parts.map(({ units }) => Number(units)) ?? null;

describe('splitPattern', () => {
  it.each([
    ['constant shares', [split(60_00, 40_00), split(90_30, 60_20)], 200_05, [120_03, 80_02]],
    ['shares rounded down', [split(60_00, 40_01), split(30_00, 20_01)], 100_00, [60_00, 40_00]],
    ['thirds', [split(33_34, 33_33, 33_33), split(66_67, 66_67, 66_66)], 50_00, [16_66, 16_67, 16_67]],
    ['a tax within the amount', [split(100_00, 19_00), split(50_00, 9_50)], 238_00, [200_00, 38_00]],
    ['a fee that is withheld', [split(100_00, -3_00), split(200_00, -6_00)], 970_00, [1000_00, -30_00]],
    ['a constant part', [split(480_00, 20_00), split(310_00, 20_00)], 250_00, [230_00, 20_00]],
    [
      'constant parts on both sides',
      [split(9000_00, 700_00, -2700_00), split(9100_00, 700_00, -2700_00)],
      8000_00,
      [10_000_00, 700_00, -2700_00],
    ],
    ['the same lines', [split(60_00, 40_00), split(60_00, 40_00)], 100_00, [60_00, 40_00]],
    [
      'the same lines, among those of other amounts',
      [split(60_00, 40_00), split(10_00, 70_00), split(60_00, 40_00)],
      100_00,
      [60_00, 40_00],
    ],
  ])('goes on with %s', (_, latest, total, expected) => {
    expect(unitsOf(splitPattern(latest, BigInt(total)))).toEqual(expected);
  });

  it.each([
    ['one entry', [split(60_00, 40_00)], 100_00],
    ['a loan, whose interest falls', [split(612_00, 388_00), split(608_00, 392_00)], 1000_00],
    ['a loan with the same lines longer ago', [split(6, 4), split(7, 3), split(7, 3)], 10],
    [
      'one amount, which may be a share or a constant part',
      [split(60_00, 40_00), split(60_00, 40_00)],
      105_00,
    ],
    ['one amount, and too little for the constant part', [split(60_00, 40_00), split(60_00, 40_00)], 30_00],
    ['less than the constant part', [split(80_00, 20_00), split(30_00, 20_00)], 15_00],
    ['too little for each share', [split(99_00, 1_00), split(198_00, 2_00)], 10],
    ['shares that are known too inexactly', [split(9_71, -29), split(9_72, -29)], 100_000_00],
    ['other ledgers', [split(60_00, 40_00), [...split(90_00), { ledgerId: 'z', units: 60_00n }]], 200_00],
    ['other sides', [split(160_00, -60_00), split(120_00, 80_00)], 400_00],
    ['a last entry that was not split', [split(100_00), split(60_00, 40_00), split(90_00, 60_00)], 200_00],
    ['whole entries', [split(100_00), split(100_00)], 100_00],
    ['the same amount, split and whole', [split(100_00), split(60_00, 40_00), split(60_00, 40_00)], 100_00],
    [
      'the same lines, when later ones say otherwise',
      [split(50_00, 50_00), split(60_00, 60_00), split(120_00, 80_00), split(120_00, 80_00)],
      200_00,
    ],
  ])('says nothing of %s', (_, latest, total) => {
    expect(splitPattern(latest, BigInt(total))).toBeNull();
  });

  it('counts the latest entries that it explains, and knows whether these are all', () => {
    const shares = [split(60_00, 40_00), split(90_00, 60_00), split(120_00, 80_00)];
    expect(splitPattern(shares, 10_00n)).toMatchObject({ held: 3, isAlways: true });
    expect(splitPattern([...shares, split(50_00, 50_00)], 10_00n)).toMatchObject({
      held: 3,
      isAlways: false,
    });
    const same = [split(60_00, 40_00), split(10_00, 5_00), split(60_00, 40_00)];
    expect(splitPattern(same, 100_00n)).toMatchObject({ held: 2, isAlways: true });
    expect(splitPattern([...same, split(70_00, 30_00)], 100_00n)).toMatchObject({ held: 2, isAlways: false });
  });

  it('takes the lines in whatever order they were written', () => {
    const [a, b] = split(90_00, 60_00);
    expect(unitsOf(splitPattern([split(60_00, 40_00), [b, a] as Part[]], 10_00n))).toEqual([6_00, 4_00]);
  });
});

const total = fc.bigInt({ min: 1n, max: 10n ** 12n });

describe('whatever the entries of a payee were', () => {
  const ledgerId = fc.constantFrom('a', 'b', 'c');
  const parts = fc.array(fc.record({ ledgerId, units: fc.bigInt(-1n, 3n) }), { minLength: 1, maxLength: 3 });
  const timesOf = fc.array(fc.bigInt(1n, 3n), { minLength: 2, maxLength: 4 });
  /** The latest as many times one split, the earlier ones any. */
  const anything = fc
    .tuple(parts, timesOf, fc.array(parts, { maxLength: 2 }))
    .map(([split, times, earlier]) => [
      ...times.map((by) => split.map((part) => ({ ...part, units: part.units * by }))),
      ...earlier,
    ]);

  it('the lines sum to the amount, each more than nothing and on the side that it had', () => {
    let told = 0;
    fc.assert(
      fc.property(anything, fc.bigInt(1n, 12n), (drawn, amount) => {
        const latest = drawn
          .map((parts) => exampleOf(parts, sumOf(parts)) ?? [])
          .filter((parts) => sumOf(parts) > 0n);
        const found = splitPattern(latest, amount);
        if (!found) return;
        told += 1;
        expect(sumOf(found.parts)).toBe(amount);
        expect(found.parts.length).toBeGreaterThan(1);
        expect(found.parts.every(({ units }) => units !== 0n)).toBe(true);
        expect(found.held).toBeGreaterThanOrEqual(2);
      }),
      { numRuns: 3000 },
    );
    expect(told).toBeGreaterThan(20);
  });
});

describe('what is split by whole percents, to the cent and the rest on the largest', () => {
  const percents = fc.integer({ min: 51, max: 99 });
  const by = (percent: number, amount: bigint): Part[] => {
    const small = (2n * amount * BigInt(100 - percent) + 100n) / 200n;
    return [
      { ledgerId: 'a', units: amount - small },
      { ledgerId: 'b', units: small },
    ];
  };

  it('goes on so, or says nothing', () => {
    let told = 0;
    fc.assert(
      fc.property(percents, fc.array(total, { minLength: 2, maxLength: 5 }), total, (percent, past, next) => {
        const latest = past.map((amount) => by(percent, amount)).filter((parts) => parts[1]?.units !== 0n);
        const found = splitPattern(latest, next);
        const isClear = past.some((amount) => amount > 10_000n);
        if (!found || !isClear) return;
        told += 1;
        expect(isSameSplit(found.parts, by(percent, next))).toBe(true);
      }),
    );
    expect(told).toBeGreaterThan(50);
  });
});

describe('exampleOf', () => {
  it('puts together what stands on one side of a ledger', () => {
    const parts = [...split(60, -10), ...split(20, 5)];
    expect(exampleOf(parts, -75n)).toEqual([
      { ledgerId: 'a', units: 80n },
      { ledgerId: 'b', units: -10n },
      { ledgerId: 'b', units: 5n },
    ]);
  });

  it('is none where the parts are not all of the movement', () => {
    expect(exampleOf(split(60, 40), 101n)).toBeNull();
  });
});
