import { expect, it } from 'vitest';
import { isFirstFailure } from './first-failure';

it('takes a page that fails again within ten seconds for one that will go on failing', () => {
  expect(isFirstFailure('/b/1/review', 100_000)).toBe(true);
  expect(isFirstFailure('/b/1/journal', 100_500)).toBe(true);
  expect(isFirstFailure('/b/1/review', 101_000)).toBe(false);
  expect(isFirstFailure('/b/1/review', 110_900)).toBe(false);
  expect(isFirstFailure('/b/1/review', 121_000)).toBe(true);
});
