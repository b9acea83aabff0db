import { expect, it } from 'vitest';
import { isReadable } from './readable-image';

it.each([
  ['a line of print', 400, 100, true],
  ["a telephone's picture", 4032, 3024, true],
  ['a page at 600 dots an inch', 4961, 7016, true],
  ['a picture of a telephone with 50 megapixels', 8160, 6120, true],
  ['a picture of a telephone with 64 megapixels', 9280, 6944, true],
  ['an icon', 64, 64, false],
  ['a hairline', 4000, 99, false],
  ['a poster', 10_000, 6501, false],
])('%s, %d × %d: %s', (_, width, height, readable) => {
  expect(isReadable({ width, height })).toBe(readable);
});
