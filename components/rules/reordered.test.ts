import { expect, it } from 'vitest';
import { reordered } from './reordered';

it.each([
  ['up', ['c'], 'a', false, 'cabd'],
  ['down', ['a'], 'c', true, 'bcad'],
  ['to the end', ['a'], 'd', true, 'bcda'],
  ['several, in their order', ['d', 'b'], 'a', false, 'bdac'],
  ['nowhere', ['b'], 'a', true, 'abcd'],
])('moves %s', (_, moving, target, isAfter, expected) => {
  expect(reordered(['a', 'b', 'c', 'd'], moving, target, isAfter).join('')).toBe(expected);
});
