import { expect, it } from 'vitest';
import { textsOf } from './kept-texts';

it.each([
  [null, []],
  ['["a","b"]', ['a', 'b']],
  ['["a",1,null]', ['a']],
  ['{"a":1}', []],
  ['[', []],
])('reads %j as %j', (kept, texts) => {
  expect(textsOf(kept)).toEqual(texts);
});
