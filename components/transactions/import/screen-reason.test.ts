import { expect, it } from 'vitest';
import { screenReason } from './screen-reason';

it.each([
  [
    'The amount “5” has no sign: say which of “X” and “Y” is money out (mapping.direction, mapping.out_word and mapping.in_word), or that all amounts are (mapping.invert_amounts).',
    'The amount “5” has no sign: say which of “X” and “Y” is money out, or that all amounts are.',
  ],
  ['The amount (“Amount”) “x” is not a number.', 'The amount (“Amount”) “x” is not a number.'],
  [
    'lies on or before 2026-10-31, through which the books are locked',
    'lies on or before Oct 31, 2026, through which the books are locked',
  ],
])('says "%s" in words of the screen', (reason, words) => {
  expect(screenReason(reason, 'en-US')).toBe(words);
});
