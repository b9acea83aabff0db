import { expect, it } from 'vitest';
import { shortAmounts } from '../format/short-amount';
import { axisTicks } from './axis-ticks';

it.each([
  [0, [0]],
  [100, [0, 25, 50, 75, 100]],
  [88_896, [0, 25_000, 50_000, 75_000, 100_000]],
  [3, [0, 1, 2, 3]],
  [0.9, [0, 0.25, 0.5, 0.75, 1]],
])('of an axis up to %d', (top, ticks) => {
  expect(axisTicks(top)).toEqual(ticks);
});

it('reaches below the least and above the most', () => {
  expect(axisTicks(1_350, -450)).toEqual([-500, 0, 500, 1_000, 1_500]);
  expect(axisTicks(78_000, -12_000)).toEqual([-25_000, 0, 25_000, 50_000, 75_000, 100_000]);
});

it('has labels that are the numbers of the ticks', () => {
  const short = shortAmounts('USD', 'en-US');
  const scales = { '': 1, K: 1_000, M: 1_000_000 };
  const amountIn = (label: string) => {
    const [, minus, digits, scale] = /^(−?)\$([\d.]+)([KM]?)$/.exec(label) ?? [];
    return Number(digits) * (scales[scale as keyof typeof scales] ?? Number.NaN) * (minus ? -1 : 1);
  };
  for (let top = 0.5; top < 90_000_000; top *= 1.17) {
    for (const bottom of [0, -top / 9, -top / 2, -top]) {
      for (const tick of axisTicks(top, bottom)) expect(amountIn(short(tick))).toBeCloseTo(tick, 9);
    }
  }
});
