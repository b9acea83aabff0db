import { expect, it } from 'vitest';
import { columnOfAmounts, isLongAmount } from './amount-column';

it.each([
  ['none', [], ''],
  ['usual ones', [12345n, -99999999n], ''],
  ['a long one among them', [12345n, -987654321012345n], 'w-48!'],
])('of %s', (_, amounts, column) => {
  expect(columnOfAmounts(amounts, 'USD', 'en-US')).toBe(column);
});

it.each([
  [1234567890n, 'USD', false],
  [-123456789012n, 'USD', true],
  [12345678901234n, 'KWD', true],
  [1234567890n, 'JPY', false],
])('%d minor units of %s are long: %s', (units, currency, isLong) => {
  expect(isLongAmount(units, currency, 'en-US')).toBe(isLong);
});
