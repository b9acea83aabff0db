import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calibrate, certainFrom, type JudgedSample, sureFrom } from './calibrate';
import { type SignName, type Signs, signNames } from './trust';
import { shared } from './weights';

const signsWith = (values: Partial<Record<SignName, number>>): Signs =>
  signNames.map((name) => values[name] ?? (name === 'always' ? 1 : 0));

/** A payee with so many entries that all went to the ledger, at a usual amount. */
const clear = signsWith({
  chance: 5.5,
  margin: 7,
  purity: Math.log(41),
  sameAmount: 1,
  run: 3,
  exactShare: 0.95,
  nearShare: 0.95,
  payeeLately: 1,
  similarPayee: 1,
});
const doubtful = signsWith({
  chance: 0,
  margin: 0.2,
  purity: Math.log(2),
  farAmount: 0.5,
  run: 0.7,
  wordModel: -0.7,
});

const outcomes = (right: number, wrong: number, signs: Signs): JudgedSample[] => [
  ...Array.from({ length: right }, () => ({ signs, right: true })),
  ...Array.from({ length: wrong }, () => ({ signs, right: false })),
];

describe('suggestions with clear signs', () => {
  it.each([
    [0, 0, 0, sureFrom],
    [5, 0, 0, sureFrom],
    [6, 0, sureFrom, certainFrom],
    [40, 1, 0, sureFrom],
    [50, 1, sureFrom, certainFrom],
    [49, 0, sureFrom, certainFrom],
    [60, 0, certainFrom, 1],
    [100, 1, sureFrom, certainFrom],
    [250, 2, certainFrom, 1],
    [95, 5, 0, sureFrom],
  ])('after %i right and %i wrong: from %d, below %d', (right, wrong, from, below) => {
    const confidence = calibrate(outcomes(right, wrong, clear), shared.trust)(clear);
    expect(confidence).toBeGreaterThanOrEqual(from);
    expect(confidence).toBeLessThan(below);
  });
});

it.each([
  ['one entry', 1, 0.95],
  ['two entries', 2, 0.97],
])(
  'of a payee with %s, for the ledger, says no more than is right of such in other books',
  (_, entries, most) => {
    const few = clear.map((sign, at) => (signNames[at] === 'purity' ? Math.log(2 * entries + 1) : sign));
    expect(calibrate(outcomes(2000, 0, few), shared.trust)(few)).toBe(most);
  },
);

describe('after 2,000 like it were right', () => {
  const confidenceWith = (changed: Partial<Record<SignName, number>>): number => {
    const asked = clear.map((sign, at) => changed[signNames[at] ?? 'always'] ?? sign);
    return calibrate([...outcomes(2000, 0, clear), ...outcomes(2000, 0, asked)], shared.trust)(asked);
  };

  it.each<[string, Partial<Record<SignName, number>>, number, number]>([
    ['three entries of the payee', { purity: Math.log(7) }, sureFrom, certainFrom],
    ['four entries of the payee', { purity: Math.log(9) }, certainFrom, 1],
    ['nine entries of a marketplace', { purity: Math.log(19), marketplace: 1 }, 0, sureFrom],
    ['ten entries of a marketplace', { purity: Math.log(21), marketplace: 1 }, sureFrom, certainFrom],
    ['money passed on', { passesOn: 1 }, sureFrom, certainFrom],
    ['an amount five times as large', { farAmount: Math.log(5) }, sureFrom, certainFrom],
    ['most of the payee’s entries elsewhere', { purity: -0.5 }, sureFrom, certainFrom],
    ['a payee never decided on', { purity: 0, isNew: 1 }, 0, sureFrom],
  ])('%s', (_, changed, from, below) => {
    const confidence = confidenceWith(changed);
    expect(confidence).toBeGreaterThanOrEqual(from);
    expect(confidence).toBeLessThan(below);
  });

  it('is not sure of an unusual amount while the signs are not strong', () => {
    const weak = { chance: 1, margin: 1, exactShare: 0, payeeLately: 0.4, farAmount: Math.log(5) };
    const asked = clear.map((sign, at) => (weak as Record<string, number>)[signNames[at] ?? ''] ?? sign);
    const past = [...outcomes(200, 0, clear), ...outcomes(19, 1, asked)];
    expect(calibrate(past, shared.trust)(asked)).toBeLessThan(sureFrom);
  });
});

it('gives others about the share that was right', () => {
  const calibration = calibrate([...outcomes(200, 0, clear), ...outcomes(120, 80, doubtful)], shared.trust);
  expect(calibration(doubtful)).toBeGreaterThan(0.5);
  expect(calibration(doubtful)).toBeLessThan(0.7);
  expect(calibration(clear)).toBeGreaterThanOrEqual(certainFrom);
});

const signs: fc.Arbitrary<Signs> = fc
  .record({
    chance: fc.double({ min: -4, max: 5.5, noNaN: true }),
    margin: fc.double({ min: 0, max: 8, noNaN: true }),
    purity: fc.double({ min: -4, max: 5, noNaN: true }),
    isNew: fc.constantFrom(0, 1),
    farAmount: fc.double({ min: 0, max: 2, noNaN: true }),
    marketplace: fc.constantFrom(0, 1),
    passesOn: fc.constantFrom(0, 1),
    sameAmount: fc.constantFrom(0, 1),
    run: fc.double({ min: 0, max: 3, noNaN: true }),
    wordModel: fc.double({ min: -7, max: 0, noNaN: true }),
  })
  .map(signsWith);

it('always gives a likelihood, and certainty only with a record for it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ signs, right: fc.boolean() }), { maxLength: 120 }),
      signs,
      (past, asked) => {
        const confidence = calibrate(past, shared.trust)(asked);
        expect(confidence).toBeGreaterThanOrEqual(0);
        expect(confidence).toBeLessThan(1);
        const right = past.filter((each) => each.right).length;
        if (right < 50) expect(confidence).toBeLessThan(certainFrom);
        for (const general of ['marketplace', 'passesOn'] as const)
          if (asked[signNames.indexOf(general)] === 1) expect(confidence).toBeLessThan(certainFrom);
        if (asked[signNames.indexOf('isNew')] === 1) expect(confidence).toBeLessThan(sureFrom);
      },
    ),
    { numRuns: 300 },
  );
});
