import { expect, it } from 'vitest';
import { axisTicks } from './axis-ticks';

it.each([
  [0, [0]],
  [100, [0, 25, 50, 75, 100]],
  [88_896, [0, 25_000, 50_000, 75_000]],
  [3, [0, 1, 2, 3]],
  [0.9, [0, 0.25, 0.5, 0.75]],
])('of an axis up to %d', (top, ticks) => {
  expect(axisTicks(top)).toEqual(ticks);
});
