import { expect, it } from 'vitest';
import { percentText } from './change-columns';

it.each([
  [50n, 100n, '+50.0'],
  [-50n, 100n, '−50.0'],
  [50n, -100n, '+50.0'],
  [-1n, 3n, '−33.3'],
  [2n, 3n, '+66.7'],
  [0n, 5n, '0.0'],
  [123n, 1n, '+12,300.0'],
  [5n, 0n, null],
])('shows a change of %i after %i as %s', (change, before, expected) => {
  expect(percentText(change, before, 'en-GB')).toBe(expected);
});
