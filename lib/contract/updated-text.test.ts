import { expect, it } from 'vitest';
import { updatedText } from './updated-text';

it.each([
  [undefined, 'before', 'before'],
  [null, 'before', 'before'],
  [null, null, null],
  ['', 'before', null],
  ['after', 'before', 'after'],
  ['after', null, 'after'],
])('%j over %j is %j', (given, before, expected) => {
  expect(updatedText(given, before)).toBe(expected);
});
