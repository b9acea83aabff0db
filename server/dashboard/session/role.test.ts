import { expect, it } from 'vitest';
import { allows } from './role';

it.each([
  ['admin', 'read', true],
  ['admin', 'write', true],
  ['bookkeeper', 'read', true],
  ['bookkeeper', 'write', true],
  ['owner', 'read', true],
  ['owner', 'write', false],
] as const)('%s may %s the books: %s', (role, need, expected) => {
  expect(allows(role, need)).toBe(expected);
});
