import { describe, expect, it } from 'vitest';
import { type Runway, runwayMonths, runwayOf, runwayWords } from './runway';

const months = (...lefts: number[]) => lefts.map((left) => ({ ...month, inflow: 1n, left: BigInt(left) }));
const month = { title: '', inflow: 0n, outflow: 0n, left: 0n, opening: { units: 0n } };

describe('runwayOf', () => {
  it.each<[string, number[], Runway]>([
    ['shrinks by 100 a month', [900, 800, 700, 600, 600], { kind: 'months', months: 6 }],
    ['counts begun months not', [900, 800, 700, 600, 599], { kind: 'months', months: 5 }],
    [
      'looks at the three latest whole months alone',
      [0, 900, 800, 700, 600, 50],
      { kind: 'months', months: 0 },
    ],
    ['grows', [600, 600, 600, 601, 500], { kind: 'growing' }],
    ['stands still', [600, 600, 600, 600, 500], { kind: 'steady' }],
    ['is gone', [900, 800, 700, 600, 0], { kind: 'gone' }],
    ['is less than nothing', [900, 800, 700, 600, -1], { kind: 'overdrawn' }],
    ['has too few months', [900, 800, 700, 600], { kind: 'unknown' }],
  ])('%s', (_, lefts, runway) => {
    expect(runwayOf(months(...lefts))).toEqual(runway);
  });

  it('takes what an account begins with for no growth', () => {
    const opened = (at: number, units: bigint) =>
      months(900, 800, 10_700, 10_600, 10_600).map((each, index) =>
        index === at ? { ...each, opening: { units } } : each,
      );
    expect(runwayOf(opened(2, 10_000n))).toEqual({ kind: 'months', months: 106 });
    expect(runwayOf(opened(0, 10_000n))).toEqual({ kind: 'growing' });
  });

  it('is unknown of books without any cash', () => {
    const empty = Array.from({ length: 12 }, () => month);
    expect(runwayOf(empty)).toEqual({ kind: 'unknown' });
  });
});

describe('runwayMonths', () => {
  it.each([
    ['the three before the present one', [1, 2, 3, 4, 5, 6], { from: 3, to: 5 }],
    ['none without one before them', [1, 2, 3, 4], null],
  ])('are %s', (_, given, expected) => expect(runwayMonths(given)).toEqual(expected));
});

describe('runwayWords', () => {
  it.each<[Runway, string, string?]>([
    [{ kind: 'months', months: 0 }, 'Under a month'],
    [{ kind: 'months', months: 1 }, 'About a month'],
    [{ kind: 'months', months: 36 }, 'About 36 months'],
    [{ kind: 'months', months: 37 }, 'Over three years'],
    [{ kind: 'growing' }, 'Cash is growing', 'over the last three whole months'],
    [{ kind: 'steady' }, 'Cash is steady', 'no change over the last three whole months'],
    [{ kind: 'gone' }, 'None', 'cash is at zero now'],
    [{ kind: 'overdrawn' }, 'None', 'cash is below zero now'],
    [{ kind: 'unknown' }, 'Not known yet'],
    [{ kind: 'doubtful' }, 'Not known yet', 'how much of the cash is on cards is not sure'],
  ])('%j', (runway, figure, note) => {
    const words = runwayWords(runway);
    expect(words).toEqual({ figure, note: note ?? words.note });
  });
});
