import { expect, it } from 'vitest';
import { columnOfAmounts } from './amount-column';

it.each([
  ['none', [], ''],
  ['usual ones', [12345n, -99999999n], ''],
  ['a long one among them', [12345n, -987654321012345n], 'w-48!'],
])('of %s', (_, amounts, column) => {
  expect(columnOfAmounts(amounts, 'USD', 'en-US')).toBe(column);
});
