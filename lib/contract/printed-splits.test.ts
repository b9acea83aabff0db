import { expect, it } from 'vitest';
import { readPrintedSplits } from './printed-splits';

it('reads each split, with empty texts for what is not printed', () => {
  const text = '[{"category":"Rent","memo":"May","amount":"-40.00"},{"category":"[Savings]","percent":"60"}]';
  expect(readPrintedSplits(text)).toEqual([
    { category: 'Rent', memo: 'May', amount: '-40.00' },
    { category: '[Savings]', memo: '', amount: '' },
  ]);
});

it.each([
  ['nothing', undefined],
  ['another kind of value', 7],
  ['words', 'Rent'],
  ['an object', '{"category":"Rent"}'],
  ['a list of something else', '[null]'],
  ['a text that was shortened', '[{"category":"Ren'],
])('reads no splits of %s', (_, text) => {
  expect(readPrintedSplits(text)).toEqual([]);
});
