import { expect, it } from 'vitest';
import { nextOpen } from './next-open';

const tasks = (ids: string) => [...ids].map((id) => ({ id }));

it.each([
  ['the one below', 'abc', 'bc', 'a', 'b'],
  ['past those that the same answer was for', 'abcd', 'ad', 'b', 'd'],
  ['from the top again', 'abc', 'ab', 'c', 'a'],
  ['of a list without the answered one', 'ab', 'ab', 'x', 'a'],
  ['none is left', 'a', '', 'a', null],
  ['the answered one does not count', 'a', 'a', 'a', null],
])('goes on: %s', (_, before, left, answered, next) => {
  expect(nextOpen(tasks(before), tasks(left), answered)).toBe(next);
});
