import { describe, expect, it } from 'vitest';
import { readNumberCell, readShareCell } from './read-number';

const noNumber = { fault: 'Type a number, or a sum such as =12*3' };

describe('readNumberCell', () => {
  it.each([
    ['$ 5', 'USD', {}],
    ['5.00 usd', 'USD', {}],
    ['€ 5', 'USD', noNumber],
    ['$ 5', undefined, noNumber],
    ['=2*3', 'USD', { sum: '6' }],
  ])('says of %s, a price in %s: %o', (typed, currency, expected) => {
    expect(readNumberCell(typed, { decimals: 6, locale: 'en-US', currency })).toEqual(expected);
  });
});

it('says nothing of an amount that was copied with the sign of its currency', () => {
  expect(readShareCell('$ 5', 'USD', 'en-US')).toEqual({});
});
