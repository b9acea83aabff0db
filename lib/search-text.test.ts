import fc from 'fast-check';
import { expect, it } from 'vitest';
import { searchText } from './search-text';

it('writes the query of an address as URLSearchParams does', () => {
  const text = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text)), (members) => {
      expect(searchText(members)).toBe(new URLSearchParams(members).toString());
    }),
  );
});

it.each([
  ['a sign that the standard encodes and encodeURIComponent does not', "!'()~*-._ +"],
  ['half of a pair of surrogates', '\ud800'],
  ['a whole address', '/b/1?q=Blå+bær&x=ü'],
])('encodes %s', (_, value) => {
  expect(searchText([['q', value]])).toBe(new URLSearchParams({ q: value }).toString());
});

it('writes numbers and truth values as their words', () => {
  expect(
    searchText([
      ['page', 2],
      ['open', true],
    ]),
  ).toBe('page=2&open=true');
});
