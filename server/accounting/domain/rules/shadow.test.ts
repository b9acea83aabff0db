import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesRule } from './match-rule';
import type { Conditions, RuleSubject } from './rule';
import { shadowOf } from './shadow';
import { smallRule } from './testing/small-rules';

const text = (how: 'contains' | 'is' | 'starts_with', words: string) => ({ text: { how, text: words } });
const none = new Set<string>();

type Pair = [own: Partial<Conditions>, other: Partial<Conditions>];
const named = ([own, other]: Pair) => [stringifyBigInts([own, other]), own, other] as const;
const stringifyBigInts = (value: unknown) =>
  JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? Number(part) : part));

describe('shadowOf', () => {
  it.each(
    (
      [
        [text('contains', 'Figma Inc'), text('contains', 'figma')],
        [text('is', 'figma inc'), text('starts_with', 'Figma')],
        [text('starts_with', 'figma inc'), text('starts_with', 'figma')],
        [text('is', 'FIGMA'), text('is', 'figma')],
        [{ amount: { min: 200n, max: 300n } }, { amount: { min: 100n, max: null } }],
        [{ ...text('contains', 'figma'), direction: 'out' }, { direction: 'out' }],
        [{ externalAccountIds: ['a'] }, { externalAccountIds: ['a', 'b'] }],
      ] as Pair[]
    ).map(named),
  )('shadowed: %s', (_, own, other) => {
    expect(shadowOf(smallRule(own, 'own'), [smallRule(other, 'other')], none)?.name).toBe('other');
  });

  it.each(
    (
      [
        [text('contains', 'fig'), text('contains', 'figma')],
        [text('contains', 'figma inc'), text('starts_with', 'figma')],
        [text('starts_with', 'figma'), text('is', 'figma')],
        [{ direction: 'out' }, text('contains', 'figma')],
        [{ amount: { min: 50n, max: 300n } }, { amount: { min: 100n, max: null } }],
        [{ amount: { min: 200n, max: null } }, { amount: { min: 100n, max: 300n } }],
        [{ externalAccountIds: ['a', 'c'] }, { externalAccountIds: ['a', 'b'] }],
        [text('contains', 'figma'), { externalAccountIds: ['a'] }],
      ] as Pair[]
    ).map(named),
  )('not shadowed: %s', (_, own, other) => {
    expect(shadowOf(smallRule(own, 'own'), [smallRule(other, 'other')], none)).toBeNull();
  });

  it('but not by a paused one, nor by one that posts to a bank', () => {
    const own = smallRule({ direction: 'out' }, 'own');
    expect(shadowOf(own, [{ ...smallRule({ direction: 'out' }), active: false }], none)).toBeNull();
    expect(shadowOf(own, [smallRule({ direction: 'out' }, 'savings')], new Set(['savings']))).toBeNull();
  });
});

const words = fc.constantFrom('a', 'ab', 'abc', 'b', 'bc', 'A b', 'ab c');
const bound = fc.option(fc.bigInt({ min: 0n, max: 6n }), { freq: 1 });
const conditions: fc.Arbitrary<Conditions> = fc.record({
  text: fc.option(
    fc.record({
      how: fc.constantFrom('contains' as const, 'is' as const, 'starts_with' as const),
      text: words,
    }),
    { freq: 1 },
  ),
  amount: fc.option(fc.record({ min: bound, max: bound }), { freq: 1 }),
  direction: fc.option(fc.constantFrom('in' as const, 'out' as const), { freq: 1 }),
  externalAccountIds: fc.option(fc.subarray(['x', 'y', 'z'], { minLength: 1 }), { freq: 1 }),
});
/** Two rules by chance seldom shadow each other, so the earlier one is often made of parts of the other. */
const pair = fc
  .tuple(conditions, conditions, fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean())
  .map(([own, other, text, amount, direction, accounts]): [Conditions, Conditions] => [
    own,
    {
      text: text ? own.text : other.text,
      amount: amount ? own.amount : other.amount,
      direction: direction ? own.direction : other.direction,
      externalAccountIds: accounts ? own.externalAccountIds : other.externalAccountIds,
    },
  ]);
const subject: fc.Arbitrary<RuleSubject> = fc.record({
  texts: fc.array(words, { minLength: 1, maxLength: 2 }),
  amount: fc.bigInt({ min: -7n, max: 7n }),
  externalAccountId: fc.constantFrom('x', 'y', 'z'),
  accountLedgerId: fc.constant('checking'),
});

it('never wins where it is shadowed', () => {
  let shadowed = 0;
  fc.assert(
    fc.property(pair, subject, ([own, other], asked) => {
      const [mine, earlier] = [smallRule(own, 'own'), smallRule(other, 'other')];
      if (shadowOf(mine, [earlier], none) && matchesRule(mine, asked)) {
        shadowed += 1;
        expect(matchesRule(earlier, asked)).toBe(true);
      }
    }),
    { numRuns: 3000 },
  );
  expect(shadowed).toBeGreaterThan(100);
});
