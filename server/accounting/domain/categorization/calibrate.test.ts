import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calibrate, certainFrom, type Outcome, sureFrom } from './calibrate';
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

const outcomes = (right: number, wrong: number, signs: Signs): Outcome[] => [
  ...Array.from({ length: right }, () => ({ signs, right: true })),
  ...Array.from({ length: wrong }, () => ({ signs, right: false })),
];

describe('suggestions with clear signs', () => {
  it.each([
    [0, 0, 0, sureFrom],
    [8, 0, 0, sureFrom],
    [9, 0, sureFrom, certainFrom],
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
    sellsAnything: fc.constantFrom(0, 1),
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
        if (asked[signNames.indexOf('sellsAnything')] === 1) expect(confidence).toBeLessThan(certainFrom);
      },
    ),
    { numRuns: 300 },
  );
});
