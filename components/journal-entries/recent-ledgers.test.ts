import { expect, it } from 'vitest';
import { readRecent, withRecent } from './recent-ledgers';

it('puts the ledger chosen last first, each once, five at most', () => {
  expect(withRecent(['a', 'b', 'c'], 'b')).toEqual(['b', 'a', 'c']);
  expect(withRecent(['a', 'b', 'c', 'd', 'e'], 'f')).toEqual(['f', 'a', 'b', 'c', 'd']);
});

it.each([
  [null, []],
  ['["a","b"]', ['a', 'b']],
  ['["a",1,null]', ['a']],
  ['{"a":1}', []],
  ['[', []],
])('reads %j as %j', (text, ids) => {
  expect(readRecent(text)).toEqual(ids);
});
