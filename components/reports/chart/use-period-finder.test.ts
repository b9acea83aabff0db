import { expect, it } from 'vitest';
import { periodByKey } from './use-period-finder';

it.each<[string, number | null, number | null]>([
  ['ArrowRight', null, 0],
  ['ArrowRight', 3, 4],
  ['ArrowRight', 11, 11],
  ['ArrowLeft', null, 11],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, 0],
  ['Home', 5, 0],
  ['End', 5, 11],
  ['Enter', 5, null],
])('%s leads from %s to %s', (key, found, expected) => {
  expect(periodByKey(key, found, 12)).toBe(expected);
});
