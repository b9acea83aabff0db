import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cashFlowActivity } from '@/lib/contract/ledger';
import { type SectionPart, shareBySection } from './share-by-section';

const names = { op: 'operating', inv: 'investing', fin: 'financing' } as const;
const parts = (text: string): SectionPart[] =>
  text
    .split(', ')
    .filter((part) => part !== '')
    .map((part) => {
      const [name, amount = ''] = part.split(' ');
      return { activity: names[name as keyof typeof names], amount: BigInt(amount) };
    });

describe('shareBySection', () => {
  it.each<[string, string, bigint[]]>([
    ['nothing of nothing', '', []],
    ['a single section whole', 'op 60', [60n]],
    ['a single section whole, whatever the signs in it', 'op 100, op -30, op -10', [100n, -30n, -10n]],
    ['sections that point one way whole', 'op -100, fin -900', [-100n, -900n]],
    ['a section that comes to zero whole, too', 'op 100, inv 30, inv -30', [100n, 30n, -30n]],
    ['nothing where no cash moves', 'op 100, fin -70, fin -30', [0n, 0n, 0n]],
    ['an asset sold at a loss: no loss', 'inv 10000, inv -4000, op -3000', [5000n, -2000n, 0n]],
    ['an asset sold at a gain: the gain whole', 'inv 10000, inv -4000, op 500', [10000n, -4000n, 500n]],
    ['a vehicle bought with a loan: what was paid', 'inv -30000, fin 25000', [-5000n, 0n]],
    ['an opening entry', 'op -5, inv -20, op 3, fin 12, fin 20', [0n, 0n, 0n, 4n, 6n]],
    ['two sections over one that points back', 'op -600, inv -300, fin 300, op 0', [-400n, -200n, 0n, 0n]],
    // Of 10: exact shares 3 3/9, 3 3/9, 3 3/9.
    ['a tie to the earlier part', 'inv 30, inv 30, inv 30, op -80', [4n, 3n, 3n, 0n]],
    ['the same the other way round', 'inv -30, inv -30, inv -30, op 80', [-4n, -3n, -3n, 0n]],
    // Of 1: exact shares 1 1/2 and -1/2, rounded down 1 and -1.
    ['a part against the others down, too', 'inv 3, inv -1, op -1', [2n, -1n, 0n]],
    ['the larger remainder to a part against the others', 'inv 5, inv -1, op -1', [4n, -1n, 0n]],
    ['and the same the other way round', 'inv -5, inv 1, op 1', [-4n, 1n, 0n]],
    [
      'sums beyond a double',
      'inv 9007199254740993, inv 9007199254740993, op -9007199254740993',
      [4503599627370497n, 4503599627370496n, 0n],
    ],
  ])('gives %s', (_, text, expected) => {
    expect(shareBySection(parts(text))).toEqual(expected);
  });

  const anyParts = fc.array(
    fc.record({
      activity: fc.constantFrom(...cashFlowActivity.options),
      amount: fc.oneof(
        fc.bigInt({ min: -20n, max: 20n }),
        fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
      ),
    }),
    { maxLength: 12 },
  );
  const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);
  const absolute = (amount: bigint) => (amount < 0n ? -amount : amount);
  const cashOf = (all: readonly SectionPart[]) => sumOf(all.map(({ amount }) => amount));

  it('sums to the cash that moves', () => {
    fc.assert(
      fc.property(anyParts, (all) => {
        expect(sumOf(shareBySection(all))).toBe(cashOf(all));
      }),
      { numRuns: 1000 },
    );
  });

  it('leaves parts of one section as they are, unless no cash moves', () => {
    fc.assert(
      fc.property(anyParts, fc.constantFrom(...cashFlowActivity.options), (all, activity) => {
        const own = all.map((part) => ({ ...part, activity }));
        const whole = own.map(({ amount }) => amount);
        expect(shareBySection(own)).toEqual(cashOf(own) === 0n ? whole.map(() => 0n) : whole);
      }),
      { numRuns: 1000 },
    );
  });

  it('gives nothing to sections against the cash, and to others their exact share to within one minor unit', () => {
    fc.assert(
      fc.property(anyParts, (all) => {
        const cash = cashOf(all);
        const way = cash < 0n ? -1n : 1n;
        const alongOf = ({ activity }: SectionPart) =>
          way * cashOf(all.filter((part) => part.activity === activity));
        const total = way * cashOf(all.filter((part) => alongOf(part) > 0n));
        const isWhole = cash !== 0n && all.every((part) => alongOf(part) >= 0n);
        shareBySection(all).forEach((share, at) => {
          const part = all[at] as SectionPart;
          if (isWhole || cash === 0n) expect(share).toBe(isWhole ? part.amount : 0n);
          else if (alongOf(part) <= 0n) expect(share).toBe(0n);
          // A share is cash × amount ÷ total, here compared without the division.
          else expect(absolute(share * total - way * cash * part.amount) < total).toBe(true);
        });
      }),
      { numRuns: 1000 },
    );
  });

  it('shows a section against the cash, or beyond what it is, by rounding alone: by less than a minor unit a part', () => {
    // Exact shares of 1: 0.5, 0.4, -0.6, 0.3, 0.2, 0.2, so operating activities have 0.1 of it.
    const all = parts('inv 5, inv 4, op -6, op 3, op 2, op 2, fin -9');
    expect(shareBySection(all)).toEqual([1n, 1n, -1n, 0n, 0n, 0n, 0n]);
    fc.assert(
      fc.property(anyParts, (some) => {
        const shares = shareBySection(some);
        const way = cashOf(some) < 0n ? -1n : 1n;
        for (const activity of cashFlowActivity.options) {
          const own = some.flatMap((part, at) => (part.activity === activity ? [shares[at] ?? 0n] : []));
          const whole = way * cashOf(some.filter((part) => part.activity === activity));
          const byRounding = BigInt(own.length);
          expect(way * sumOf(own)).toBeGreaterThanOrEqual(-byRounding);
          expect(way * sumOf(own) <= (whole > 0n ? whole : 0n) + byRounding).toBe(true);
        }
        shares.forEach((share, at) => {
          const amount = some[at]?.amount ?? 0n;
          expect(share * share <= amount * amount && share * amount >= 0n).toBe(true);
        });
      }),
      { numRuns: 1000 },
    );
  });

  it('gives the mirror image where every sign is exchanged', () => {
    fc.assert(
      fc.property(anyParts, (all) => {
        const mirrored = all.map(({ activity, amount }) => ({ activity, amount: -amount }));
        expect(shareBySection(mirrored)).toEqual(shareBySection(all).map((share) => -share));
      }),
      { numRuns: 1000 },
    );
  });
});
