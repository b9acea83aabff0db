import { expect, it } from 'vitest';
import { isReadable } from './readable-image';

it.each([
  ['a line of print', 400, 100, true],
  ["a telephone's picture", 4032, 3024, true],
  ['a page at 600 dots an inch', 4961, 7016, true],
  ['an icon', 64, 64, false],
  ['a hairline', 4000, 99, false],
  ['a poster', 10_000, 4001, false],
])('%s, %d × %d: %s', (_, width, height, readable) => {
  expect(isReadable({ width, height })).toBe(readable);
});
